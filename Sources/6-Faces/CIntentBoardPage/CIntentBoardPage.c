#include "CIntentBoardPage.h"

// `#embed` is a part of C23, which clang accepts in every mode. Without this line it warns in the older ones.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "page/index.html"
};
static const unsigned char icon_svg[] = {
#embed "page/icon.svg"
};
static const unsigned char openapi_json[] = {
#embed "openapi.json"
};
static const unsigned char base_css[] = {
#embed "page/base.css"
};
static const unsigned char board_css[] = {
#embed "page/board.css"
};
static const unsigned char editor_css[] = {
#embed "page/editor.css"
};
static const unsigned char api_js[] = {
#embed "page/api.js"
};
static const unsigned char board_js[] = {
#embed "page/board.js"
};
static const unsigned char controls_js[] = {
#embed "page/controls.js"
};
static const unsigned char dialog_js[] = {
#embed "page/dialog.js"
};
static const unsigned char dom_js[] = {
#embed "page/dom.js"
};
static const unsigned char drag_js[] = {
#embed "page/drag.js"
};
static const unsigned char editor_js[] = {
#embed "page/editor.js"
};
static const unsigned char history_js[] = {
#embed "page/history.js"
};
static const unsigned char main_js[] = {
#embed "page/main.js"
};
static const unsigned char model_js[] = {
#embed "page/model.js"
};
static const unsigned char overlays_js[] = {
#embed "page/overlays.js"
};
static const unsigned char panels_js[] = {
#embed "page/panels.js"
};
static const unsigned char picker_js[] = {
#embed "page/picker.js"
};
static const unsigned char row_js[] = {
#embed "page/row.js"
};
static const unsigned char start_js[] = {
#embed "page/start.js"
};
static const unsigned char texts_js[] = {
#embed "page/texts.js"
};
static const unsigned char tile_js[] = {
#embed "page/tile.js"
};

#define ASSET(path, type, bytes) { path, type, bytes, sizeof bytes }
#define STYLE(name) ASSET("/page/" #name ".css", "text/css; charset=utf-8", name##_css)
#define SCRIPT(name) ASSET("/page/" #name ".js", "text/javascript; charset=utf-8", name##_js)

static const struct BoardAsset assets[] = {
    ASSET("/", "text/html; charset=utf-8", index_html),
    ASSET("/openapi.json", "application/json", openapi_json),
    ASSET("/page/icon.svg", "image/svg+xml", icon_svg),
    STYLE(base),
    STYLE(board),
    STYLE(editor),
    SCRIPT(api),
    SCRIPT(board),
    SCRIPT(controls),
    SCRIPT(dialog),
    SCRIPT(dom),
    SCRIPT(drag),
    SCRIPT(editor),
    SCRIPT(history),
    SCRIPT(main),
    SCRIPT(model),
    SCRIPT(overlays),
    SCRIPT(panels),
    SCRIPT(picker),
    SCRIPT(row),
    SCRIPT(start),
    SCRIPT(texts),
    SCRIPT(tile),
};

size_t boardAssetCount(void) { return sizeof assets / sizeof *assets; }

struct BoardAsset boardAsset(size_t index) { return assets[index]; }
