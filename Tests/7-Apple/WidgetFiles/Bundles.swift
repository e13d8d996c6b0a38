import SwiftUI
import WidgetKit

struct AllWidgets: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        TideWidget()
        ParcelWidget()
        more
    }

    @WidgetBundleBuilder
    private var more: some Widget {
        MoonWidget()
        if #available(iOS 16.0, *) {
            LampWidget()
        }
        CalendarWidget()
    }
}

struct UnavailableWidget: Widget {
    var body: some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
}
