#include "CCLD2.h"
// The library's header uses FILE without including it.
#include <cstdio>
#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

extern "C" bool earmark_cld2_detect(const char *text, size_t length, const char *hint,
                                    struct earmark_cld2_language found[3]) {
    CLD2::Language languages[3] = {CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE};
    int percents[3] = {0, 0, 0};
    double scores[3];
    int textBytes = 0;
    bool reliable = false;
    CLD2::CLDHints hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING,
                            hint ? CLD2::GetLanguageFromName(hint) : CLD2::UNKNOWN_LANGUAGE};
    CLD2::ExtDetectLanguageSummary(text, static_cast<int>(length), true, &hints, 0, languages, percents, scores,
                                   nullptr, &textBytes, &reliable);
    for (int i = 0; i < 3; i++) found[i] = {CLD2::LanguageCode(languages[i]), percents[i]};
    return reliable;
}
