import ProjectFacts

extension Rule {
  /// The largest number of lines that a file may have. More than half of the files have fewer than 80.
  private static let mostLines = 400

  /// Every file is short enough to be read in one go. Generated files are not checked.
  static let fileLengths = Rule(name: "file-lengths") { project in
    (project.modules.flatMap(\.files) + project.looseFiles)
      .filter { $0.lines > mostLines && !$0.path.contains("/Generated/") }
      .map { file in
        Violation(
          what: "\(file.path) has \(file.lines) lines, more than \(mostLines)",
          why: "a file is one idea, and a reader holds no more of it",
          cure: "look for the second idea in it: a type of its own, or an extension named after what it does")
      }
  }
}
