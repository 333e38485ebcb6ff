#include "app/booklet/chapterhead.h"

#include "app/booklet/measures.h"
#include "app/booklet/ornaments.h"
#include "app/booklet/paragraph.h"

#include <QRegularExpression>

namespace outremer::booklet {

ChapterName ChapterName::of(const QString &name)
{
    static const QRegularExpression kNumbered(QStringLiteral("^(\\S+ [IVX]+)[.:] (.+)$"));
    const auto match = kNumbered.match(name);
    return match.hasMatch() ? ChapterName{ match.captured(1), match.captured(2) } : ChapterName{ {}, name };
}

Boxes chapterHead(const QString &name, const Typeface &face)
{
    const auto [number, title] = ChapterName::of(name);
    Boxes boxes{ { .height = kLeading * 2, .draw = drawHeadpiece } };
    const Setting small{
        .font = face.spaced(10.5, 122), .leading = kLeading * 2, .align = Qt::AlignHCenter, .colour = ink::kRubric
    };
    append(boxes, number.isEmpty() ? Boxes{ { .height = kLeading } } : paragraph(number.toUpper(), small));
    const Setting large{ .font = face.font(22), .leading = kLeading * 2, .align = Qt::AlignHCenter };
    append(boxes, paragraph(title, large));
    boxes.push_back({ .height = kLeading, .draw = drawSectionOrnament });
    keepTogether(boxes);
    boxes.back().keepWithNext = true;
    boxes.front().startsPage = true;
    boxes.front().chapter = name;
    return boxes;
}

} // namespace outremer::booklet
