#include "CONNXRuntime.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// Slots of `OrtApi`, a struct of function pointers that is only ever appended to
// (onnxruntime_c_api.h, version 11 and later).
enum {
    SLOT_GET_ERROR_MESSAGE = 2,
    SLOT_CREATE_ENV = 3,
    SLOT_CREATE_SESSION = 7,
    SLOT_CREATE_SESSION_FROM_ARRAY = 8,
    SLOT_RUN = 9,
    SLOT_CREATE_SESSION_OPTIONS = 10,
    SLOT_SET_OPTIMIZED_MODEL_FILE_PATH = 11,
    SLOT_DISABLE_MEM_PATTERN = 17,
    SLOT_SET_GRAPH_OPTIMIZATION_LEVEL = 23,
    SLOT_SET_INTRA_OP_NUM_THREADS = 24,
    SLOT_SET_INTER_OP_NUM_THREADS = 25,
    SLOT_SESSION_GET_INPUT_COUNT = 30,
    SLOT_SESSION_GET_OUTPUT_COUNT = 31,
    SLOT_SESSION_GET_INPUT_NAME = 36,
    SLOT_SESSION_GET_OUTPUT_NAME = 37,
    SLOT_CREATE_RUN_OPTIONS = 39,
    SLOT_RUN_OPTIONS_SET_TERMINATE = 46,
    SLOT_CREATE_TENSOR_WITH_DATA = 49,
    SLOT_IS_TENSOR = 50,
    SLOT_GET_TENSOR_MUTABLE_DATA = 51,
    SLOT_GET_TENSOR_ELEMENT_TYPE = 60,
    SLOT_GET_DIMENSIONS_COUNT = 61,
    SLOT_GET_DIMENSIONS = 62,
    SLOT_GET_TENSOR_SHAPE_ELEMENT_COUNT = 64,
    SLOT_GET_TENSOR_TYPE_AND_SHAPE = 65,
    SLOT_CREATE_CPU_MEMORY_INFO = 69,
    SLOT_ALLOCATOR_FREE = 76,
    SLOT_GET_ALLOCATOR_WITH_DEFAULT_OPTIONS = 78,
    SLOT_RELEASE_ENV = 92,
    SLOT_RELEASE_STATUS = 93,
    SLOT_RELEASE_MEMORY_INFO = 94,
    SLOT_RELEASE_SESSION = 95,
    SLOT_RELEASE_VALUE = 96,
    SLOT_RELEASE_RUN_OPTIONS = 97,
    SLOT_RELEASE_TENSOR_TYPE_AND_SHAPE_INFO = 99,
    SLOT_RELEASE_SESSION_OPTIONS = 100,
};

enum { API_VERSION = 11, LOGGING_LEVEL_FATAL = 4, ARENA_ALLOCATOR = 1, NO_OPTIMIZATION = 0, MEMORY_TYPE_DEFAULT = 0 };

typedef void *status;
typedef void (*any_function)(void);

typedef struct {
    const any_function *(*get_api)(uint32_t version);
    const char *(*get_version_string)(void);
} api_base;

struct onnx_runtime {
    const any_function *slots;
    const char *version;
    void *environment;
    void *memory_info;
    void *allocator;
};

#define CALL(runtime, slot, result, parameters) ((result(*) parameters)(runtime)->slots[slot])

static char *copy(const char *text) {
    char *copied = strdup(text ? text : "no reason was given");
    if (!copied) abort();  // a failure must never look like success
    return copied;
}

/// The message of a status as the caller's own; NULL for success.
static char *message_of(const onnx_runtime *runtime, status failure) {
    if (!failure) return NULL;
    char *message = copy(CALL(runtime, SLOT_GET_ERROR_MESSAGE, const char *, (const void *))(failure));
    CALL(runtime, SLOT_RELEASE_STATUS, void, (void *))(failure);
    return message;
}

static void release(const onnx_runtime *runtime, int slot, void *object) {
    if (object) CALL(runtime, slot, void, (void *))(object);
}

