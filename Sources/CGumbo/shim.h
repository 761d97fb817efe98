#pragma once
#include <gumbo.h>
#include <stdint.h>
#include <stdlib.h>

// Memory for one parse: gumbo asks for many small pieces and gives most of them back together. Pieces are cut from
// chunks and kept by size for the next request; larger ones are asked of the system.

enum { earmark_gumbo_classes = 64, earmark_gumbo_step = 16 };

typedef struct earmark_gumbo_chunk {
    struct earmark_gumbo_chunk *next;
} earmark_gumbo_chunk;

// Before each piece: its class, 0 for one of the system's.
typedef struct earmark_gumbo_large {
    struct earmark_gumbo_large *previous, *next;
    size_t unused;
    size_t class_number;
} earmark_gumbo_large;

typedef struct {
    earmark_gumbo_chunk *chunks;
    earmark_gumbo_large *large;
    char *place, *end;
    size_t chunk_size;
    void *spare[earmark_gumbo_classes];
} earmark_gumbo_memory;

static inline void *earmark_gumbo_take(void *userdata, size_t size) {
    earmark_gumbo_memory *memory = (earmark_gumbo_memory *)userdata;
    size_t number = (size + sizeof(size_t) + earmark_gumbo_step - 1) / earmark_gumbo_step;
    if (number >= earmark_gumbo_classes) {
        if (size > SIZE_MAX - sizeof(earmark_gumbo_large)) return NULL;
        earmark_gumbo_large *large = (earmark_gumbo_large *)malloc(sizeof(earmark_gumbo_large) + size);
        if (!large) return NULL;
        large->previous = NULL;
        large->next = memory->large;
        large->class_number = 0;
        if (memory->large) memory->large->previous = large;
        memory->large = large;
        return large + 1;
    }
    void *piece = memory->spare[number];
    if (piece) {
        memory->spare[number] = *(void **)piece;
        return piece;
    }
    size_t length = number * earmark_gumbo_step;
    if ((size_t)(memory->end - memory->place) < length) {
        memory->chunk_size = memory->chunk_size ? memory->chunk_size * 2 : 1 << 15;
        if (memory->chunk_size > 1 << 20) memory->chunk_size = 1 << 20;
        earmark_gumbo_chunk *chunk = (earmark_gumbo_chunk *)malloc(memory->chunk_size);
        if (!chunk) return NULL;
        chunk->next = memory->chunks;
        memory->chunks = chunk;
        memory->place = (char *)(chunk + 1);
        memory->end = (char *)chunk + memory->chunk_size;
    }
    *(size_t *)memory->place = number;
    piece = memory->place + sizeof(size_t);
    memory->place += length;
    return piece;
}

static inline void earmark_gumbo_give(void *userdata, void *piece) {
    earmark_gumbo_memory *memory = (earmark_gumbo_memory *)userdata;
    if (!piece) return;
    size_t number = ((size_t *)piece)[-1];
    if (number) {
        *(void **)piece = memory->spare[number];
        memory->spare[number] = piece;
        return;
    }
    earmark_gumbo_large *large = (earmark_gumbo_large *)piece - 1;
    if (large->previous) large->previous->next = large->next;
    else memory->large = large->next;
    if (large->next) large->next->previous = large->previous;
    free(large);
}

/// Parses without collecting errors. The tree stays until `earmark_gumbo_end`, which frees all of it without going
/// through it.
static inline const GumboOutput *earmark_gumbo_parse(earmark_gumbo_memory *memory, const char *bytes, size_t count) {
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    options.allocator = earmark_gumbo_take;
    options.deallocator = earmark_gumbo_give;
    options.userdata = memory;
    return gumbo_parse_with_options(&options, bytes, count);
}

static inline void earmark_gumbo_end(earmark_gumbo_memory *memory) {
    while (memory->large) {
        earmark_gumbo_large *next = memory->large->next;
        free(memory->large);
        memory->large = next;
    }
    while (memory->chunks) {
        earmark_gumbo_chunk *next = memory->chunks->next;
        free(memory->chunks);
        memory->chunks = next;
    }
}
