#include "CScriptFloor.h"
#include <cstdio>
#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>
#include <gumbo.h>
#include <string>
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>
#include <vector>

// Processor time: what else runs on the machine does not count.
double script_floor_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

// By a loop: the trees of the benchmark may be deep.
static void collect(const GumboNode *root, std::string &text) {
    std::vector<const GumboNode *> open{root};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE) {
            text += node->v.text.text;
        } else if (node->type == GUMBO_NODE_ELEMENT) {
            if (node->v.element.tag == GUMBO_TAG_SCRIPT || node->v.element.tag == GUMBO_TAG_STYLE) continue;
            const GumboVector &children = node->v.element.children;
            for (unsigned i = children.length; i > 0; i--) {
                open.push_back(static_cast<const GumboNode *>(children.data[i - 1]));
            }
        }
    }
}

struct script_floor script_floor_of_html(const char *html, size_t length) {
    struct script_floor floor = {};
    std::string text;
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;

    double start = script_floor_now();
    GumboOutput *output = gumbo_parse_with_options(&options, html, length);
    floor.parsing = script_floor_now() - start;
    collect(output->root, text);
    start = script_floor_now();
    gumbo_destroy_output(&options, output);
    floor.parsing += script_floor_now() - start;

    floor.text_bytes = text.size();
    start = script_floor_now();
    CLD2::Language languages[3];
    int percents[3], bytes;
    double scores[3];
    bool reliable;
    CLD2::CLDHints hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
    CLD2::ExtDetectLanguageSummary(text.data(), static_cast<int>(text.size()), true, &hints, 0, languages, percents,
                                   scores, nullptr, &bytes, &reliable);
    floor.detection = script_floor_now() - start;
    size_t count;
    floor.sentences = script_floor_of_text(text.data(), text.size(), &count);
    return floor;
}

double script_floor_of_text(const char *text, size_t length, size_t *count) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_SENTENCE, "en", nullptr, 0, &status);
    double start = script_floor_now();
    std::vector<UChar> units(length + 1);
    int32_t used = 0;
    u_strFromUTF8(units.data(), static_cast<int32_t>(units.size()), &used, text, static_cast<int32_t>(length), &status);
    ubrk_setText(iterator, units.data(), used, &status);
    *count = 0;
    while (ubrk_next(iterator) != UBRK_DONE) (*count)++;
    double seconds = script_floor_now() - start;
    ubrk_close(iterator);
    return seconds;
}
