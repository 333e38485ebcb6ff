#include "app/book/storypages.h"

#include "app/booklet/chapterhead.h"
#include "app/booklet/composer.h"
#include "app/booklet/frontmatter.h"
#include "app/booklet/measures.h"
#include "app/booklet/pages.h"

#include <algorithm>

namespace outremer {

using namespace booklet;

namespace {

// A screen has no room for a printer's margins: the paper is trimmed.
constexpr qreal kTrimInner = mm(3), kTrimOuter = mm(8);
const QRectF kSheet(0, mm(7), kPageWidth - kTrimInner - kTrimOuter, kPageHeight - mm(16));

} // namespace

// A book as it was set. Boxes draw from the composer and from the plates, and pages point into the boxes: all of it lives
// and goes together.
struct StoryPages::Setting {
    campaign::Document document;
    std::unique_ptr<const Plates> plates;
    Typeface face;
    std::unique_ptr<Composer> composer{};
    Boxes front{}, body{};
    std::vector<Page> pages{};
    std::vector<ChapterStart> chapters{};
    int before = 0; // pages before the body: title and contents

    void compose()
    {
        const bool hasChapters =
            std::ranges::find(document.blocks, campaign::Block::Kind::Chapter, &campaign::Block::kind)
            != document.blocks.end();
        std::size_t taken = 0;
        front = titlePage(document, *plates, face, taken);
        before = hasChapters ? 2 : 1;
        composer = std::make_unique<Composer>(face, *plates, document.language());
        for (std::size_t i = taken; i < document.blocks.size(); ++i)
            composer->add(document.blocks[i]);
        if (taken < document.blocks.size())
            body = composer->finish();
        pages = paginate(body);
        chapters = chaptersOf(pages);
    }
    const Page *bodyPage(int page) const
    {
        const auto at = std::size_t(page - before - 1);
        return page > before && at < pages.size() ? &pages[at] : nullptr;
    }
};

StoryPages::StoryPages(QObject *parent)
    : QObject(parent)
{
}

StoryPages::~StoryPages() = default;

void StoryPages::showDocument(campaign::Document document, std::unique_ptr<const Plates> plates)
{
    static const Result<Typeface> kFace = Typeface::find();
    m_setting.reset();
    if (kFace)
        m_setting.reset(new Setting{ std::move(document), std::move(plates), *kFace });
    emit changed();
}

void StoryPages::clear()
{
    m_setting.reset();
    emit changed();
}

const StoryPages::Setting *StoryPages::set() const
{
    if (m_setting && !m_setting->composer)
        m_setting->compose();
    return m_setting.get();
}

int StoryPages::count() const
{
    const Setting *book = set();
    return book ? book->before + int(book->pages.size()) : 0;
}

QVariantList StoryPages::contents() const
{
    QVariantList contents;
    const Setting *book = set();
    if (!book)
        return contents;
    for (const ChapterStart &chapter : book->chapters) {
        const ChapterName name = ChapterName::of(chapter.name);
        contents.append(QVariantMap{
            { "name", name.title }, { "number", name.number }, { "page", book->before + int(chapter.page) + 1 } });
    }
    return contents;
}

int StoryPages::contentsPage() const
{
    const Setting *book = set();
    return book && book->before > 1 ? book->before : 0;
}

QString StoryPages::headOf(int page) const
{
    const Setting *book = set();
    const Page *one = book ? book->bodyPage(page) : nullptr;
    if (!one || one->isOpening)
        return {};
    // As in the printed book: its name on the left, the chapter's on the right.
    return page % 2 == 0 || one->chapter.isEmpty() ? QString::fromStdString(book->document.title) : one->chapter;
}

qreal StoryPages::proportion()
{
    return kSheet.height() / kSheet.width();
}

void StoryPages::paint(QPainter &painter, int page, const QRectF &place) const
{
    const Setting *book = set();
    if (!book || page < 1 || page > count())
        return;
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(place.width() / kSheet.width(), place.width() / kSheet.width());
    painter.translate(page % 2 == 1 ? -kTrimInner : -kTrimOuter, -kSheet.top());
    const QRectF text = textArea(page);
    if (page == 1)
        drawTitlePage(painter, text, book->front);
    if (const Page *one = book->bodyPage(page)) {
        for (const auto &[box, top] : one->boxes) {
            if (box->draw)
                box->draw(painter, { text.left(), text.top() + top, text.width(), box->height });
        }
    }
    painter.restore();
}

} // namespace outremer
