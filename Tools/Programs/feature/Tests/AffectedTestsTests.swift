import Foundation
import ProjectFacts
import Testing

@testable import feature

struct AffectedTestsTests {
  private let targets: [Manifest.Target]

  init() throws {
    func target(_ name: String, _ type: String, _ path: String, _ needs: [String]) -> String {
      let needs = needs.map { #"{"byName": ["\#($0)", null]}"# }.joined(separator: ", ")
      return #"{"name": "\#(name)", "type": "\#(type)", "path": "\#(path)", "dependencies": [\#(needs)]}"#
    }
    let rows = [
      target("Values", "regular", "Modules/Values/Sources", []),
      target("ValuesTests", "test", "Modules/Values/Tests", ["Values"]),
      target("Chat", "regular", "Modules/Chat/Sources", ["Values"]),
      target("ChatSupport", "regular", "Modules/Chat/TestSupport", ["Chat"]),
      target("ChatTests", "test", "Modules/Chat/Tests", ["Chat", "ChatSupport"]),
      target("Profile", "regular", "Modules/Profile/Sources", ["Values"]),
      target("ProfileTests", "test", "Modules/Profile/Tests", ["Profile"]),
      target("aichat", "executable", "Apps/aichat", ["Chat", "Profile"]),
      target("CoreTests", "test", "Modules/Core/Tests", ["aichat"]),
      target("EndToEndTests", "test", "Tests/EndToEndTests", []),
      target("featureTests", "test", "Tools/Programs/feature/Tests", []),
    ]
    targets = try JSONDecoder().decode([Manifest.Target].self, from: Data("[\(rows.joined(separator: ", "))]".utf8))
  }

  private func tests(_ paths: String...) -> [String] { AffectedTests(of: paths, among: targets).names }

  @Test func aSourceReachesTheTestsOfAllThatUsesIt() {
    #expect(tests("Modules/Chat/Sources/Chat.swift") == ["ChatTests", "CoreTests", "EndToEndTests"])
    #expect(
      tests("Modules/Values/Sources/A/Value.swift")
        == ["ValuesTests", "ChatTests", "ProfileTests", "CoreTests", "EndToEndTests"])
    #expect(tests("Apps/aichat/main.swift") == ["CoreTests", "EndToEndTests"])
  }

  @Test func aTestOrItsSupportReachesItsOwnTestsOnly() {
    #expect(tests("Modules/Chat/Tests/Screens/chat.txt") == ["ChatTests"])
    #expect(tests("Modules/Chat/TestSupport/FakeChat.swift") == ["ChatTests"])
    #expect(tests("Modules/Chat/README.md", "Modules/Values/README.md") == ["ValuesTests", "ChatTests"])
    #expect(tests("Tools/Programs/feature/Tests/ListTests.swift") == ["featureTests"])
  }

  @Test func aFileReachesTheTestsThatReadIt() {
    #expect(tests("Modules/Documentation/Tutorials/YourFirstFeature.md") == ["featureTests"])
    #expect(tests("Modules/Documentation/Measurements/Looks.md") == ["CoreTests"])
    #expect(tests("Tools/Programs/feature/Templates/README.md.template") == ["EndToEndTests", "featureTests"])
  }

  @Test func aDocumentReachesNoTestAndWhatIsUnknownReachesAll() {
    #expect(tests() == [])
    #expect(tests("README.md", "Modules/Documentation/Modules.md", ".github/CODEOWNERS") == [])
    #expect(tests("Tools/install") == ["EndToEndTests"])
    #expect(tests("Package.swift").count == 6)
    #expect(tests(".swift-format").count == 6)
  }
}
