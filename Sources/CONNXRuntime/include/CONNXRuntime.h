// ONNX Runtime's C interface without its header: the library is opened by path at run time, and the few functions
// that are needed are taken from the append-only table of functions by their slot.
//
// Every function that returns `char *` returns NULL when it succeeded and otherwise a sentence that the caller frees
// with `onnx_free`. Out parameters are only written on success.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The opened library with its environment. Never closed: the library keeps threads and static state.
typedef struct onnx_runtime onnx_runtime;
/// A loaded model. Any number of threads may run it at once.
typedef struct onnx_session onnx_session;
/// The options of one run, by which another thread can end it.
typedef struct onnx_run_options onnx_run_options;
/// A tensor that the runtime owns.
typedef struct onnx_value onnx_value;

/// The kinds of elements that are read and written, numbered as in ONNXTensorElementDataType.
enum { ONNX_FLOAT = 1, ONNX_INT64 = 7 };

/// An input: the bytes are not copied and must stay until the run ends.
typedef struct {
    const char *name;
    int element;
    const void *data;
    size_t bytes;
    const int64_t *shape;
    size_t rank;
} onnx_input;

char *onnx_runtime_open(const char *path, onnx_runtime **out);
/// The library's own version, for instance "1.32.0"; lives as long as the process.
const char *onnx_runtime_version(const onnx_runtime *runtime);
/// Gives back the environment; the library itself stays open.
void onnx_runtime_release(onnx_runtime *runtime);

/// A model that is optimised already is taken as it is.
char *onnx_session_open_file(
    const onnx_runtime *runtime, const char *path, int threads, int is_optimised, onnx_session **out);
/// The bytes may be freed as soon as this returns. With a path in `copy`, the optimised model is written there too;
/// that fails as a whole when it cannot be.
char *onnx_session_open_bytes(
    const onnx_runtime *runtime, const void *bytes, size_t size, int threads, const char *copy, onnx_session **out);
void onnx_session_release(const onnx_runtime *runtime, onnx_session *session);
char *onnx_session_count(const onnx_runtime *runtime, const onnx_session *session, int outputs, size_t *out);
/// The name is the caller's, to be freed with `onnx_free`.
char *onnx_session_name(
    const onnx_runtime *runtime, const onnx_session *session, int outputs, size_t index, char **out);

char *onnx_run_options_make(const onnx_runtime *runtime, onnx_run_options **out);
/// Ends the run with these options, from any thread; later runs with them end at once.
char *onnx_run_options_terminate(const onnx_runtime *runtime, onnx_run_options *options);
void onnx_run_options_release(const onnx_runtime *runtime, onnx_run_options *options);

/// Blocks until the run ends. `outputs` has room for `output_count` values, each to be released by the caller.
char *onnx_run(
    const onnx_runtime *runtime, onnx_session *session, const onnx_run_options *options, const onnx_input *inputs,
    size_t input_count, const char *const *output_names, size_t output_count, onnx_value **outputs);

/// Describes a value; the pointer lives as long as the value. `shape` has room for `capacity` dimensions.
char *onnx_value_read(
    const onnx_runtime *runtime, onnx_value *value, int *element, const void **data, size_t *count, int64_t *shape,
    size_t capacity, size_t *rank);
void onnx_value_release(const onnx_runtime *runtime, onnx_value *value);

void onnx_free(char *text);
