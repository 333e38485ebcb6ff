#include "app/crusaders/companion/companionmodel.h"

#include "app/ui/preferences.h"
#include "campaign/crusaders/prose/chapters.h"

namespace outremer {
namespace {

constexpr int kSaveAfter = 300; // milliseconds after the last change
constexpr const char *kRoman[] = { "I", "II", "III", "IV" };

} // namespace

CompanionModel::CompanionModel(const char *document, QObject *parent)
    : QObject(parent)
    , m_archive(Archive::instance())
    , m_document(document)
{
    m_saving.setSingleShot(true);
    m_saving.setInterval(kSaveAfter);
    connect(&m_saving, &QTimer::timeout, this, &CompanionModel::save);
    connect(m_archive, &Archive::contentChanged, this, &CompanionModel::read);
    connect(Preferences::instance(), &Preferences::languageChanged, this, [this] {
        if (m_where)
            tell();
        emit changed();
    });
}

void CompanionModel::setCampaign(qint64 campaign)
{
    if (m_id.value == campaign)
        return;
    save();
    m_id = CampaignId{ campaign };
    m_where.reset();
    emit campaignChanged();
    read();
}

QString CompanionModel::chapterTitle() const
{
    if (!m_where || m_where->isOver())
        return {};
    return tr("Chapter %1. %2")
        .arg(kRoman[m_where->chapter - 1],
            QString::fromStdString(campaign::chapterText(m_where->chapter).title.in(Preferences::currentLanguage())));
}

QString CompanionModel::ruleText(const QString &rule) const
{
    const Rule *found = boxRules().rulebook().find(rule.toStdString());
    return found ? QString::fromStdString(found->text.in(Preferences::currentLanguage())) : QString();
}

std::string CompanionModel::key() const
{
    return std::string(m_document) + "." + m_where->row.uuid;
}

void CompanionModel::read()
{
    save();
    m_where.reset();
    if (m_archive && m_archive->chronicle() && m_id) {
        auto read = BoxedCampaign::read(*m_archive->chronicle(), m_id);
        if (read)
            m_where = std::move(*read);
        setProblem(read ? QString() : wordsOf(read.refusal()));
    }
    if (m_where) {
        const auto kept = m_archive->chronicle()->settings().get(key());
        if (!kept)
            setProblem(wordsOf(kept.refusal()));
        take(kept && *kept ? &**kept : nullptr);
        tell();
    }
    emit changed();
}

void CompanionModel::touch()
{
    m_isUnsaved = true;
    m_saving.start();
}

void CompanionModel::save()
{
    m_saving.stop();
    if (!m_isUnsaved || !m_where || !m_archive || !m_archive->chronicle())
        return;
    m_isUnsaved = false;
    if (const auto refusal = m_archive->chronicle()->settings().set(key(), toKeep()))
        setProblem(wordsOf(*refusal));
}

void CompanionModel::setProblem(const QString &problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

QString wordsOf(const Refusal &refusal)
{
    if (refusal.code == "chapter-running")
        return CompanionModel::tr("This chapter is being played in the program: finish it there.");
    if (refusal.code == "campaign-over")
        return CompanionModel::tr("The campaign is over: all four chapters are written.");
    if (refusal.code == "wrong-chapter")
        return CompanionModel::tr("Another chapter has been written down meanwhile: open the page again.");
    return QString::fromStdString(refusal.message);
}

QVariantMap rowOf(const campaign::table::Saying &saying, const QString &key)
{
    QStringList rules;
    for (const std::string &rule : saying.rules)
        rules.append(QString::fromStdString(rule));
    return { { "key", key }, { "text", QString::fromStdString(saying.text) }, { "rules", rules } };
}

} // namespace outremer
