internal import IntentModel

/// Apple's own intents, which an app can customize.
package enum SystemIntents {
    /// Whether a text has the form of such a class. The list below does not decide, because Apple adds intents.
    package static func isClassName(_ text: String) -> Bool {
        text.utf8.count > "INIntent".utf8.count && text.hasPrefix("IN") && text.hasSuffix("Intent")
            && text.utf8.allSatisfy(\.isASCIILetterOrDigit)
    }

    /// Returns the class that was probably meant: INPlayMediaIntent for `PlayMedia`.
    package static func nearest(to text: String) -> String? {
        let known = topics.map { "IN\($0)Intent" }
        let meant = ["IN\(text)Intent", "IN\(text)", "\(text)Intent"].map { $0.lowercased() }
        return known.first { meant.contains($0.lowercased()) } ?? NearMatch.best(for: text, in: known)
    }

    /// The parts of the names between `IN` and `Intent`. Source: the subclasses of INIntent in Apple's Intents framework.
    private static let topics = [
        // Calls and messages.
        "StartCall", "StartAudioCall", "StartVideoCall", "SearchCallHistory", "AnswerCall", "HangUpCall",
        "SendMessage", "SearchForMessages", "SetMessageAttribute",
        // Media, photos, radio.
        "PlayMedia", "AddMedia", "SearchForMedia", "UpdateMediaAffinity", "SearchForPhotos", "StartPhotoPlayback",
        "SetRadioStation",
        // Lists and notes.
        "AddTasks", "AppendToNote", "CreateNote", "CreateTaskList", "DeleteTasks", "SearchForNotebookItems",
        "SetTaskAttribute", "SnoozeTasks",
        // Money.
        "SendPayment", "RequestPayment", "PayBill", "SearchForBills", "SearchForAccounts", "TransferMoney",
        // Workouts.
        "StartWorkout", "PauseWorkout", "ResumeWorkout", "EndWorkout", "CancelWorkout",
        // Rides and cars.
        "RequestRide", "ListRideOptions", "GetRideStatus", "CancelRide", "SendRideFeedback", "ActivateCarSignal",
        "GetCarLockStatus", "SetCarLockStatus", "GetCarPowerLevelStatus", "ListCars", "SetAudioSourceInCar",
        "SetClimateSettingsInCar", "SetDefrosterSettingsInCar", "SetProfileInCar", "SaveProfileInCar",
        "SetSeatSettingsInCar",
        // Reservations.
        "BookRestaurantReservation", "GetAvailableRestaurantReservationBookings",
        "GetAvailableRestaurantReservationBookingDefaults", "GetRestaurantGuest",
        "GetUserCurrentRestaurantReservationBookings", "GetReservationDetails",
        // Others.
        "GetVisualCode", "ShareFocusStatus",
    ]
}
