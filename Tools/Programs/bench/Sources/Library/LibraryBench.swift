import Foundation
import ProjectFacts

/// Measures the import of cards beside `cat`, and a library of 10,000 characters.
struct LibraryBench {
  let top: URL
  let rounds: Int
  /// Whether 7,500 cards are imported too: 2.3 GB of files, and as much data.
  let hasMany: Bool

  /// Explore's first frame is complete when it has this name, of a built-in character that is not among the cards.
  private static let signOfExplore = "Dumpling"

  func run() throws -> LibraryResult {
    let app = try Shell.succeed(["Tools/build"], in: top).text.split(separator: "\n").last.map(String.init) ?? ""
    let quiet = Quiet()
    var result = LibraryResult(machine: try Machine.here(in: top), cardSize: 0)
    try Toolchain.withTemporaryFolder { folder in
      let cards = folder.appending(path: "cards")
      result.cardSize = try SampleCards.writePictures(1_000, in: cards)
      result.imported = try importing(cards, app, in: folder)
      if hasMany {
        let many = folder.appending(path: "many")
        try SampleCards.writePictures(7_500, in: many)
        let data = folder.appending(path: "data-many").path
        result.many = try timed(import: many.path, into: data, app, in: folder).run().wall
        try FileManager.default.removeItem(at: many)
        try FileManager.default.removeItem(atPath: data)
      }
      try measureLibrary(app, in: folder, &result)
    }
    result.othersShare = quiet.othersShare
    return result
  }

  private func importing(_ cards: URL, _ app: String, in folder: URL) throws -> LibraryResult.Sides {
    var sides = LibraryResult.Sides()
    let cat = TimedProgram(words: ["/bin/sh", "-c", "cat \(cards.path)/*"], environment: environment(folder))
    _ = try cat.run()
    for round in 0..<rounds {
      let data = folder.appending(path: "data-\(round)").path
      let importing = timed(import: cards.path, into: data, app, in: folder)
      // The order changes from round to round.
      for isCat in round.isMultiple(of: 2) ? [true, false] : [false, true] {
        if isCat {
          sides.other.seconds.append(try cat.run().wall)
        } else {
          sides.app.seconds.append(try importing.run().wall)
        }
      }
      try FileManager.default.removeItem(atPath: data)
    }
    return sides
  }

  private func measureLibrary(_ app: String, in folder: URL, _ result: inout LibraryResult) throws {
    let texts = folder.appending(path: "texts")
    let (full, empty) = (folder.appending(path: "full").path, folder.appending(path: "empty").path)
    try SampleCards.writeTexts(10_000, in: texts)
    _ = try timed(import: texts.path, into: full, app, in: folder).run()
    func open(_ data: String, _ words: [String], sign: String) -> PaintedProgram {
      PaintedProgram(
        words: [app, "--data-dir", data, "--lang", "en", "--without", "onboarding"] + words, folder: folder, sign: sign)
    }
    // The list is in the order of names: a built-in one is first again when the letter is deleted.
    let library = open(full, ["open", "aichat://characters"], sign: "Anselm")
    let filter = Array(repeating: [("q", SampleCards.rareName), ("\u{7F}", "Anselm")], count: rounds * 4)
    let times = try library.walk(filter.flatMap { $0 } + [("\u{11}", nil)])
    result.filter.seconds = stride(from: 0, to: filter.count * 2, by: 2).map { times[$0] }
    for _ in 0..<rounds {
      let times = try library.walk([(SampleCards.rareWord, SampleCards.rareName), ("\u{11}", nil)])
      result.text.seconds.append(times[0])
    }
    // Without an address the app would open where it was left.
    let (large, small) = (
      open(full, ["open", "aichat://explore"], sign: Self.signOfExplore),
      open(empty, ["open", "aichat://explore"], sign: Self.signOfExplore)
    )
    // The first run makes the database.
    _ = (try small.secondsToPaint(), try large.secondsToPaint())
    for round in 0..<rounds * 4 {
      for isSmall in round.isMultiple(of: 2) ? [true, false] : [false, true] {
        if isSmall {
          result.explore.other.seconds.append(try small.secondsToPaint())
        } else {
          result.explore.app.seconds.append(try large.secondsToPaint())
        }
      }
    }
  }

  private func timed(import cards: String, into data: String, _ app: String, in folder: URL) -> TimedProgram {
    TimedProgram(
      words: [app, "--data-dir", data, "avatars", "import", cards], environment: environment(folder))
  }

  private func environment(_ folder: URL) -> [String: String] {
    ["HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
  }
}
