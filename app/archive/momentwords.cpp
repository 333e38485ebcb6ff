#include "app/archive/momentwords.h"

#include "app/ui/preferences.h"
#include "campaign/grammar/numerals.h"

#include <QDateTime>
#include <QLocale>

namespace outremer {
namespace {

constexpr Moment kMinute = 60 * 1000;

QDate dateOf(Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment).date();
}

} // namespace

QString MomentWords::day(Moment at, Moment now)
{
    const QDate date = dateOf(at);
    const qint64 days = date.daysTo(dateOf(now));
    if (days == 0)
        return tr("today");
    if (days == 1)
        return tr("yesterday");
    return QString::fromStdString(
        campaign::date(date.toString(Qt::ISODate).toStdString(), Preferences::currentLanguage()));
}

QString MomentWords::time(Moment at, Moment now)
{
    if (at <= now && now - at < kMinute)
        return tr("just now");
    //: a day, in words, and a time of the clock
    return tr("%1 at %2").arg(day(at, now), QDateTime::fromMSecsSinceEpoch(at).toString("HH:mm"));
}

QString MomentWords::size(qint64 bytes)
{
    return QLocale(Preferences::instance()->language()).formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

} // namespace outremer
