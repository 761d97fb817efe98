#pragma once
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <netinet/in.h>
#include <string.h>

// Swift cannot call variadic functions: each kind of value has a typed function here.

static inline CURLcode earmark_curl_global_init(void) {
    return curl_global_init(CURL_GLOBAL_DEFAULT);
}

static inline CURLcode earmark_curl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode earmark_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode earmark_curl_set_string(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode earmark_curl_set_error_buffer(CURL *handle, char *buffer) {
    return curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, buffer);
}

static inline CURLcode earmark_curl_set_writer(CURL *handle, curl_write_callback writer, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
    return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_WRITEDATA, context) : code;
}

static inline CURLcode earmark_curl_set_socket_opener(
    CURL *handle, curl_opensocket_callback opener, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
    return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context) : code;
}

static inline CURLcode earmark_curl_get_long(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}

// The string belongs to the handle and lives until its next transfer.
static inline CURLcode earmark_curl_get_string(CURL *handle, CURLINFO info, const char **value) {
    return curl_easy_getinfo(handle, info, (char **)value);
}

// Lets a transfer that ends while a name is being looked up leave the look-up behind (libcurl 7.87).
static inline CURLcode earmark_curl_set_quick_exit(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)handle;
    return CURLE_OK;
#endif
}

// Copies the address out, 4 or 16 bytes in network order; the return value is their number, 0 for another family.
static inline int earmark_curl_address_bytes(const struct curl_sockaddr *address, unsigned char *bytes) {
    if (address->family == AF_INET) {
        memcpy(bytes, &((const struct sockaddr_in *)&address->addr)->sin_addr, 4);
        return 4;
    }
    if (address->family == AF_INET6) {
        memcpy(bytes, &((const struct sockaddr_in6 *)&address->addr)->sin6_addr, 16);
        return 16;
    }
    return 0;
}
