// Reads keys of GSettings from a key file, as often as each line of the input requests: 'value 1000' reads one key, and
// 'all 1000' every key of the schema. The arguments are the folder of the compiled schema and the key file.
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gio.h>
#include <gio/gsettingsbackend.h>
#include <stdio.h>
#include <string.h>

static long sum;

static void read_all(GSettings *settings) {
    gchar *label = g_settings_get_string(settings, "label");
    GVariant *background = g_settings_get_value(settings, "background");
    sum += g_settings_get_enum(settings, "style") + g_settings_get_boolean(settings, "shows-seconds")
        + g_settings_get_int64(settings, "cities") + (long)g_settings_get_double(settings, "opacity") + label[0]
        + (long)g_variant_n_children(background);
    g_variant_unref(background);
    g_free(label);
}

int main(int count, char **arguments) {
    if (count != 3) return 64;
    GSettingsSchemaSource *source = g_settings_schema_source_new_from_directory(arguments[1], 0, TRUE, 0);
    GSettingsSchema *schema = source ? g_settings_schema_source_lookup(source, "com.example.ClockSettings", FALSE) : 0;
    if (!schema) return 66;
    GSettingsBackend *backend = g_keyfile_settings_backend_new(arguments[2], "/", 0);
    GSettings *settings = g_settings_new_full(schema, backend, 0);
    g_settings_set_enum(settings, "style", 0);
    g_settings_set_boolean(settings, "shows-seconds", TRUE);
    g_settings_set_int64(settings, "cities", 5);
    g_settings_set_double(settings, "opacity", 0.5);
    g_settings_set_string(settings, "label", "Office");
    g_settings_set(settings, "background", "ms", "file:///clock.png");
    g_settings_sync();
    char what[16];
    for (long runs; scanf("%15s %ld", what, &runs) == 2;) {
        int is_one = strcmp(what, "value") == 0;
        while (runs-- > 0) {
            if (is_one) sum += g_settings_get_int64(settings, "cities");
            else read_all(settings);
        }
        printf("%ld\n", sum);
        fflush(stdout);
    }
}
