// ncurses with wide characters, loaded at its first use: a command that draws no screen does not load it, and a build needs no
// headers. The types and numbers below are part of the library's binary interface.
#ifndef CLAZYNCURSES_SHIM_H
#define CLAZYNCURSES_SHIM_H

#include <dlfcn.h>
#include <langinfo.h>
#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

// Some C libraries declare it only for X/Open sources.
extern int wcwidth(wchar_t);

enum {
    LAZYNCURSES_UNDERLINE = 1 << 17, LAZYNCURSES_REVERSE = 1 << 18, LAZYNCURSES_DIM = 1 << 20,
    LAZYNCURSES_BOLD = 1 << 21,
    LAZYNCURSES_DOWN = 0402, LAZYNCURSES_UP = 0403, LAZYNCURSES_LEFT = 0404, LAZYNCURSES_RIGHT = 0405,
    LAZYNCURSES_HOME = 0406, LAZYNCURSES_BACKSPACE = 0407, LAZYNCURSES_DELETE = 0512, LAZYNCURSES_SHIFT_DOWN = 0520,
    LAZYNCURSES_SHIFT_UP = 0521, LAZYNCURSES_PAGE_DOWN = 0522, LAZYNCURSES_PAGE_UP = 0523, LAZYNCURSES_ENTER = 0527,
    LAZYNCURSES_BACK_TAB = 0541, LAZYNCURSES_END = 0550, LAZYNCURSES_RESIZE = 0632,
    // Codes of our own, above KEY_MAX.
    LAZYNCURSES_PASTE_BEGIN = 01001, LAZYNCURSES_PASTE_END = 01002, LAZYNCURSES_NEW_LINE = 01003,
    LAZYNCURSES_WORD_LEFT = 01004, LAZYNCURSES_WORD_RIGHT = 01005, LAZYNCURSES_DELETE_WORD = 01006,
    LAZYNCURSES_DELETE_NEXT_WORD = 01007
};

typedef struct {
    /// The screen that `newterm` returned, and its window.
    void *screen, *window;
    /// The color pairs that exist: 0 without color.
    int pairs;

    void *(*newterm)(const char *, FILE *, FILE *);
    void (*delscreen)(void *);
    void **stdscr;
    int (*endwin)(void), (*doupdate)(void), (*raw)(void), (*noecho)(void), (*nonl)(void);
    int (*set_escdelay)(int), (*define_key)(const char *, int), (*curs_set)(int), (*resizeterm)(int, int);
    int (*keypad)(void *, unsigned char), (*nodelay)(void *, unsigned char), (*clearok)(void *, unsigned char);
    int (*werase)(void *), (*wmove)(void *, int, int), (*wnoutrefresh)(void *);
    int (*waddnwstr)(void *, const wchar_t *, int);
    int (*wattr_set)(void *, unsigned int, short, void *);
    int (*wget_wch)(void *, wint_t *);
    unsigned char (*has_colors)(void);
    int (*start_color)(void), (*use_default_colors)(void), (*init_pair)(short, short, short);
} lazyncurses;

