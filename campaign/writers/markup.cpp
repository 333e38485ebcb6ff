#include "campaign/writers/markup.h"

namespace outremer::campaign {

std::string xmlEscaped(std::string_view text)
{
    std::string result;
    for (char letter : text) {
        switch (letter) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        case '\'':
            result += "&#39;";
            break;
        default:
            // Control characters are not allowed in XML at all, however written.
            if (static_cast<unsigned char>(letter) >= 0x20 || letter == '\n' || letter == '\t')
                result += letter;
        }
    }
    return result;
}

std::string tagged(const std::string &tag, const std::string &content)
{
    return "<" + tag + ">" + content + "</" + tag.substr(0, tag.find(' ')) + ">\n";
}

} // namespace outremer::campaign
