/// Reads SwiftPM's output of a build line by line, and selects what to print.
///
/// The compiler prints an error once for each of its jobs and for each place: a missing import can fill many screens.
/// Here each error is printed once, with its excerpt and the other places where it occurs.
struct BuildLog {
  /// The output, in order, without progress lines.
  private var parts: [Part] = []
  /// The newest line about progress: `[12/34] Compiling …`.
  private(set) var progress: String?
  /// Whether the build is complete; the following lines are the output of the tests.
  private(set) var isComplete = false
}

extension BuildLog {
  /// A diagnostic with its lines, or lines that belong to no diagnostic.
  private struct Part {
    var diagnostic: Diagnostic?
    var lines: [String]
  }

  mutating func add(_ line: String) {
    if Self.isProgress(line) {
      progress = line
      isComplete = isComplete || line.prefixMatch(of: /Build (of .+ )?complete!/) != nil
      // The following lines belong to no earlier diagnostic.
      parts.append(Part(diagnostic: nil, lines: []))
    } else if let diagnostic = Diagnostic(line), diagnostic.severity != .note {
      parts.append(Part(diagnostic: diagnostic, lines: [line]))
    } else if parts.isEmpty {
      parts.append(Part(diagnostic: nil, lines: [line]))
    } else {
      parts[parts.count - 1].lines.append(line)
    }
  }

  /// `[12/34] Compiling …`, and the lines that accompany such lines.
  private static func isProgress(_ line: String) -> Bool {
    line.prefixMatch(of: /\[\d+\/\d+\] |Building for |Build (of .+ )?complete!/) != nil
  }
}

// MARK: - What is printed

extension BuildLog {
  /// Why a build failed: every error once, and all lines that belong to no diagnostic, such as those of the linker.
  var failure: [String] {
    var lines: [String] = []
    var said: Set<String> = []
    let errors = parts.compactMap(\.diagnostic).filter { $0.severity == .error }
    let hasReason = errors.contains { !$0.isSummary }
    for part in parts {
      guard let diagnostic = part.diagnostic else {
        let text = part.lines.withoutBlanksAround
        if !text.isEmpty, said.insert(text.joined(separator: "\n")).inserted { lines += text }
        continue
      }
      guard diagnostic.severity == .error, !(hasReason && diagnostic.isSummary) else { continue }
      guard said.insert(diagnostic.message).inserted else { continue }
      lines += part.lines.withoutBlanksAround + otherPlaces(of: diagnostic, among: errors) + [""]
    }
    return lines.withoutBlanksAround
  }

  /// The warnings of a successful build, each once, one a line: CI treats them as errors.
  var warnings: [String] {
    var said: Set<String> = []
    return parts.compactMap(\.diagnostic).filter { $0.severity == .warning && said.insert($0.message).inserted }.map {
      ($0.place.map { "\($0): " } ?? "") + "warning: " + $0.message
    }
  }

  /// `also in PATH: 12, 28`, for each file with the same error in other lines.
  private func otherPlaces(of first: Diagnostic, among errors: [Diagnostic]) -> [String] {
    var lines: [String: [String]] = [:]
    var files: [String] = []
    for error in errors where error.message == first.message {
      guard let file = error.file, let line = error.line, (file, line) != (first.file, first.line) else { continue }
      // Not a file on disk; the location of the macro's use is among the others.
      if file.hasPrefix("macro expansion") { continue }
      if lines[file] == nil { files.append(file) }
      if lines[file]?.contains(line) != true { lines[file, default: []].append(line) }
    }
    return files.map { "  also in \($0): \((lines[$0] ?? []).joined(separator: ", "))" }
  }
}

extension [String] {
  fileprivate var withoutBlanksAround: [String] {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return []
    }
    return Array(self[first...last])
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
