import Foundation
import ProjectFacts

/// All files of a new feature, as texts: nothing is written here.
struct Scaffold {
  let checkout: Checkout
  let name: FeatureName

  /// The feature's own files and its file in Core, by path.
  func newFiles() throws -> [String: String] {
    let files = try Template(checkout).filled(for: name)
    let made = files.merging(try doubles(of: files)) { own, _ in own }
    return try Layout(checkout).apply(to: made.merging([SurfaceFile.path(in: name.folder): surface]) { own, _ in own })
  }

  /// The test doubles of the feature's protocols, as `feature doubles` makes them.
  private func doubles(of files: [String: String]) throws -> [String: String] {
    func swift(in folder: String) -> [SourceFile] {
      files.keys.filter { $0.hasPrefix("\(name.folder)/\(folder)/") && $0.hasSuffix(".swift") }.sorted()
        .map { SourceFile(path: $0, text: files[$0] ?? "") }
    }
    let doubles = Doubles(
      feature: name.module, home: name.folder, sources: swift(in: "Sources"), tests: swift(in: "Tests"))
    return Dictionary(uniqueKeysWithValues: try doubles.files().map { ($0.path, $0.text) })
  }
}

extension Scaffold {
  /// The list of the public declarations, as `feature surfaces` makes it from the templates.
  private var surface: String {
    let (module, member) = (name.module, name.member)
    let declarations: [(path: [String], declaration: String)] = [
      (["\(module)Builder"], "@MainActor struct \(module)Builder"),
      (["\(module)Builder", ""], "is Feature"),
      (["\(module)Builder", ""], "is Sendable"),
      (["\(module)Builder", "contributions"], "@MainActor var contributions: Contributions { get }"),
      (["\(module)Builder", "id"], "@MainActor let id: String"),
      (
        ["\(module)Builder", "init(interactor:router:)"],
        "@MainActor init(interactor: any \(module)Interactor, "
          + "router: @escaping (NavigationContext) -> any \(module)Router)"
      ),
      (
        ["\(module)Builder", "\(member)(at:)"],
        "@MainActor func \(member)(at context: NavigationContext) -> some View"
      ),
      (["\(module)Interactor"], "@MainActor protocol \(module)Interactor"),
      (["\(module)Interactor", "allAvatars()"], "@MainActor func allAvatars() async throws -> [Avatar]"),
      (["\(module)Router"], "@MainActor protocol \(module)Router"),
      (["\(module)Router", "showChat(with:)"], "@MainActor func showChat(with avatar: Avatar)"),
    ]
    let entries = declarations.map { Surface.Entry(path: $0.path, declaration: $0.declaration) }
    return SurfaceFile.text(of: Surface(entries: entries.sorted(by: Surface.Entry.isBefore)), in: module)
  }
}

/// The layout by `swift format`: the length of a name decides line breaks and the order of imports.
struct Layout {
  let checkout: Checkout

  init(_ checkout: Checkout) { self.checkout = checkout }

  /// The texts by path, with the Swift files formatted.
  func apply(to texts: [String: String]) throws -> [String: String] {
    try Toolchain.withTemporaryFolder { folder in
      let swift = texts.keys.filter { $0.hasSuffix(".swift") }.sorted()
      guard !swift.isEmpty else { return texts }
      let files = swift.indices.map { folder.appending(path: "\($0).swift") }
      for (path, file) in zip(swift, files) { try Data((texts[path] ?? "").utf8).write(to: file) }
      let options = ["format", "-i", "--configuration", checkout.url(".swift-format").path]
      let result = try Program.swift(options + files.map(\.path)).result(in: folder)
      guard result.status == 0 else { throw CheckoutError("swift format failed: \(result.errors)") }
      var laidOut = texts
      for (path, file) in zip(swift, files) { laidOut[path] = try String(contentsOf: file, encoding: .utf8) }
      return laidOut
    }
  }
}
