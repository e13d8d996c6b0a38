/// A time of a person's day.
public enum INDailyRoutineSituation: Int, Sendable {
    case morning = 0
    case evening = 1
    case home = 2
    case work = 3
    case school = 4
    case gym = 5
    case commute = 6
    case headphonesConnected = 7
    case activeWorkout = 8
    case physicalActivityIncomplete = 9
}
