import Foundation
import ProjectFacts

/// The result as Markdown.
struct ModulesReport {
  let result: ModulesResult

  static let document = MeasuredDocument(
    path: "Modules/Documentation/Measurements/Modules.md", measurement: "modules")

  var markdown: String { [place, goals, edits, times, loops].joined(separator: "\n\n") }

  private var place: String {
    let size = result.size
    var text =
      "The app is \(size.modules) modules, \(size.files) files, \(size.lines) lines. Measured on "
      + "\(result.machine.cores) cores, \(result.machine.system), \(result.machine.swift)"
    text += result.othersShare.map { "; other programs used \(percent($0)) of the processors meanwhile." } ?? "."
    if result.rounds == 1 { text += " Clean builds and test loops were timed once." }
    if result.testsPassed == false { text += " **Some tests failed while they were timed.**" }
    if let reason = result.withoutTwin { text += " **The app could not be built as one module:** `\(reason)`" }
    return text
  }
}

// MARK: - Tables

extension ModulesReport {
  private var goals: String {
    let inFeatures = result.edits.filter { $0.module != "Entities" }
    let touched = inFeatures.flatMap(\.siblings).count
    let worst = result.shares.map(\.share).max()
    return table(
      ["goal", "wanted", "measured"],
      [
        ["sibling features compiled again by any edit inside a feature", "0", "\(touched)"],
        ["a feature's clean test loop, of the whole package's (the slowest feature)", "≤ 35 %", percent(worst)],
        ["a one-line change in release, of the same app as one module", "≤ 30 %", percent(result.lineRelease.ratio)],
      ])
  }

  private var edits: String {
    let rows = result.edits.map { edit in
      let files = edit.recompiled.values.reduce(0, +)
      let modules = edit.recompiled.sorted { $0.key < $1.key }.map { name, files in
        files == 0 ? name : "\(name) \(files)"
      }
      // A module below all others affects nearly all of them: their number says more than their names.
      let names = modules.count > 6 ? "\(modules.count) modules" : modules.joined(separator: ", ")
      return [
        edit.module, ProbeEdit(rawValue: edit.edit)?.title ?? edit.edit, names, "\(files)",
        edit.module == "Entities" ? "–" : "\(edit.siblings.count)", edit.filesInMonolith.map { "\($0)" } ?? "–",
      ]
    }
    return table(["edit of", "kind", "compiled again (files)", "files", "siblings", "files as one module"], rows)
  }

  private var times: String {
    let pairs = [
      ("clean build of the app, debug", result.cleanDebug), ("one line of a feature, debug", result.lineDebug),
      ("clean build of the app, release", result.cleanRelease), ("one line of a feature, release", result.lineRelease),
    ]
    return table(
      ["", "modules", "one module", "ratio"],
      pairs.map { name, pair in
        [name, seconds(pair.modules), seconds(pair.monolith), percent(pair.ratio)]
      })
  }

  private var loops: String {
    let whole = ["the whole package", seconds(result.whole), "100 %"]
    let rows = result.shares.map { name, share in
      [name, seconds(result.features[name] ?? Series()), percent(share)]
    }
    return table(["build and run the tests, from nothing", "time", "of the whole"], [whole] + rows)
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = head.indices.map { $0 == 0 ? "---" : "--:" }
    return ([head, line] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func percent(_ share: Double?) -> String { share.map { "\(Int(($0 * 100).rounded())) %" } ?? "–" }

  private func seconds(_ series: Series) -> String {
    series.seconds.isEmpty ? "–" : "\((series.median * 10).rounded() / 10) s"
  }
}
