import ProjectFacts

/// The test doubles of a feature, as its public protocols demand them.
///
/// A pure function of the feature's files: it reads no disk and starts no program. `swift format` has the last word
/// on the layout of what comes out; see `Layout`.
struct Doubles {
  let feature: String
  /// The feature's folder, as `Modules/Features/Explore`.
  let home: String
  let sources: [SourceFile]
  /// Whether a stub is made: only where a test names it.
  let needsStub: Bool

  /// A generated file.
  struct File: Equatable {
    /// From the project's top.
    var path: String
    var text: String
  }

  /// Where they stand, under the feature's folder.
  static let folder = "TestSupport/Generated"
  /// How each of them begins.
  static let mark = "// Generated from "

  init(feature: String, home: String, sources: [SourceFile], tests: [SourceFile]) {
    (self.feature, self.home, self.sources) = (feature, home, sources)
    let stub = StubInteractor.name(of: feature)
    needsStub = tests.contains { $0.tokens.contains { $0.isWord(stub) } }
  }

  /// The doubles of a module that is a feature, for its tests.
  init(_ module: Module, in project: Project) {
    self.init(
      feature: module.name, home: module.home, sources: module.files,
      tests: project.module("\(module.name)Tests")?.files ?? [])
  }

  /// What records where the screens lead, and what answers their questions. A feature without routers has no recorder,
  /// and one without interactors, or without a test that names it, no stub.
  /// - Throws: `SyntaxProblem`, naming the file and the line of what no double can be made of.
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
