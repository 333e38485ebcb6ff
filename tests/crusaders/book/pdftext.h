#pragma once

#include <QByteArray>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>

namespace outremer::test {

// Just enough of a PDF reader to see what a reader of our booklets can find and copy: follows the table of positions,
// as a viewer does, and turns glyphs into letters by each font's own table.
class PdfText {
public:
    explicit PdfText(const QByteArray &pdf)
        : m_pdf(pdf)
    {
        readPositions();
        for (const int kid : references(valueAfter(objectWith("/Type /Pages"), "/Kids")))
            m_pages += textOf(object(kid));
    }

    bool isSound() const { return m_isSound; }
    const QStringList &pages() const { return m_pages; }
    QString text() const { return m_pages.join('\n'); }
    // Names of fonts, and whether the file holds every one of them.
    QStringList fonts() const
    {
        QStringList names;
        for (const int id : m_positions.keys()) {
            static const QRegularExpression kName("/FontName /(?:[A-Z]{6}\\+)?(\\S+)");
            const auto match = kName.match(QString::fromLatin1(object(id)));
            if (match.hasMatch() && object(id).contains("/FontFile"))
                names += match.captured(1);
        }
        return names;
    }

private:
    void readPositions()
    {
        const qsizetype start = m_pdf.lastIndexOf("startxref\n") + 10;
        qsizetype at = m_pdf.mid(start, m_pdf.indexOf('\n', start) - start).toLongLong();
        m_isSound = m_pdf.mid(at, 5) == "xref\n";
        at = m_pdf.indexOf('\n', at + 5) + 1; // past "0 count"
        for (int id = 0; m_pdf.mid(at, 7) != "trailer"; ++id, at += 20) {
            if (at + 20 > m_pdf.size())
                return;
            const qsizetype position = m_pdf.mid(at, 10).toLongLong();
            if (m_pdf[at + 17] != 'n')
                continue;
            m_positions[id] = position;
            m_isSound = m_isSound && m_pdf.mid(position).startsWith(QByteArray::number(id) + " 0 obj");
        }
    }

    // An object up to its stream, or its end.
    QByteArray object(int id) const
    {
        const qsizetype at = m_positions.value(id, m_pdf.size());
        qsizetype end = m_pdf.indexOf("endobj", at);
        const qsizetype stream = m_pdf.indexOf("stream\n", at);
        if (stream >= 0 && stream < end)
            end = stream;
        return m_pdf.mid(at, end - at);
    }

    QByteArray objectWith(const char *words) const
    {
        for (const int id : m_positions.keys()) {
            if (object(id).contains(words))
                return object(id);
        }
        return {};
    }

    QByteArray streamOf(int id) const
    {
        const QByteArray head = object(id);
        const qsizetype start = m_positions.value(id) + head.size() + 7;
        const QByteArray length = valueAfter(head, "/Length ");
        qsizetype size = length.trimmed().split(' ')[0].toLongLong();
        if (length.contains(" 0 R"))
            size = object(references(length).value(0)).split('\n').value(1).toLongLong();
        QByteArray bytes = m_pdf.mid(start, size);
        return head.contains("/FlateDecode") ? qUncompress(QByteArray(4, '\0') + bytes) : bytes;
    }

    static QByteArray valueAfter(const QByteArray &object, const QByteArray &key)
    {
        const qsizetype at = object.indexOf(key);
        if (at < 0)
            return {};
        const qsizetype end = object.indexOf("\n/", at + 1);
        return object.mid(at + key.size(), end < 0 ? -1 : end - at - key.size());
    }

    static QList<int> references(const QByteArray &value)
    {
        QList<int> ids;
        static const QRegularExpression kReference("(\\d+) 0 R");
        auto matches = kReference.globalMatch(QString::fromLatin1(value));
        while (matches.hasNext())
            ids += matches.next().captured(1).toInt();
        return ids;
    }

    // From codes in the text to letters.
    QMap<uint, QString> lettersOf(int font) const
    {
        QMap<uint, QString> letters;
        const QString table =
            QString::fromLatin1(streamOf(references(valueAfter(object(font), "/ToUnicode")).value(0)));
        static const QRegularExpression kRange("<([0-9A-F]{4})> <([0-9A-F]{4})> (\\[[^\\]]*\\]|<[0-9A-F]+>)");
        static const QRegularExpression kCode("<([0-9A-F]+)>");
        auto ranges = kRange.globalMatch(table);
        while (ranges.hasNext()) {
            const auto range = ranges.next();
            uint code = range.captured(1).toUInt(nullptr, 16);
            const uint last = range.captured(2).toUInt(nullptr, 16);
            const bool isList = range.captured(3).startsWith('[');
            auto codes = kCode.globalMatch(range.captured(3));
            uint letter = 0;
            for (; code <= last; ++code, ++letter) {
                if (isList || code == range.captured(1).toUInt(nullptr, 16))
                    letter = codes.next().captured(1).toUInt(nullptr, 16);
                letters[code] = letter == 0 ? QString() : QString(QChar(ushort(letter)));
            }
        }
        return letters;
    }

    QString textOf(const QByteArray &page) const
    {
        QMap<QString, QMap<uint, QString>> fonts;
        static const QRegularExpression kFont("/(F\\d+) (\\d+) 0 R");
        auto used = kFont.globalMatch(QString::fromLatin1(object(references(valueAfter(page, "/Resources")).value(0))));
        while (used.hasNext()) {
            const auto font = used.next();
            fonts[font.captured(1)] = lettersOf(font.captured(2).toInt());
        }

        // A text begins with its font and its place; a new height is a new line.
        static const QRegularExpression kToken("/(F\\d+) \\S+ Tf|(-?[0-9.]+) (-?[0-9.]+) Td|<([0-9A-F]+)> Tj|(BT)");
        QString text, font, height;
        bool isFirst = false;
        auto tokens =
            kToken.globalMatch(QString::fromLatin1(streamOf(references(valueAfter(page, "/Contents")).value(0))));
        while (tokens.hasNext()) {
            const auto token = tokens.next();
            if (!token.captured(1).isEmpty())
                font = token.captured(1);
            if (!token.captured(5).isEmpty())
                isFirst = true;
            if (!token.captured(3).isEmpty() && isFirst) {
                if (token.captured(3) != height && !text.isEmpty())
                    text += '\n';
                height = token.captured(3);
                isFirst = false;
            }
            for (qsizetype i = 0; i + 4 <= token.captured(4).size(); i += 4)
                text += fonts[font].value(token.captured(4).mid(i, 4).toUInt(nullptr, 16), "?");
        }
        text.replace(QChar(0x00a0), ' ');
        text.replace(QChar(0x00ad), '-');
        return text.replace("-\n", "").replace('\n', ' ').simplified();
    }

    QByteArray m_pdf;
    QMap<int, qsizetype> m_positions;
    QStringList m_pages;
    bool m_isSound = false;
};

} // namespace outremer::test
