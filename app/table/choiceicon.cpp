#include "app/table/choiceicon.h"

namespace outremer {

QString choiceIcon(const AnyGame &game, const Option &option, const RefList &targets)
{
    const VerbIcon icon = game.look().iconOf(game.optionName(option));
    if (icon.noun.empty())
        return QString::fromStdString(icon.sign);
    for (const Ref &ref : targets) {
        if (game.nounName(ref.noun) == icon.noun)
            return QString::fromStdString(game.idOf(ref));
    }
    return {};
}

} // namespace outremer
