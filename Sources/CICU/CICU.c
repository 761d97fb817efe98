#include "CICU.h"
#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unum.h>

void *earmark_icu_open_breaks(enum earmark_icu_breaks kind, const char *locale) {
    static const UBreakIteratorType types[] = {UBRK_SENTENCE, UBRK_WORD, UBRK_CHARACTER};
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(types[kind], locale, NULL, 0, &status);
    return U_SUCCESS(status) ? iterator : NULL;
}

void earmark_icu_close_breaks(void *iterator) {
    ubrk_close((UBreakIterator *)iterator);
}

int32_t earmark_icu_ends(void *iterator, const uint16_t *text, int32_t length, int32_t *ends, int32_t capacity) {
    static const uint16_t nothing[1] = {0};
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, &status);
    if (U_SUCCESS(status)) {
        ubrk_first((UBreakIterator *)iterator);
        for (int32_t end; (end = ubrk_next((UBreakIterator *)iterator)) != UBRK_DONE;) {
            if (count < capacity) ends[count] = end;
            count++;
        }
    }
    status = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)iterator, (const UChar *)nothing, 0, &status);
    return count;
}

bool earmark_icu_knows_charset(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(name, &status);
    ucnv_close(converter);
    return U_SUCCESS(status);
}

int32_t earmark_icu_decode(const char *charset, const char *bytes, int32_t length, uint16_t *units,
                                         int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(charset, &status);
    if (U_FAILURE(status)) return -1;
    int32_t count = ucnv_toUChars(converter, (UChar *)units, capacity, bytes, length, &status);
    ucnv_close(converter);
    return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

int32_t earmark_icu_detect_charset(const char *bytes, int32_t length, char *name, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t confidence = 0;
    UCharsetDetector *detector = ucsdet_open(&status);
    ucsdet_enableInputFilter(detector, true);
    ucsdet_setText(detector, bytes, length, &status);
    const UCharsetMatch *match = ucsdet_detect(detector, &status);
    if (U_SUCCESS(status) && match) {
        const char *found = ucsdet_getName(match, &status);
        int32_t i = 0;
        while (found && i + 1 < capacity && found[i]) name[i] = found[i], i++;
        if (capacity > 0) name[i] = 0;
        confidence = ucsdet_getConfidence(match, &status);
    }
    ucsdet_close(detector);
    return U_SUCCESS(status) ? confidence : 0;
}

void *earmark_icu_open_spelling(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, &status);
    return U_SUCCESS(status) ? format : NULL;
}

void earmark_icu_close_spelling(void *spelling) {
    unum_close((UNumberFormat *)spelling);
}

int32_t earmark_icu_spell(void *spelling, int64_t number, const char *rule, uint16_t *units, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar name[64];
    int32_t length = 0;
    while (length < 63 && rule[length]) name[length] = (UChar)rule[length], length++;
    unum_setTextAttribute((UNumberFormat *)spelling, UNUM_DEFAULT_RULESET, name, length, &status);
    if (U_FAILURE(status)) return -1;
    int32_t count = unum_formatInt64((UNumberFormat *)spelling, number, (UChar *)units, capacity, NULL, &status);
    return U_SUCCESS(status) && count <= capacity ? count : -1;
}
