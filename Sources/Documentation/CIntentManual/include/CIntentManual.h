// The articles of the manual that programs print, embedded in the programs that print them.
#ifndef CMANUAL_H
#define CMANUAL_H

#include <stddef.h>

/// An article in Markdown.
struct ManualArticle {
    /// The text in UTF-8, which is not terminated by a zero.
    const unsigned char *_Nonnull bytes;
    /// The size in bytes.
    size_t length;
};

/// Returns the article `Reference/Diagnostics.md`.
struct ManualArticle diagnosticsArticle(void);

/// Returns the article `Reference/Changes.md`.
struct ManualArticle changesArticle(void);

/// Returns the documentation of the keys of the language, `Keys.md`.
struct ManualArticle keysArticle(void);

#endif
