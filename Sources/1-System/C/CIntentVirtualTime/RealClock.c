#define _GNU_SOURCE
#include "RealClock.h"

#if HAS_VIRTUAL_TIME
#include <elf.h>
#include <link.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__aarch64__)
#define FUNCTION_NAME "__kernel_clock_gettime"
#else
#define FUNCTION_NAME "__vdso_clock_gettime"
#endif

typedef int (*clock_function)(clockid_t, struct timespec *);

/// Returns the number of symbols that a hash table in GNU's format covers.
static size_t symbols_of_gnu_hash(const uint32_t *table) {
    const uint32_t buckets = table[0], first = table[1], bloom = table[2];
    const uint32_t *bucket = table + 4 + bloom * (sizeof(ElfW(Addr)) / sizeof(uint32_t));
    const uint32_t *chain = bucket + buckets;
    uint32_t last = 0;
    for (uint32_t index = 0; index < buckets; index++) {
        if (bucket[index] > last) last = bucket[index];
    }
    if (last < first) return first;
    // The last entry of a chain is odd.
    while ((chain[last - first] & 1) == 0) last++;
    return last + 1;
}

/// Returns the function that reads a clock without a system call, or null. Unlike `dlsym`, this finds it in a static
/// program, too.
static clock_function kernel_function(void) {
    const char *base = (const char *)getauxval(AT_SYSINFO_EHDR);
    if (base == NULL) return NULL;
    const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)base;
    const ElfW(Phdr) *segments = (const ElfW(Phdr) *)(base + header->e_phoff);
    const char *origin = NULL;
    const ElfW(Dyn) *entry = NULL;
    for (int index = 0; index < header->e_phnum; index++) {
        const ElfW(Phdr) *segment = &segments[index];
        if (segment->p_type == PT_LOAD && origin == NULL) origin = base + segment->p_offset - segment->p_vaddr;
        if (segment->p_type == PT_DYNAMIC) entry = (const ElfW(Dyn) *)(base + segment->p_offset);
    }
    if (origin == NULL || entry == NULL) return NULL;
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    size_t count = 0;
    for (; entry->d_tag != DT_NULL; entry++) {
        const char *address = origin + entry->d_un.d_ptr;
        switch (entry->d_tag) {
        case DT_SYMTAB: symbols = (const ElfW(Sym) *)address; break;
        case DT_STRTAB: names = address; break;
        case DT_HASH: count = ((const uint32_t *)address)[1]; break;
        case DT_GNU_HASH: if (count == 0) count = symbols_of_gnu_hash((const uint32_t *)address); break;
        }
    }
    if (symbols == NULL || names == NULL) return NULL;
    for (size_t index = 0; index < count; index++) {
        if (symbols[index].st_shndx != SHN_UNDEF && strcmp(names + symbols[index].st_name, FUNCTION_NAME) == 0) {
            return (clock_function)(origin + symbols[index].st_value);
        }
    }
    return NULL;
}

/// Null until the program's start has found it, and where the kernel has none.
static _Atomic(clock_function) kernel_clock;

__attribute__((constructor)) static void find_kernel_clock(void) {
    atomic_store_explicit(&kernel_clock, kernel_function(), memory_order_release);
}

int virtual_time_read_system(clockid_t clock, struct timespec *time) {
    clock_function function = atomic_load_explicit(&kernel_clock, memory_order_acquire);
    // The function returns a negative error number, and some kernels' functions do not know every clock.
    if (function != NULL && function(clock, time) == 0) return 0;
    return (int)syscall(SYS_clock_gettime, clock, time);
}
#endif
