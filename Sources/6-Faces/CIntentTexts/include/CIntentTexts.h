// The catalogs of the interface's texts that every program has, embedded.
#ifndef CINTENTTEXTS_H
#define CINTENTTEXTS_H

#include <stddef.h>

/// A catalog in JSON.
struct TextCatalogFile {
    /// The text in UTF-8, which is not terminated by a zero.
    const unsigned char *_Nonnull bytes;
    /// The size in bytes.
    size_t length;
};

/// Returns `en.json`, whose keys are those of all texts.
struct TextCatalogFile englishTexts(void);

/// Returns `zh-Hans.json`.
struct TextCatalogFile chineseTexts(void);

#endif
