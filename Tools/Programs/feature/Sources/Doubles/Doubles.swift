import ProjectFacts

/// The test doubles of a feature, generated from its public protocols.
///
/// A pure function of the feature's files: it reads no disk and starts no program. `swift format` decides the final
/// layout; see `Layout`.
struct Doubles {
  let feature: String
  /// The feature's folder, as `Modules/Features/Explore`.
  let home: String
  let sources: [SourceFile]
  /// Whether a stub is generated: only if a test names it.
  let needsStub: Bool

  /// A generated file.
  struct File: Equatable {
    /// From the project's top.
    var path: String
    var text: String
  }

  /// The folder of the generated files, in the feature's folder.
  static let folder = "TestSupport/Generated"
  /// The beginning of each generated file.
  static let mark = "// Generated from "

  init(feature: String, home: String, sources: [SourceFile], tests: [SourceFile]) {
    (self.feature, self.home, self.sources) = (feature, home, sources)
    let stub = StubInteractor.name(of: feature)
    needsStub = tests.contains { $0.tokens.contains { $0.isWord(stub) } }
  }

  /// The doubles for the tests of a feature's module.
  init(_ module: Module, in project: Project) {
    self.init(
      feature: module.name, home: module.home, sources: module.files,
      tests: project.module("\(module.name)Tests")?.files ?? [])
  }

  /// The generated recorder for the routers, and the generated stub for the interactors. A feature without routers has
  /// no recorder. A feature without interactors, or without a test that names the stub, has no stub.
  /// - Throws: `SyntaxProblem` with the file and the line of a member that no double can implement.
  func files() throws -> [File] {
    let protocols = try Protocols(sources)
    var files: [File] = []
    if let routers = try protocols.demand(endingWith: "Router") {
      files.append(file("Recording\(feature)Router", try RecordingRouter(of: feature, for: routers).text))
    }
    if needsStub, let interactors = try protocols.demand(endingWith: "Interactor") {
      files.append(file("Stub\(feature)Interactor", try StubInteractor(of: feature, for: interactors).text))
    }
    return files
  }

  private func file(_ name: String, _ text: String) -> File {
    File(path: "\(home)/\(Self.folder)/\(name).swift", text: text)
  }
}
