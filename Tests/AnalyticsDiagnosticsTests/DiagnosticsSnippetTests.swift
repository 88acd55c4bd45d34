import SnippetTesting
import Testing

@Suite struct DiagnosticsSnippetTests {
    @Test(arguments: Snippet.all)
    func `what types refuse does not compile, for that reason, and its twin does`(
        snippet: Snippet
    ) throws {
        let refused = try SnippetCompiler.compile(Snippet.file(snippet.refused))
        #expect(!refused.isAccepted)
        let error = refused.text.split(separator: "\n").first { $0.contains("swift:") }
        #expect(error?.contains(" error: ") == true, "\(refused.text)")
        #expect(error?.contains(snippet.diagnostic) == true, "\(refused.text)")

        let accepted = try SnippetCompiler.compile(Snippet.file(snippet.accepted))
        #expect(accepted.isAccepted, "\(accepted.text)")
    }
}
