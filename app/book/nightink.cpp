#include "app/book/nightink.h"

#include <algorithm>
#include <cmath>

namespace outremer {
namespace {

struct Tone {
    float red, green, blue;
};

constexpr Tone kPaper{ 0.106f, 0.118f, 0.153f };
constexpr Tone kInk{ 0.945f, 0.902f, 0.808f };

float mixed(float from, float to, float share)
{
    return from + (to - from) * share;
}

QRgb turned(QRgb pixel)
{
    const float red = float(qRed(pixel)) / 255, green = float(qGreen(pixel)) / 255, blue = float(qBlue(pixel)) / 255;
    const float chroma = std::max({ red, green, blue }) - std::min({ red, green, blue });
    const float light = 0.3f * red + 0.59f * green + 0.11f * blue;
    const bool isSilver = std::min({ red, green, blue }) > 0.94f; // paper is never so white
    const bool isSable = light < 0.22f && chroma > 0.14f;         // nor the ink of letters so brown
    if (isSilver || isSable)
        return pixel;
    const float colourful = std::clamp((chroma - 0.17f) / 0.1f, 0.0f, 1.0f); // 0: greys and paper, 1: arms and rubrics
    const float ink = std::pow(1 - light, 0.85f);
    const float lift = std::clamp((0.45f - light) * 2.6f, 0.0f, 0.45f); // dark colours would drown in the dark
    const auto channel = [&](float value, float paper, float lit) {
        const float plain = mixed(paper, lit, ink) + (value - light) * 1.2f; // it keeps its hue
        const float strong = mixed(value, lit, lift);
        return int(std::lround(255 * std::clamp(mixed(plain, strong, colourful), 0.0f, 1.0f)));
    };
    return qRgba(channel(red, kPaper.red, kInk.red), channel(green, kPaper.green, kInk.green),
        channel(blue, kPaper.blue, kInk.blue), qAlpha(pixel));
}

} // namespace

QImage atNight(QImage drawing)
{
    drawing.convertTo(QImage::Format_ARGB32);
    for (int y = 0; y < drawing.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(drawing.scanLine(y));
        std::transform(line, line + drawing.width(), line, turned);
    }
    drawing.convertTo(QImage::Format_ARGB32_Premultiplied);
    return drawing;
}

} // namespace outremer
