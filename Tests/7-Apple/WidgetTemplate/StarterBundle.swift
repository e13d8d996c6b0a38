import SwiftUI
import WidgetKit

@main
struct StarterBundle: WidgetBundle {
    var body: some Widget {
        Starter()
        StarterControl()
    }
}