char *onnx_runtime_open(const char *path, onnx_runtime **out) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) return copy(dlerror());
    const api_base *(*get_api_base)(void) = (const api_base *(*)(void))dlsym(library, "OrtGetApiBase");
    const api_base *base = get_api_base ? get_api_base() : NULL;
    if (!base) return copy("it is not ONNX Runtime's library: it has no OrtGetApiBase");
    const any_function *slots = base->get_api(API_VERSION);
    if (!slots) return copy("it is older than version 1.11");

    onnx_runtime *runtime = calloc(1, sizeof *runtime);
    if (!runtime) return copy("out of memory");
    runtime->slots = slots;
    runtime->version = base->get_version_string();
    char *failure = message_of(
        runtime, CALL(runtime, SLOT_CREATE_ENV, status, (int, const char *, void **))(
                     LOGGING_LEVEL_FATAL, "earmark", &runtime->environment));
    if (!failure) {
        failure = message_of(
            runtime, CALL(runtime, SLOT_CREATE_CPU_MEMORY_INFO, status, (int, int, void **))(
                         ARENA_ALLOCATOR, MEMORY_TYPE_DEFAULT, &runtime->memory_info));
    }
    if (!failure) {
        failure = message_of(
            runtime,
            CALL(runtime, SLOT_GET_ALLOCATOR_WITH_DEFAULT_OPTIONS, status, (void **))(&runtime->allocator));
    }
    if (failure) {
        onnx_runtime_release(runtime);
        return failure;
    }
    *out = runtime;
    return NULL;
}

const char *onnx_runtime_version(const onnx_runtime *runtime) { return runtime->version; }

void onnx_runtime_release(onnx_runtime *runtime) {
    release(runtime, SLOT_RELEASE_MEMORY_INFO, runtime->memory_info);
    release(runtime, SLOT_RELEASE_ENV, runtime->environment);
    free(runtime);
}

/// Options for a session that several threads share: each run computes on its caller's thread alone, and without
/// memory patterns, which cost 90 MB and save no time.
static char *make_options(const onnx_runtime *runtime, int threads, void **out) {
    void *options = NULL;
    char *failure =
        message_of(runtime, CALL(runtime, SLOT_CREATE_SESSION_OPTIONS, status, (void **))(&options));
    if (!failure) {
        failure = message_of(
            runtime, CALL(runtime, SLOT_SET_INTRA_OP_NUM_THREADS, status, (void *, int))(options, threads));
    }
    if (!failure) {
        failure =
            message_of(runtime, CALL(runtime, SLOT_SET_INTER_OP_NUM_THREADS, status, (void *, int))(options, 1));
    }
    if (!failure) {
        failure = message_of(runtime, CALL(runtime, SLOT_DISABLE_MEM_PATTERN, status, (void *))(options));
    }
    if (failure) {
        release(runtime, SLOT_RELEASE_SESSION_OPTIONS, options);
        return failure;
    }
    *out = options;
    return NULL;
}

char *onnx_session_open_file(
    const onnx_runtime *runtime, const char *path, int threads, int is_optimised, onnx_session **out) {
    void *options = NULL;
    char *failure = make_options(runtime, threads, &options);
    if (failure) return failure;
    if (is_optimised) {
        failure = message_of(
            runtime, CALL(runtime, SLOT_SET_GRAPH_OPTIMIZATION_LEVEL, status, (void *, int))(
                         options, NO_OPTIMIZATION));
    }
    if (!failure) {
        failure = message_of(
            runtime, CALL(runtime, SLOT_CREATE_SESSION, status, (void *, const char *, void *, onnx_session **))(
                         runtime->environment, path, options, out));
    }
    release(runtime, SLOT_RELEASE_SESSION_OPTIONS, options);
    return failure;
}

char *onnx_session_open_bytes(
    const onnx_runtime *runtime, const void *bytes, size_t size, int threads, const char *copy, onnx_session **out) {
    void *options = NULL;
    char *failure = make_options(runtime, threads, &options);
    if (failure) return failure;
    if (copy) {
        failure = message_of(
            runtime, CALL(runtime, SLOT_SET_OPTIMIZED_MODEL_FILE_PATH, status, (void *, const char *))(options, copy));
    }
    if (!failure) {
        failure = message_of(
            runtime,
            CALL(
                runtime, SLOT_CREATE_SESSION_FROM_ARRAY, status,
                (void *, const void *, size_t, void *, onnx_session **))(
                runtime->environment, bytes, size, options, out));
    }
    release(runtime, SLOT_RELEASE_SESSION_OPTIONS, options);
    return failure;
}

void onnx_session_release(const onnx_runtime *runtime, onnx_session *session) {
    release(runtime, SLOT_RELEASE_SESSION, session);
}

char *onnx_session_count(const onnx_runtime *runtime, const onnx_session *session, int outputs, size_t *out) {
    int slot = outputs ? SLOT_SESSION_GET_OUTPUT_COUNT : SLOT_SESSION_GET_INPUT_COUNT;
    return message_of(runtime, CALL(runtime, slot, status, (const void *, size_t *))(session, out));
}

