#include "CIntentTexts.h"

// `#embed` is a part of C23, which clang accepts in every mode. Without this line it warns in the older ones.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char english[] = {
#embed "en.json"
};
static const unsigned char chinese[] = {
#embed "zh-Hans.json"
};

#define CATALOG(bytes) (struct TextCatalogFile){ bytes, sizeof bytes }

struct TextCatalogFile englishTexts(void) { return CATALOG(english); }

struct TextCatalogFile chineseTexts(void) { return CATALOG(chinese); }
