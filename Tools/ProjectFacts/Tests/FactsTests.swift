import Foundation
import Testing

@testable import ProjectFacts

struct FactsTests {
  @Test func theManifestsFormIsRead() throws {
    let text = """
      {"dependencies": [{"sourceControl": [{"identity": "swift-log", "location": {}}]}, {"fileSystem": [{"identity": "x"}]}],
       "targets": [{"name": "A", "type": "regular", "path": "P", "exclude": ["F"], "dependencies": [
         {"byName": ["B", null]}, {"product": ["Log", "swift-log", null, {"platformNames": []}]}, {"target": ["C", null]}]}]}
      """
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    #expect(manifest.dependencies.map(\.identity) == ["swift-log", "x"])
    #expect(manifest.targets.first?.dependencies.map(\.kind) == ["byName", "product", "target"])
    #expect(manifest.targets.first?.dependencies.map(\.name) == ["B", "Log", "C"])
  }

  @Test func aMissingToolchainIsSaid() {
    #expect(throws: FactsError.self) { try Toolchain.find(path: "/nowhere:/nor/here") }
  }

  /// Code that does not parse is reported, and the part that the compiler can read is checked.
  @Test func brokenCodeIsAProblem() throws {
    try Toolchain.withTemporaryFolder { root in
      let sources = root.appending(path: "Modules/Entities/Sources")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "p", targets: [.target(name: "Entities", path: "Modules/Entities/Sources")])
        """
      try manifest.write(to: root.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
      let code = "import Dispatch\nstruct A { func f( }\n"
      try code.write(to: sources.appending(path: "A.swift"), atomically: true, encoding: .utf8)
      let project = try ProjectReader.read(at: root)
      let problem = project.module("Entities")?.problems.first
      #expect(problem?.hasPrefix("The compiler cannot read Entities: ") == true)
      #expect(project.module("Entities")?.compilerImports == ["Dispatch"])
    }
  }
}
