// libcurl, loaded at its first use: a command that requests no address does not load it, and a build needs no headers. The
// numbers below are part of libcurl's binary interface.
#ifndef CLAZYCURL_SHIM_H
#define CLAZYCURL_SHIM_H

#include <dlfcn.h>
#include <stddef.h>

enum {
    LAZYCURL_WRITEDATA = 10001, LAZYCURL_URL = 10002, LAZYCURL_USERAGENT = 10018, LAZYCURL_HTTPHEADER = 10023,
    LAZYCURL_NOPROGRESS = 43, LAZYCURL_XFERINFODATA = 10057, LAZYCURL_CAINFO = 10065, LAZYCURL_NOSIGNAL = 99,
    LAZYCURL_ACCEPT_ENCODING = 10102, LAZYCURL_TIMEOUT_MS = 155, LAZYCURL_NOPROXY = 10177,
    LAZYCURL_PROTOCOLS = 181, LAZYCURL_WRITEFUNCTION = 20011, LAZYCURL_XFERINFOFUNCTION = 20219,
    LAZYCURL_HTTP = 1, LAZYCURL_HTTPS = 2,
    LAZYCURL_RESPONSE_CODE = 0x200002, LAZYCURL_REDIRECT_URL = 0x10001f,
    LAZYCURL_OK = 0, LAZYCURL_WRITE_ERROR = 23, LAZYCURL_TIMED_OUT = 28, LAZYCURL_ABORTED = 42
};

typedef size_t (*lazycurl_write)(char *bytes, size_t size, size_t count, void *context);
typedef int (*lazycurl_progress)(void *context, long long a, long long b, long long c, long long d);

typedef struct {
    int (*global_init)(long);
    void *(*easy_init)(void);
    int (*easy_setopt)(void *, int, ...);
    int (*easy_perform)(void *);
    int (*easy_getinfo)(void *, int, ...);
    void (*easy_cleanup)(void *);
    const char *(*easy_strerror)(int);
    void *(*slist_append)(void *, const char *);
    void (*slist_free_all)(void *);
} lazycurl;

/// Loads the system's libcurl. Returns 0 if it is missing or incomplete.
static inline int lazycurl_load(lazycurl *curl) {
#ifdef __APPLE__
    void *library = dlopen("libcurl.4.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
#endif
    if (!library) return 0;
    *(void **)&curl->global_init = dlsym(library, "curl_global_init");
    *(void **)&curl->easy_init = dlsym(library, "curl_easy_init");
    *(void **)&curl->easy_setopt = dlsym(library, "curl_easy_setopt");
    *(void **)&curl->easy_perform = dlsym(library, "curl_easy_perform");
    *(void **)&curl->easy_getinfo = dlsym(library, "curl_easy_getinfo");
    *(void **)&curl->easy_cleanup = dlsym(library, "curl_easy_cleanup");
    *(void **)&curl->easy_strerror = dlsym(library, "curl_easy_strerror");
    *(void **)&curl->slist_append = dlsym(library, "curl_slist_append");
    *(void **)&curl->slist_free_all = dlsym(library, "curl_slist_free_all");
    return curl->global_init && curl->easy_init && curl->easy_setopt && curl->easy_perform && curl->easy_getinfo
        && curl->easy_cleanup && curl->easy_strerror && curl->slist_append && curl->slist_free_all
        && curl->global_init(3) == 0;
}

static inline void *lazycurl_begin(const lazycurl *curl) { return curl->easy_init(); }
static inline void lazycurl_end(const lazycurl *curl, void *handle) { curl->easy_cleanup(handle); }
static inline int lazycurl_perform(const lazycurl *curl, void *handle) { return curl->easy_perform(handle); }
static inline const char *lazycurl_message(const lazycurl *curl, int code) { return curl->easy_strerror(code); }

static inline int lazycurl_set_number(const lazycurl *curl, void *handle, int option, long value) {
    return curl->easy_setopt(handle, option, value);
}
static inline int lazycurl_set_text(const lazycurl *curl, void *handle, int option, const char *value) {
    return curl->easy_setopt(handle, option, value);
}
static inline int lazycurl_set_pointer(const lazycurl *curl, void *handle, int option, void *value) {
    return curl->easy_setopt(handle, option, value);
}
static inline int lazycurl_set_write(const lazycurl *curl, void *handle, lazycurl_write body) {
    return curl->easy_setopt(handle, LAZYCURL_WRITEFUNCTION, body);
}
static inline int lazycurl_set_progress(const lazycurl *curl, void *handle, lazycurl_progress body) {
    return curl->easy_setopt(handle, LAZYCURL_XFERINFOFUNCTION, body);
}
static inline long lazycurl_status(const lazycurl *curl, void *handle) {
    long status = 0;
    curl->easy_getinfo(handle, LAZYCURL_RESPONSE_CODE, &status);
    return status;
}
/// The address of a redirect, or NULL.
static inline const char *lazycurl_redirect(const lazycurl *curl, void *handle) {
    char *address = NULL;
    curl->easy_getinfo(handle, LAZYCURL_REDIRECT_URL, &address);
    return address;
}
static inline void *lazycurl_append(const lazycurl *curl, void *list, const char *text) {
    return curl->slist_append(list, text);
}
static inline void lazycurl_free_list(const lazycurl *curl, void *list) { curl->slist_free_all(list); }

#endif
