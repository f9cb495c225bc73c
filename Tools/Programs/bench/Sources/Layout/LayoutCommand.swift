import Foundation
import ProjectFacts

extension Measurement {
  static let layout = Measurement(
    name: "layout", options: "[--write]",
    summary:
      "Which functions runs call, by valgrind; --write renews the list by which the linker lays them side by side"
  ) { options in
    for option in options where option != "--write" {
      throw UsageError("layout knows no option \(option): only --write.")
    }
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    let names = try LayoutBench(top: top).run()
    let list = "Tools/called-functions.txt", file = top.appending(path: list)
    let before = Set((try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? [])
    print("\(names.count) functions are called, of which \(names.count(where: before.contains)) stand in \(list).")
    guard options.contains("--write") else { return }
    let head = "# What runs of aichat call, by the linker's names. Tools/bench layout --write lists them anew.\n"
    try Data((head + names.map { $0 + "\n" }.joined()).utf8).write(to: file)
  }
}
