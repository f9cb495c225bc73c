import Foundation

// feature COMMAND …: started by Tools/feature, in the project's top folder.

let words = Array(CommandLine.arguments.dropFirst())
func say(_ text: String) { FileHandle.standardError.write(Data("feature: \(text)\n".utf8)) }

do {
  guard let name = words.first, let command = Command.all.first(where: { $0.name == name }) else {
    for command in Command.all { print("\(command.name) \(command.operands)  \(command.summary)") }
    exit(words.isEmpty || words == ["--help"] ? 0 : 2)
  }
  exit(try command.run(Array(words.dropFirst())))
} catch let error as UsageError {
  say("\(error)")
  exit(2)
} catch {
  say("\(error)")
  exit(1)
}
