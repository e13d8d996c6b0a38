/// A class of intents whatever it is. As a protocol it can be opened: a function of a class's type would see `INIntent`.
protocol SiriKitIntent: INIntent {}

extension INIntent: SiriKitIntent {}
