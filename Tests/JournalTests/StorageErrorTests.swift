import Foundation
import Journal
import Testing

@Suite struct StorageErrorTests {
    @Test(arguments: [
        (
            StorageError.unavailable(path: "/data/words", step: .preallocate, code: ENOSPC),
            "'/data/words' can't be preallocated (ENOSPC), so nothing is read from it or stored in "
                + "it. To fix, make room on its disk."
        ),
        (
            .unavailable(path: "/data/words", step: .setAside, code: 9_999),
            "'/data/words' can't be set aside (errno 9999), so nothing is read from it or stored in "
                + "it. To fix, check its path and its disk."
        ),
        (
            .notAFile(path: "/data/words"),
            "'/data/words' is not a regular file, so nothing is read from it or stored in it. To "
                + "fix, move it away or choose another path."
        ),
        (
            .damaged(path: "/data/words", keptAs: "/data/words.damaged-1"),
            "'/data/words' was damaged, so what it held is not used; it is kept as "
                + "'/data/words.damaged-1'. To fix, restore it from a copy, or go on with a new one."
        ),
        (
            .newerVersion(path: "/data/words", found: 4, known: 3),
            "'/data/words' has version 4 of its format and this program knows 3, so it is left as "
                + "it is. To fix, run the newer program."
        ),
        (
            .olderVersion(path: "/data/words", found: 2, known: 3),
            "'/data/words' has version 2 of its format and this program expects 3, so it is left "
                + "as it is. To fix, open it as version 2 and move what it holds."
        ),
    ])
    func `an error says what is wrong, what follows and how to fix it`(
        error: StorageError,
        description: String
    ) {
        #expect(error.description == description)
    }
}
