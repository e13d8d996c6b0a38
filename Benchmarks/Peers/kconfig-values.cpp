// Reads entries of KConfig from a file, as often as each line of the input requests: 'value 1000' reads one entry, and
// 'all 1000' every entry of the group. The argument is the file.
#include <KConfig>
#include <KConfigGroup>
#include <cstdio>
#include <cstring>

static long sum;

static void readAll(const KConfigGroup &group) {
    sum += group.readEntry("Style", 0) + group.readEntry("ShowsSeconds", false) + group.readEntry("Cities", 3)
        + (long)group.readEntry("Opacity", 0.8) + group.readEntry("Label", QString()).size()
        + group.readEntry("Background", QString()).size();
}

int main(int count, char **arguments) {
    if (count != 2) return 64;
    KConfig config(QString::fromLocal8Bit(arguments[1]), KConfig::SimpleConfig);
    KConfigGroup group(&config, "ClockSettings");
    group.writeEntry("Style", 0);
    group.writeEntry("ShowsSeconds", true);
    group.writeEntry("Cities", 5);
    group.writeEntry("Opacity", 0.5);
    group.writeEntry("Label", "Office");
    group.writeEntry("Background", "file:///clock.png");
    config.sync();
    char what[16];
    for (long runs; std::scanf("%15s %ld", what, &runs) == 2;) {
        bool isOne = std::strcmp(what, "value") == 0;
        while (runs-- > 0) {
            if (isOne) sum += group.readEntry("Cities", 3);
            else readAll(group);
        }
        std::printf("%ld\n", sum);
        std::fflush(stdout);
    }
}
