#pragma once
#include <stdbool.h>
#include <stddef.h>

/// One language that CLD2 found in a text.
struct earmark_cld2_language {
    /// CLD2's code (`en`, `iw`, `zh-Hant`), a constant string of the library.
    const char *code;
    /// Share of the text's letters, 0…100.
    int percent;
};

/// Finds the languages of a UTF-8 plain text. Writes three of them, most of the text first; returns whether CLD2
/// calls its answer reliable. `hint` is a language code that is likely, or NULL. Never throws, keeps nothing.
#ifdef __cplusplus
extern "C"
#endif
bool earmark_cld2_detect(const char *text, size_t length, const char *hint, struct earmark_cld2_language found[3]);
