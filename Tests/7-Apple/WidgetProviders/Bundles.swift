import WidgetKit

// Every widget of these files, as an app lists them.
public struct EveryWidget: WidgetBundle {
    public init() {}

    public var body: some Widget {
        MinuteClock()
        DepartureBoard()
        CarWidget()
        AuthorWidget()
        HeroWidget()
        OddWidgets().body
        if #available(iOSApplicationExtension 16.1, macOS 13, *) {
            SharedWidgets().body
        }
        SettingsWidget()
        WaitingWidget()
        StopsWidget()
    }
}

struct OddWidgets: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        LaterInbox()
        SilentInbox()
        EndlessInbox()
        CounterWidget()
        ImpatientWidget()
        LateWidget()
        SecondWidget()
        AppointmentsWidget()
        BirthdayWidget()
        QuietWidgets().body
    }
}

struct QuietWidgets: WidgetBundle {
    var body: some Widget {
        ForgetfulWidget()
        GuardedWidget()
        EagerWidget()
    }
}

struct SharedWidgets: WidgetBundle {
    var body: some Widget {
        MoodWidget()
        #if os(watchOS)
            EmptyWidget()
        #else
            StepWidget()
        #endif
    }
}