char *onnx_session_name(
    const onnx_runtime *runtime, const onnx_session *session, int outputs, size_t index, char **out) {
    int slot = outputs ? SLOT_SESSION_GET_OUTPUT_NAME : SLOT_SESSION_GET_INPUT_NAME;
    char *name = NULL;
    char *failure = message_of(
        runtime, CALL(runtime, slot, status, (const void *, size_t, void *, char **))(
                     session, index, runtime->allocator, &name));
    if (failure) return failure;
    *out = copy(name);
    return message_of(
        runtime, CALL(runtime, SLOT_ALLOCATOR_FREE, status, (void *, void *))(runtime->allocator, name));
}

char *onnx_run_options_make(const onnx_runtime *runtime, onnx_run_options **out) {
    return message_of(runtime, CALL(runtime, SLOT_CREATE_RUN_OPTIONS, status, (onnx_run_options **))(out));
}

char *onnx_run_options_terminate(const onnx_runtime *runtime, onnx_run_options *options) {
    return message_of(runtime, CALL(runtime, SLOT_RUN_OPTIONS_SET_TERMINATE, status, (void *))(options));
}

void onnx_run_options_release(const onnx_runtime *runtime, onnx_run_options *options) {
    release(runtime, SLOT_RELEASE_RUN_OPTIONS, options);
}

char *onnx_run(
    const onnx_runtime *runtime, onnx_session *session, const onnx_run_options *options, const onnx_input *inputs,
    size_t input_count, const char *const *output_names, size_t output_count, onnx_value **outputs) {
    void **values = calloc(input_count + 1, sizeof *values);
    const char **names = calloc(input_count + 1, sizeof *names);
    char *failure = values && names ? NULL : copy("out of memory");
    for (size_t index = 0; index < input_count && !failure; index++) {
        const onnx_input *input = &inputs[index];
        names[index] = input->name;
        // The runtime only reads what is behind an input, although the parameter is not const.
        failure = message_of(
            runtime,
            CALL(runtime, SLOT_CREATE_TENSOR_WITH_DATA, status,
                 (const void *, void *, size_t, const int64_t *, size_t, int, void **))(
                runtime->memory_info, (void *)input->data, input->bytes, input->shape, input->rank, input->element,
                &values[index]));
    }
    if (!failure) {
        memset(outputs, 0, output_count * sizeof *outputs);
        failure = message_of(
            runtime, CALL(runtime, SLOT_RUN, status,
                          (void *, const void *, const char *const *, void *const *, size_t, const char *const *,
                           size_t, onnx_value **))(
                         session, options, names, values, input_count, output_names, output_count, outputs));
    }
    for (size_t index = 0; values && index < input_count; index++) {
        release(runtime, SLOT_RELEASE_VALUE, values[index]);
    }
    free(values);
    free(names);
    return failure;
}

char *onnx_value_read(
    const onnx_runtime *runtime, onnx_value *value, int *element, const void **data, size_t *count, int64_t *shape,
    size_t capacity, size_t *rank) {
    int is_tensor = 0;
    char *failure =
        message_of(runtime, CALL(runtime, SLOT_IS_TENSOR, status, (const void *, int *))(value, &is_tensor));
    if (failure) return failure;
    if (!is_tensor) return copy("an output is no tensor");
    void *info = NULL;
    failure = message_of(
        runtime, CALL(runtime, SLOT_GET_TENSOR_TYPE_AND_SHAPE, status, (const void *, void **))(value, &info));
    if (failure) return failure;
    failure = message_of(
        runtime, CALL(runtime, SLOT_GET_TENSOR_ELEMENT_TYPE, status, (const void *, int *))(info, element));
    if (!failure) {
        failure = message_of(
            runtime,
            CALL(runtime, SLOT_GET_TENSOR_SHAPE_ELEMENT_COUNT, status, (const void *, size_t *))(info, count));
    }
    if (!failure) {
        failure = message_of(
            runtime, CALL(runtime, SLOT_GET_DIMENSIONS_COUNT, status, (const void *, size_t *))(info, rank));
    }
    if (!failure && *rank > capacity) failure = copy("an output has too many dimensions");
    if (!failure) {
        failure = message_of(
            runtime,
            CALL(runtime, SLOT_GET_DIMENSIONS, status, (const void *, int64_t *, size_t))(info, shape, *rank));
    }
    release(runtime, SLOT_RELEASE_TENSOR_TYPE_AND_SHAPE_INFO, info);
    if (failure) return failure;
    return message_of(
        runtime,
        CALL(runtime, SLOT_GET_TENSOR_MUTABLE_DATA, status, (void *, void **))(value, (void **)data));
}

void onnx_value_release(const onnx_runtime *runtime, onnx_value *value) {
    release(runtime, SLOT_RELEASE_VALUE, value);
}

void onnx_free(char *text) { free(text); }
