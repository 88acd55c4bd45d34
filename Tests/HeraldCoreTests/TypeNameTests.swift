import HeraldCore
import Testing

@Suite struct TypeNameTests {
    @Test(
        arguments: [
            (Named.self, "Named"), (Trip.Ended.self, "Trip.Ended"),
            (Trip.Leg.Changed.self, "Trip.Leg.Changed"), (Hidden.self, "Hidden"),
            (Hidden.Inner.self, "Hidden.Inner"), (Box<Int>.self, "Box<Swift.Int>"),
            (Box<Named>.self, "Box<HeraldCoreTests.Named>"), (FinalEvent.self, "FinalEvent"),
            (ChoiceEvent.self, "ChoiceEvent"),
            ((any SampleEventTracker).self, "SampleEventTracker"),
            (RequireMappedSampleEventTrackerFactory.self, "RequireMappedSampleEventTrackerFactory"),
            (CompositeSampleEventTrackerFactory.self, "CompositeSampleEventTrackerFactory"),
            (
                RequireMappedSamplePropertySetterFactory.self,
                "RequireMappedSamplePropertySetterFactory"
            ),
            (CompositeSamplePropertySetterFactory.self, "CompositeSamplePropertySetterFactory"),
        ] as [(Any.Type, String)]
    )
    func `a type is shown as its reader wrote it, of the module it is in`(
        type: Any.Type,
        name: String
    ) {
        #expect(TypeName(type).description == name)
        #expect(TypeName(type).module == "HeraldCoreTests")
    }

    @Test func `a type inside of a function is shown by its own name`() {
        struct Local: Event { let name = "local" }
        #expect(TypeName(Local.self).description == "Local")
        #expect(TypeName(Local.self).module == "HeraldCoreTests")
    }

    @Test func `the library's own types are of its module`() {
        #expect(TypeName(Refusal.self).description == "Refusal")
        #expect(TypeName(Refusal.self).module == "HeraldCore")
        #expect(TypeName(Int.self).module == "Swift")
    }

    @Test func `names are equal when the types are`() {
        #expect(TypeName(Trip.Ended.self) == TypeName(Trip.Ended.self))
        #expect(TypeName(Trip.Ended.self) != TypeName(Other.Ended.self))
        #expect(Set([TypeName(Named.self), TypeName(Named.self)]).count == 1)
    }

    @Test func `types of one name in two places are told apart`() {
        #expect(TypeName(Trip.Ended.self).description != TypeName(Other.Ended.self).description)
    }
}

enum Trip {
    struct Ended: Event { let name = "trip_ended" }

    enum Leg {
        struct Changed: Event { let name = "leg_changed" }
    }
}

enum Other {
    struct Ended: Event { let name = "other_ended" }
}

private struct Hidden: Event {
    let name = "hidden"

    struct Inner: Event { let name = "inner" }
}

struct Box<Content: Sendable>: Event {
    let name = "box"
}
