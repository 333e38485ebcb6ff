#include "book/nightink.h"

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

QRgb turned(QRgb pixel, Light meaning)
{
    const float red = float(qRed(pixel)) / 255, green = float(qGreen(pixel)) / 255, blue = float(qBlue(pixel)) / 255;
    const float chroma = std::max({ red, green, blue }) - std::min({ red, green, blue });
    const float light = 0.3f * red + 0.59f * green + 0.11f * blue;
    const float silver = meaning == Light::IsSilver ? std::clamp((light - 0.5f) / 0.2f, 0.0f, 1.0f) : 0;
    // 0: greys and paper, 1: arms and rubrics
    const float colourful = std::max(silver, std::clamp((chroma - 0.17f) / 0.1f, 0.0f, 1.0f));
    const float ink = std::pow(1 - light, 0.85f);
    const float lift = std::clamp((0.45f - light) * 1.8f, 0.0f, 0.45f); // dark colours would drown in the dark
    const auto channel = [&](float value, float paper, float lit) {
        const float plain = mixed(paper, lit, ink) + (value - light) * 1.2f; // it keeps its hue
        const float strong = mixed(value, lit, lift);
        return int(std::lround(255 * std::clamp(mixed(plain, strong, colourful), 0.0f, 1.0f)));
    };
    return qRgba(channel(red, kPaper.red, kInk.red), channel(green, kPaper.green, kInk.green),
        channel(blue, kPaper.blue, kInk.blue), qAlpha(pixel));
}

} // namespace

QImage atNight(QImage drawing, Light light)
{
    drawing.convertTo(QImage::Format_ARGB32);
    for (int y = 0; y < drawing.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(drawing.scanLine(y));
        std::transform(line, line + drawing.width(), line, [light](QRgb pixel) { return turned(pixel, light); });
    }
    drawing.convertTo(QImage::Format_ARGB32_Premultiplied);
    return drawing;
}

} // namespace outremer
