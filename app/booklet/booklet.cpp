#include "app/booklet/booklet.h"

#include "app/booklet/composer.h"
#include "app/booklet/frontmatter.h"
#include "app/booklet/measures.h"
#include "app/booklet/pages.h"
#include "app/booklet/paragraph.h"
#include "app/booklet/pdfbytes.h"
#include "model/core/record.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPdfWriter>

#include <algorithm>

namespace outremer {
namespace booklet {
namespace {

// Draws the finished pages one after another.
class Printer {
public:
    Printer(QIODevice &out, const campaign::Document &document, const Typeface &face)
        : m_writer(&out)
        , m_title(oneLine(document.title))
        , m_face(face)
    {
        m_writer.setTitle(m_title);
        m_writer.setCreator(QStringLiteral("Outremer"));
        m_writer.setResolution(kResolution);
        m_writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize::A5), QPageLayout::Portrait, QMarginsF(0, 0, 0, 0), QPageLayout::Point));
    }

    bool begin() { return m_painter.begin(&m_writer); }
    bool end() { return m_painter.end(); }

    void printFront(const Boxes &boxes, const std::vector<ChapterStart> &chapters, bool isRussian)
    {
        drawTitlePage(m_painter, textArea(1), boxes);
        m_writer.newPage();
        if (chapters.size() > 1) // otherwise the back of the title page stays white
            drawContents(m_painter, textArea(2), chapters, kFirstBodyPage, m_face,
                isRussian ? QStringLiteral("Содержание") : QStringLiteral("Contents"));
        m_number = kFirstBodyPage;
        m_writer.newPage();
    }

    void printBody(const std::vector<Page> &pages)
    {
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (i > 0)
                m_writer.newPage();
            printPage(pages[i]);
            ++m_number;
        }
    }

private:
    static constexpr int kFirstBodyPage = 3;

    void printPage(const Page &page)
    {
        const QRectF text = textArea(m_number);
        for (const auto &[box, top] : page.boxes) {
            if (!box->draw)
                continue;
            box->draw(m_painter, { text.left(), text.top() + top, text.width(), box->height });
        }
        if (!page.isOpening && m_number > 1)
            drawRunningHead(text, m_number % 2 == 0 || page.chapter.isEmpty() ? m_title : page.chapter);
        drawLine(m_painter, { text.left(), text.bottom() + kLeading, text.width(), kLeading },
            QString::number(m_number), m_face.font(10), ink::kSoft);
    }

    void drawRunningHead(const QRectF &text, const QString &head)
    {
        const QRectF line(text.left(), text.top() - kLeading * 1.9, text.width(), kLeading);
        drawLine(m_painter, line, head, m_face.font(9.5, Typeface::Style::Italic), ink::kSoft);
        m_painter.setPen(QPen(ink::kRule, pt(0.4)));
        m_painter.drawLine(line.bottomLeft(), line.bottomRight());
    }

    QPdfWriter m_writer;
    QPainter m_painter;
    QString m_title;
    const Typeface &m_face;
    int m_number = 1;
};

} // namespace
} // namespace booklet

std::optional<Refusal> writeBooklet(
    const campaign::Document &document, const booklet::Plates &plates, const std::string &path)
{
    using namespace booklet;
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return Refusal{ "no-gui", "a booklet can only be printed by a program with a QGuiApplication" };
    if (document.blocks.empty())
        return Refusal{ "nothing-to-print", "there is nothing in the chronicle to print yet" };
    const Result<Typeface> face = Typeface::find();
    if (!face)
        return face.refusal();

    const Lang lang = document.language();
    const bool hasChapters = std::ranges::find(document.blocks, campaign::Block::Kind::Chapter, &campaign::Block::kind)
        != document.blocks.end();
    std::size_t taken = 0;
    const Boxes front = hasChapters ? titlePage(document, plates, *face, taken) : Boxes{};
    Composer composer(*face, plates, lang);
    for (std::size_t i = taken; i < document.blocks.size(); ++i)
        composer.add(document.blocks[i]);
    const Boxes body = composer.finish();
    const std::vector<Page> pages = paginate(body);

    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        Printer printer(buffer, document, *face);
        if (!printer.begin())
            return Refusal{ "cannot-print", "the pages of the booklet cannot be drawn" };
        if (hasChapters)
            printer.printFront(front, chaptersOf(pages), lang == Lang::Ru);
        printer.printBody(pages);
        if (!printer.end())
            return Refusal{ "cannot-print", "the pages of the booklet cannot be drawn" };
    }
    const QByteArray pdf = withoutDate(buffer.data());
    return writeFileSafely(path, { pdf.constData(), std::size_t(pdf.size()) });
}

std::unique_ptr<QGuiApplication> printingApplication()
{
    if (QCoreApplication::instance())
        return nullptr;
    // Qt keeps references to both for as long as the application lives.
    static int count = 3;
    static char program[] = "outremer-booklet", flag[] = "-platform", platform[] = "offscreen";
    static char *words[] = { program, flag, platform, nullptr };
    return std::make_unique<QGuiApplication>(count, words);
}

} // namespace outremer
