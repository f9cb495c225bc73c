import Foundation

// documents [--check] FILE…  with the output of `swift package dump-package` on standard input.
// Started by Tools/documents, at the top of the repository.

func say(_ text: String) {
  FileHandle.standardError.write(Data("documents: \(text)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
var isFailed = false

do {
  let modules = try Module.all(inDump: FileHandle.standardInput.readDataToEndOfFile())
  if let stranger = modules.first(where: { !layers.contains($0.layer) && !$0.isTest }) {
    throw Document.Problem(description: "\(stranger.name) is in no known layer: \(stranger.path)")
  }
  let shipped = Module.shipped(in: modules)
  for path in arguments where path != "--check" {
    let document = try Document(path: path)
    let (text, stale) = try document.renewed { name, before in
      switch name {
      case "graph": return ModuleGraph(modules: shipped).diagram
      case "lines": return LineTable(modules: modules).text(before: before)
      case _ where name.hasPrefix("screen "):
        do {
          return try screen(at: String(name.dropFirst("screen ".count)))
        } catch {
          // The other parts do not wait for it.
          isFailed = true
          say("\(path): \(error)")
          return before
        }
      default: throw Document.Problem(description: "\(path): nobody knows how to make \"\(name)\".")
      }
    }
    guard !stale.isEmpty else { continue }
    let names = stale.joined(separator: ", ")
    if isCheck {
      isFailed = true
      say("\(path) is stale: \(names). Run Tools/documents and commit the result.")
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      say("\(path): made anew: \(names)")
    }
  }
} catch {
  say("\(error)")
  exit(1)
}
exit(isFailed ? 1 : 0)
