#pragma once
#include <stddef.h>
#include <stdint.h>

/// The seconds of processor time that each of the bare libraries takes for one HTML text.
struct script_floor {
    /// gumbo: bytes to tree, and the tree freed.
    double parsing;
    /// CLD2 over the text of the tree.
    double detection;
    /// ICU: the text to UTF-16, and its sentence boundaries.
    double sentences;
    /// The UTF-8 bytes of the text.
    size_t text_bytes;
};

#ifdef __cplusplus
extern "C" {
#endif

/// The processor time of this thread so far, in seconds.
double script_floor_now(void);

/// Measures the bare libraries over an HTML text, in which elements must not be nested deeply.
struct script_floor script_floor_of_html(const char *html, size_t length);

/// The seconds that ICU takes to find the sentences of a UTF-8 text, conversion included. `count` is how many.
double script_floor_of_text(const char *text, size_t length, size_t *count);

#ifdef __cplusplus
}
#endif
