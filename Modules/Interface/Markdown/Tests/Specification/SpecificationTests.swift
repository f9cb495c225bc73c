import Foundation
import Markdown
import Testing

/// The examples of the CommonMark specification, 0.31.2. Its text is not part of this project; set
/// AICHAT_COMMONMARK_SPEC to the path of a copy.
struct SpecificationTests {
  struct Example {
    var number: Int
    var section: String
    var markdown: String
    var html: String
  }

  static let path = ProcessInfo.processInfo.environment["AICHAT_COMMONMARK_SPEC"]

  @Test(.enabled(if: path != nil)) func `The examples come out as specified, but for the ones we do not support`()
    throws
  {
    let examples = try Self.examples(at: #require(Self.path))
    #expect(examples.count > 600)
    var failed: [Example] = []
    for example in examples {
      let html = HTMLRendering.html(of: MarkdownDocument(example.markdown))
      if html != example.html { failed.append(example) }
      var stream = StreamingMarkdown()
      for character in example.markdown.unicodeScalars { stream.append(String(character)) }
      #expect(stream.document == MarkdownDocument(example.markdown), "example \(example.number), in pieces")
    }
    let known = Set(UnsupportedExamples.all.flatMap(\.numbers))
    let surprising = failed.filter { !known.contains($0.number) }
    for example in surprising {
      Issue.record(
        """
        example \(example.number), \(example.section)
        \(example.markdown)
        --- expected
        \(example.html)
        --- came
        \(HTMLRendering.html(of: MarkdownDocument(example.markdown)))
        """)
    }
    let mended = known.subtracting(failed.map(\.number)).sorted()
    #expect(mended.isEmpty, "listed as not supported, but right")
    print("CommonMark 0.31.2: \(examples.count - failed.count) of \(examples.count) examples")
  }

  private static func examples(at path: String) throws -> [Example] {
    let fence = String(repeating: "`", count: 32)
    var examples: [Example] = []
    var section = ""
    var parts: [[String]] = []
    for line in try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n") {
      if line == fence + " example" {
        parts = [[]]
      } else if line == fence, !parts.isEmpty {
        let texts = parts.map { $0.map { $0.replacing("→", with: "\t") + "\n" }.joined() }
        examples.append(
          Example(
            number: examples.count + 1, section: section, markdown: texts[0], html: texts.count > 1 ? texts[1] : ""))
        parts = []
      } else if line == ".", parts.count == 1 {
        parts.append([])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(line)
      } else if line.hasPrefix("#") {
        section = line.drop { $0 == "#" || $0 == " " }.description
      }
    }
    return examples
  }
}
