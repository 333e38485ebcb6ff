#pragma once

#include "campaign/crusaders/prose/names.h"
#include "model/crusaders/content.h"

namespace outremer::campaign {

// The names of the cards, cities and states of a loaded game.
class ContentNames : public NameSource {
public:
    explicit ContentNames(std::shared_ptr<const crusaders::Content> content)
        : m_content(std::move(content))
    {
    }

    std::optional<Name> name(Thing thing, std::string_view id) const override;
    std::optional<Name> feminine(std::string_view nickname) const override;
    std::optional<Bilingual> story(Thing thing, std::string_view id) const override;

private:
    const crusaders::PrintedCard *card(Thing thing, std::string_view id) const;
    const crusaders::InterludeOption *option(std::string_view id) const;

    std::shared_ptr<const crusaders::Content> m_content;
};

} // namespace outremer::campaign
