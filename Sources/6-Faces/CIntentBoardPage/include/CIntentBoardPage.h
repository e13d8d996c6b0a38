// The files of the board's page, embedded in the program that serves them.
#ifndef CBOARDPAGE_H
#define CBOARDPAGE_H

#include <stddef.h>

/// A file of the page.
struct BoardAsset {
    /// The path under which the file is served, such as `/page/main.js`. The page itself is `/`.
    const char *_Nonnull path;
    /// The media type, with its character set.
    const char *_Nonnull mediaType;
    /// The content, which is not terminated by a zero.
    const unsigned char *_Nonnull bytes;
    /// The size in bytes.
    size_t length;
};

/// Returns the number of files.
size_t boardAssetCount(void);

/// Returns the file at an index, which is less than the number of files.
struct BoardAsset boardAsset(size_t index);

#endif
