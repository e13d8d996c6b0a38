/// A time of a person's day at which a shortcut is of use.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    public let situation: INDailyRoutineSituation

    public init(situation: INDailyRoutineSituation) {
        self.situation = situation
    }
}
