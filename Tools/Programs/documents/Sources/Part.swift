import ProjectFacts

/// A generated part of a document, identified by the name in its comment.
struct Part {
  private let name: String
  private let project: Project
  private let folder: String

  /// - Parameter document: The path of the document, from the project's top.
  init(_ name: String, of project: Project, in document: String) {
    self.name = name
    self.project = project
    folder = document.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The picture of the part, a file of its own that must be up to date; nil for other parts.
  func picture() throws -> Picture? {
    let words = name.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.first == "picture", words.count == 3 else { return nil }
    return try Picture(of: words[1], words: words[2])
  }

  /// The new text of the part.
  /// - Parameter before: The text in the document; numbers that changed little stay as they are.
  func text(before: String) throws -> String {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("graph", nil): return ModuleGraph(modules: project.modules(of: "aichat")).diagram
    case ("lines", nil): return LineTable(modules: project.modules).text(before: before)
    case ("weights", nil): return try WeightTable(paths: project.paths, folder: folder).text(before: before)
    case ("focus", let names?):
      return try FocusTable(project: project, names: names.split(separator: " ").map(String.init)).text(before: before)
    case ("modules", nil): return try ModuleTable(project: project).text(before: before)
    case ("neighbours", let module?):
      guard let module = project.module(module) else {
        throw Document.Problem(description: "There is no module \(module).")
      }
      return Neighbours(project: project, module: module).diagram
    case ("screen", let path?): return try screen(at: path)
    case ("picture", _?): return try picture()?.markup(in: folder) ?? before
    default: throw Document.Problem(description: "There is no generated part \"\(name)\".")
    }
  }
}
