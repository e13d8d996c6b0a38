#include "CIntentManual.h"

// `#embed` is a part of C23, which clang accepts in every mode. Without this line it warns in the older ones.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char diagnostics[] = {
#embed "../Intent.docc/Reference/Diagnostics.md"
};
static const unsigned char changes[] = {
#embed "../Intent.docc/Reference/Changes.md"
};
static const unsigned char keys[] = {
#embed "../Keys.md"
};

#define ARTICLE(bytes) (struct ManualArticle){ bytes, sizeof bytes }

struct ManualArticle diagnosticsArticle(void) { return ARTICLE(diagnostics); }

struct ManualArticle changesArticle(void) { return ARTICLE(changes); }

struct ManualArticle keysArticle(void) { return ARTICLE(keys); }