/// Loads the system's ncurses. Returns 0 if it is missing or incomplete.
static inline int lazyncurses_load(lazyncurses *curses) {
#ifdef __APPLE__
    void *library = dlopen("libncurses.5.4.dylib", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libncurses.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libncursesw.so.6", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libncursesw.so.5", RTLD_NOW | RTLD_LOCAL);
#endif
    if (!library) return 0;
    memset(curses, 0, sizeof *curses);
#define LAZYNCURSES_FIND(name) \
    if (!(*(void **)&curses->name = dlsym(library, #name))) return 0
    LAZYNCURSES_FIND(newterm); LAZYNCURSES_FIND(delscreen); LAZYNCURSES_FIND(stdscr); LAZYNCURSES_FIND(endwin);
    LAZYNCURSES_FIND(doupdate); LAZYNCURSES_FIND(raw); LAZYNCURSES_FIND(noecho); LAZYNCURSES_FIND(nonl);
    LAZYNCURSES_FIND(set_escdelay); LAZYNCURSES_FIND(define_key); LAZYNCURSES_FIND(curs_set);
    LAZYNCURSES_FIND(resizeterm); LAZYNCURSES_FIND(keypad); LAZYNCURSES_FIND(nodelay); LAZYNCURSES_FIND(clearok);
    LAZYNCURSES_FIND(werase); LAZYNCURSES_FIND(wmove); LAZYNCURSES_FIND(wnoutrefresh); LAZYNCURSES_FIND(waddnwstr);
    LAZYNCURSES_FIND(wattr_set); LAZYNCURSES_FIND(wget_wch); LAZYNCURSES_FIND(has_colors);
    LAZYNCURSES_FIND(start_color); LAZYNCURSES_FIND(use_default_colors); LAZYNCURSES_FIND(init_pair);
#undef LAZYNCURSES_FIND
    return 1;
}

/// Makes the calling thread, and no other, write and measure UTF-8, which the program writes everywhere, even where the
/// user's locale is C. Returns 0 if the system has no locale for it.
static inline int lazyncurses_use_utf8(void) {
    const char *names[] = { "", "C.UTF-8", "en_US.UTF-8", "UTF-8" };
    for (unsigned index = 0; index < sizeof names / sizeof *names; index++) {
        locale_t locale = newlocale(LC_CTYPE_MASK, names[index], (locale_t)0);
        if (!locale) continue;
        uselocale(locale);
        if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
        uselocale(LC_GLOBAL_LOCALE);
        freelocale(locale);
    }
    return 0;
}

static inline void lazyncurses_define_keys(lazyncurses *curses) {
    const struct { const char *bytes; int code; } keys[] = {
        { "\033[200~", LAZYNCURSES_PASTE_BEGIN }, { "\033[201~", LAZYNCURSES_PASTE_END },
        { "\033\r", LAZYNCURSES_NEW_LINE }, { "\033\n", LAZYNCURSES_NEW_LINE },
        { "\033[1;2A", LAZYNCURSES_SHIFT_UP }, { "\033[1;2B", LAZYNCURSES_SHIFT_DOWN },
        { "\033[a", LAZYNCURSES_SHIFT_UP }, { "\033[b", LAZYNCURSES_SHIFT_DOWN },
        { "\033[A", LAZYNCURSES_UP }, { "\033[B", LAZYNCURSES_DOWN },
        { "\033[C", LAZYNCURSES_RIGHT }, { "\033[D", LAZYNCURSES_LEFT },
        { "\033[H", LAZYNCURSES_HOME }, { "\033[F", LAZYNCURSES_END },
        { "\033[1~", LAZYNCURSES_HOME }, { "\033[4~", LAZYNCURSES_END },
        { "\033b", LAZYNCURSES_WORD_LEFT }, { "\033f", LAZYNCURSES_WORD_RIGHT },
        { "\033[1;3D", LAZYNCURSES_WORD_LEFT }, { "\033[1;3C", LAZYNCURSES_WORD_RIGHT },
        { "\033[1;5D", LAZYNCURSES_WORD_LEFT }, { "\033[1;5C", LAZYNCURSES_WORD_RIGHT },
        { "\033\177", LAZYNCURSES_DELETE_WORD }, { "\033\b", LAZYNCURSES_DELETE_WORD },
        { "\033d", LAZYNCURSES_DELETE_NEXT_WORD },
    };
    for (unsigned index = 0; index < sizeof keys / sizeof *keys; index++)
        curses->define_key(keys[index].bytes, keys[index].code);
}

/// Takes over the terminal. Returns 0 if ncurses does not know the terminal's type.
static inline int lazyncurses_begin(lazyncurses *curses, int usesColor) {
    curses->screen = curses->newterm(NULL, stdout, stdin);
    if (!curses->screen) return 0;
    curses->window = *curses->stdscr;
    // Ctrl-C, Ctrl-Z and Ctrl-S arrive as keys.
    curses->raw();
    curses->noecho();
    curses->nonl();
    // How long a single escape waits for the rest of a sequence, in milliseconds.
    curses->set_escdelay(50);
    curses->keypad(curses->window, 1);
    curses->nodelay(curses->window, 1);
    lazyncurses_define_keys(curses);
    if (usesColor && curses->has_colors() && curses->start_color() == 0) {
        int background = curses->use_default_colors() == 0 ? -1 : 0;
        for (short color = 1; color < 8; color++) curses->init_pair(color, color, (short)background);
        curses->pairs = 7;
    }
    return 1;
}

/// Returns the terminal to its normal state, until the next call of `lazyncurses_show`.
static inline void lazyncurses_pause(const lazyncurses *curses) { curses->endwin(); }

static inline void lazyncurses_end(lazyncurses *curses) {
    curses->endwin();
    curses->delscreen(curses->screen);
}

static inline void lazyncurses_erase(const lazyncurses *curses) { curses->werase(curses->window); }

/// Draws all cells again at the next `lazyncurses_show`.
static inline void lazyncurses_redraw(const lazyncurses *curses) { curses->clearok(curses->window, 1); }

static inline void lazyncurses_draw(
    const lazyncurses *curses, int row, int column, unsigned int attributes, int color, const wchar_t *text, int count
) {
    curses->wattr_set(curses->window, attributes, (short)(color <= curses->pairs ? color : 0), NULL);
    if (curses->wmove(curses->window, row, column) == 0) curses->waddnwstr(curses->window, text, count);
}

/// Updates the terminal. The cursor has a place even if it is not shown.
static inline void lazyncurses_show(const lazyncurses *curses, int row, int column, int shows_cursor) {
    curses->wmove(curses->window, row, column);
    curses->curs_set(shows_cursor);
    curses->wnoutrefresh(curses->window);
    curses->doupdate();
}

/// Reads one key. Returns 0 if there is none, 1 for a character, and 2 for the code of a key.
static inline int lazyncurses_key(const lazyncurses *curses, unsigned int *key) {
    wint_t code = 0;
    int result = curses->wget_wch(curses->window, &code);
    *key = (unsigned int)code;
    return result == 0 ? 1 : result == 0400 ? 2 : 0;
}

/// Reads the size of the terminal. Returns 0 if it has none.
static inline int lazyncurses_size(int *rows, int *columns) {
    struct winsize size;
    if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return 0;
    *rows = size.ws_row;
    *columns = size.ws_col;
    return 1;
}

static inline void lazyncurses_resize(const lazyncurses *curses, int rows, int columns) {
    curses->resizeterm(rows, columns);
}

/// The columns that the C library, and with it ncurses, counts for a scalar; negative for one that it does not know.
static inline int lazyncurses_columns(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

#endif
