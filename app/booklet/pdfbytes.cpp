#include "app/booklet/pdfbytes.h"

#include <QRegularExpression>

namespace outremer::booklet {

QByteArray withoutDate(QByteArray pdf)
{
    // "/CreationDate (D:20261116123000+01'00')" and a line end: its length depends on the time zone.
    const qsizetype date = pdf.indexOf("/CreationDate (D:");
    const qsizetype end = date < 0 ? -1 : pdf.indexOf(")\n", date);
    const qsizetype table = pdf.lastIndexOf("\nxref\n");
    const qsizetype trailer = pdf.lastIndexOf("\ntrailer\n");
    const qsizetype start = pdf.lastIndexOf("\nstartxref\n");
    if (end < 0 || table < end || trailer < table || start < trailer)
        return pdf;
    const qsizetype removed = end + 2 - date;
    const auto moved = [&](qsizetype offset) { return offset > date ? offset - removed : offset; };

    // Lines of the table: "0000000015 00000 n ", ten digits first.
    for (qsizetype line = table + 1; line < trailer; line = pdf.indexOf('\n', line) + 1) {
        if (pdf.mid(line + 10, 9) != " 00000 n ")
            continue;
        const qsizetype offset = pdf.mid(line, 10).toLongLong();
        pdf.replace(line, 10, QByteArray::number(moved(offset)).rightJustified(10, '0'));
    }
    const qsizetype number = start + qsizetype(qstrlen("\nstartxref\n"));
    const qsizetype numberEnd = pdf.indexOf('\n', number);
    const QByteArray position = QByteArray::number(moved(pdf.mid(number, numberEnd - number).toLongLong()));
    pdf.replace(number, numberEnd - number, position);
    return pdf.remove(date, removed);
}

} // namespace outremer::booklet
