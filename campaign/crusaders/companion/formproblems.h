#pragma once

#include "campaign/crusaders/companion/catalogue.h"
#include "campaign/crusaders/companion/form.h"

namespace outremer::campaign::table {

// What a form is read against: the board, the campaign so far, and the names of things.
struct FormSetting {
    const crusaders::Content &content;
    const CampaignFacts &campaign;
    const Catalogue &catalogue;
};

// Something about one field that the group should know. An error keeps the chapter from being written down; a warning
// says what looks odd and lets it stand: at a real table the group is right.
struct FormProblem {
    enum class Weight : std::uint8_t { Error, Warning };
    Weight weight{};
    std::string field; // "ranking[1].influence"
    std::string code;  // stable, for programs: "influence-order"
    Bilingual text;
};

// In the order of the form's fields.
std::vector<FormProblem> problemsOf(const ChapterForm &form, const FormSetting &setting);
bool hasErrors(const std::vector<FormProblem> &problems);

} // namespace outremer::campaign::table
