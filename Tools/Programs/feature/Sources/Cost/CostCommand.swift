import Foundation
import ProjectFacts

extension Command {
  static let cost = Command(
    name: "cost", operands: "X [--edit KIND]… [--json]",
    summary: "What the compiler does again after an edit of X; KIND is body, private, public or type"
  ) { words in
    let top = URL(filePath: FileManager.default.currentDirectoryPath)
    var isJSON = false
    var edits: [ProbeEdit] = []
    var names: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--edit":
        guard let edit = rest.popFirst().flatMap(ProbeEdit.init(rawValue:)) else {
          throw UsageError("--edit wants one of \(ProbeEdit.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        edits.append(edit)
      case let option where option.hasPrefix("-"): throw UsageError("cost knows no option \(option).")
      default: names.append(word)
      }
    }
    let project = try ProjectReader.read(at: top, withImports: false)
    let module = try Operands.module(names, of: "cost", in: project)
    let costs = try CostTree(top: top).cost(
      of: module, in: project, edits: edits.isEmpty ? ProbeEdit.allCases : edits)
    let table = CostTable(module: module.name, costs: costs, siblings: project.siblings(of: module))
    print(isJSON ? try table.json : table.text)
    return 0
  }
}
