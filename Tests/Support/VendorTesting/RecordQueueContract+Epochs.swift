import Testing
import VendorDelivery

/// What consent does.
extension RecordQueueContract {
    static var epochs: [RecordQueueRule] {
        [
            RecordQueueRule("without permission nothing is claimed and nothing is lost") {
                (trial) throws in
                trial.accept([1])
                #expect(try trial.claim(epoch: nil) == [])
                #expect(try trial.claim() == [1])
                #expect(try trial.forgottenCount("vendor") == 0)
            },
            RecordQueueRule("records of another epoch are forgotten and counted") {
                (trial) throws in
                trial.accept([1, 2], epoch: 1)
                trial.accept([3, 4], epoch: 2)
                #expect(try trial.claim(epoch: 2) == [3, 4])
                #expect(try trial.forgottenCount("vendor") == 2)
                #expect(try trial.claim(epoch: 2) == [3, 4])
                #expect(try trial.forgottenCount("vendor") == 2)
            },
            RecordQueueRule("records of two epochs never share a request") { (trial) throws in
                trial.accept([1], epoch: 1)
                trial.accept([2], epoch: 2)
                #expect(try trial.claim(epoch: 1) == [1])
            },
        ]
    }
}
