#pragma once
// ICU renames every symbol with its version (ubrk_open_72): Swift reaches it only through these functions. Its headers
// stay out of sight: Foundation brings an ICU of its own, and two of them in one module graph do not compile.
#include <stdbool.h>
#include <stdint.h>

/// What a break iterator finds.
enum earmark_icu_breaks { EARMARK_ICU_SENTENCES, EARMARK_ICU_WORDS, EARMARK_ICU_CHARACTERS };

/// A break iterator for a locale (`de`, `en_US`), or NULL. Close it with earmark_icu_close_breaks.
void *earmark_icu_open_breaks(enum earmark_icu_breaks kind, const char *locale);

void earmark_icu_close_breaks(void *iterator);

/// Writes the ends of what the iterator finds in a UTF-16 text, at most `capacity` of them; returns how many there are.
/// The text must live during the call only: the iterator is left on an empty text.
int32_t earmark_icu_ends(void *iterator, const uint16_t *text, int32_t length, int32_t *ends, int32_t capacity);

/// Whether ICU has a converter for a charset name or alias.
bool earmark_icu_knows_charset(const char *name);

/// Decodes bytes into UTF-16, malformed ones as U+FFFD. Returns the units that the whole needs (call again with more
/// room when that is above `capacity`), or -1 when it cannot be decoded.
int32_t earmark_icu_decode(const char *charset, const char *bytes, int32_t length, uint16_t *units,
                                         int32_t capacity);

/// The charset that the bytes look like. Writes its name, NUL-terminated, and returns the confidence (0…100);
/// 0 when none is found.
int32_t earmark_icu_detect_charset(const char *bytes, int32_t length, char *name, int32_t capacity);

/// A number spelling for a locale (`de`, `en_US`), or NULL. Setting it up takes up to milliseconds. Close it with
/// earmark_icu_close_spelling; not for several threads at once.
void *earmark_icu_open_spelling(const char *locale);

void earmark_icu_close_spelling(void *spelling);

/// Writes a number in words by one of the locale's rules (`%spellout-ordinal`) in UTF-16. Returns the units written, or
/// -1 where the locale has no such rule or the words need more than `capacity`.
int32_t earmark_icu_spell(void *spelling, int64_t number, const char *rule, uint16_t *units, int32_t capacity);
