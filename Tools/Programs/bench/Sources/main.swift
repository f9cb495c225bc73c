import Foundation
import ProjectFacts

// bench WHAT …: started by Tools/bench, in the project's top folder.

let words = Array(CommandLine.arguments.dropFirst())
func say(_ text: String) { FileHandle.standardError.write(Data("bench: \(text)\n".utf8)) }

do {
  guard let name = words.first, let measurement = Measurement.all.first(where: { $0.name == name }) else {
    for measurement in Measurement.all { print("\(measurement.name) \(measurement.options)  \(measurement.summary)") }
    exit(words.isEmpty || words == ["--help"] ? 0 : 2)
  }
  try measurement.run(Array(words.dropFirst()))
} catch let error as UsageError {
  say("\(error)")
  exit(2)
} catch {
  say("\(error)")
  exit(1)
}
