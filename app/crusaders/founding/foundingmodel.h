#pragma once

#include "app/ui/rowmodel.h"

#include <QStringList>
#include <memory>
#include <optional>

namespace outremer {

class Thrones;

// A campaign being founded. Everything has a good value from the start, so that one click founds a campaign; whatever is
// changed stays valid.
class FoundingModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game CONSTANT) // that bots will play, by its id
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed)
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed) // in the order of CampaignKind
    Q_PROPERTY(bool hard READ isHard WRITE setHard NOTIFY changed)
    // What the group agrees on: a map for each: label, values (texts), and beside them the index agreed on.
    Q_PROPERTY(QVariantList options READ options NOTIFY wordsChanged)
    Q_PROPERTY(QList<int> agreed READ agreed NOTIFY changed)
    // A row for each chair: house (a state), stateName, states (names of all), stateIndex; rulers (names; the last is one
    // of the group's own), rulerIndex, ownName, isFeminine, rulerTitle ("King of Jerusalem"); person, placeholder, isBot, botKind, botStyle.
    Q_PROPERTY(outremer::RowModel *chairs READ chairs CONSTANT)

public:
    explicit FoundingModel(QObject *parent = nullptr);
    ~FoundingModel() override;

    static QString game();
    QString title() const;
    void setTitle(const QString &title);
    QString group() const { return m_group; }
    void setGroup(const QString &group);
    int seatCount() const;
    void setSeatCount(int seats);
    int kind() const { return m_kind; }
    void setKind(int kind);
    bool isHard() const { return m_isHard; }
    void setHard(bool isHard);
    QVariantList options() const;
    QList<int> agreed() const { return { m_drawsGovernors ? 1 : 0, m_choosesBull ? 1 : 0 }; }
    RowModel *chairs() const { return m_chairs; }

    Q_INVOKABLE void begin(); // good values again, with the people of the last campaign
    Q_INVOKABLE void draw();  // another title, other states and rulers
    Q_INVOKABLE void setOption(int index, int value);
    Q_INVOKABLE void setState(int seat, int stateIndex);
    Q_INVOKABLE void setRuler(int seat, int rulerIndex);
    Q_INVOKABLE void setOwnRuler(int seat, const QString &name, bool isFeminine);
    Q_INVOKABLE void setPerson(int seat, const QString &name);
    Q_INVOKABLE void setBot(int seat, bool isBot);
    Q_INVOKABLE void setBotKind(int seat, int kind, int style); // indices into the lists of BotWords
    Q_INVOKABLE int found(); // the campaign's id; 0 when it was refused, which the Archive tells

signals:
    void changed();
    void wordsChanged();

private:
    bool hasSeat(int seat) const { return seat >= 0 && seat < seatCount(); }
    QVariantMap rowOf(std::size_t seat) const;
    QString placeholder(std::size_t seat) const;
    void seatLastCompany();
    void chooseTitle();
    void refresh();

    std::unique_ptr<Thrones> m_thrones;
    std::vector<bool> m_isBot;
    std::optional<QString> m_ownTitle; // else the proposed one stands
    int m_proposed = 0;                // which of our titles
    QString m_group;
    int m_kind = 0;
    bool m_isHard = false;
    bool m_drawsGovernors = false;
    bool m_choosesBull = false;
    std::uint64_t m_seed = 0;
    RowModel *m_chairs;
};

} // namespace outremer
