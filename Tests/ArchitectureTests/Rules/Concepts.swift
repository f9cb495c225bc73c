import ProjectFacts

extension Rule {
  /// Everyday words of the interface that are also names of values in Entities.
  private static let plainWords: Set = ["Message"]

  /// The interface serves every feature, so it contains no feature's concept.
  static let concepts = Rule(name: "concepts") { project in
    let features = Set(project.modules.filter { $0.layer == .feature && $0.role == .library }.map(\.name))
    let values = project.modules.filter { $0.layer == .entities && $0.role == .library }.flatMap(\.files)
      .flatMap(\.declarations).filter { $0.isType && $0.isPublic && $0.enclosing.isEmpty }.map(\.name)
    let concepts = features.union(values).subtracting(plainWords)
    let interface: Set<Layer> = [.designSystem, .navigation, .terminalUI, .terminal, .markdown]
    return project.modules.filter { $0.role == .library && $0.layer.map(interface.contains) == true }.flatMap {
      module in
      module.files.flatMap { file in
        file.declarations.filter { declaration in
          let words = humps(of: declaration.name)
          // A feature's name may be an everyday word, such as Quotes; the `quotes` of a language are still allowed.
          let isWord = words.count == 1 && !declaration.isType
          let named = isWord ? concepts.subtracting(features) : concepts
          return declaration.kind != "import" && !named.isDisjoint(with: words)
        }.map {
          Violation(
            what: "\(module.name) declares \($0.name) (\(file.place($0.line)))",
            why:
              "\(module.name) is shared: with one feature's concept in it, that feature's changes affect all",
            cure: "move it into the feature that means it, or name what it is without the feature")
        }
      }
    }
  }

  /// The capitalised words of a name, and their runs: `AvatarList` has `Avatar`, `List`, `AvatarList`.
  static func humps(of name: String) -> Set<String> {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    words[0] = words[0].prefix(1).uppercased() + words[0].dropFirst()
    var runs: Set<String> = []
    for first in words.indices {
      for last in first..<words.count { runs.insert(words[first...last].joined()) }
    }
    return runs
  }

  /// A view that one feature uses belongs to that feature, unless it needs a module that features cannot import.
  static let sharedViews = Rule(name: "shared-views") { project in
    let features = project.modules.filter { [.feature, .core].contains($0.layer) && $0.role == .library }
    let within = Layer.feature.mayUse
    let beyond = Set(project.modules.filter { $0.layer.map(within.contains) != true }.map(\.name))
    return project.modules.filter { $0.layer == .designSystem && $0.role == .library }.flatMap { module in
      module.files.filter { beyond.isDisjoint(with: $0.imports.map(\.name)) }.flatMap { file in
        file.declarations.filter { $0.isType && $0.isPublic && $0.enclosing.isEmpty }.compactMap { type in
          let users = features.filter { $0.files.contains { $0.tokens.contains { $0.isWord(type.name) } } }.map(\.name)
          let isPart = module.files.contains { other in
            other.path != file.path && other.tokens.contains { $0.isWord(type.name) }
          }
          guard users.count < 2, !isPart else { return nil }
          return Violation(
            what:
              "\(module.name) shows \(type.name), used only by \(users.first ?? "none") (\(file.place(type.line)))",
            why: "the feature's owner would have to ask another team for each change of it",
            cure: "move it to the feature that uses it")
        }
      }
    }
  }

  /// A text that names another feature is wrong in every app without that feature.
  static let strangersNames = Rule(name: "strangers-names") { project in
    let features = project.modules.filter { $0.layer == .feature && $0.role == .library }
    return features.flatMap { module in
      let others = Set(features.map(\.name)).subtracting([module.name])
      return module.files.flatMap { file in
        file.tokens.filter { $0.kind == .string }.flatMap { token in
          // A sentence. A single word is a button's label, which names an action and no feature.
          let words = token.text.split { !$0.isLetter }.map(String.init)
          return (words.count > 1 ? words.filter(others.contains) : []).map { name in
            Violation(
              what: "\(module.name) names \(name) in its words (\(file.place(token.line)))",
              why: "\(name) may be left out of a run, or of another app with \(module.name) in it",
              cure: "say what the person can do here, or lead there by a verb of \(module.name)'s router")
          }
        }
      }
    }
  }
}
