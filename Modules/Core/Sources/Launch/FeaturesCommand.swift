import FeatureKit
import TerminalUI

/// `features`: lists the features of this run.
@MainActor struct FeaturesCommand {
  nonisolated static let name = "features"

  let selection: FeatureSelection
  let registry: FeatureRegistry

  var command: Subcommand {
    // A literal, because `Tools/feature new` reads the names of commands from the sources.
    Subcommand("features", summary: { $0("List the features of this run", "이번 실행의 기능을 보여 줍니다") }) { _, io in
      let lines = registry.features.map { FeatureLine($0) } + selection.absent.map { FeatureLine(absent: $0) }
      if io.wantsJSON {
        try io.write(json: lines)
      } else {
        for line in lines { try io.writeLine(line.text(io.language)) }
      }
      return .done
    }
  }
}

/// A line about a feature, as `features --json` writes it.
struct FeatureLine: Encodable {
  let feature: String
  let isPresent: Bool
  let tabs: [String]
  let commands: [String]
  let links: [String]
  let settings: [String]
  let isStart: Bool
}

extension FeatureLine {
  @MainActor init(_ feature: any Feature) {
    let added = feature.contributions
    self.init(
      feature: feature.id, isPresent: true, tabs: added.tabs.map(\.id), commands: added.commands.flatMap(\.names),
      links: added.links.filter { $0.isAvailable() }.map(\.name),
      settings: added.settings.filter { $0.isAvailable() }.map(\.id), isStart: !added.start.isEmpty)
  }

  @MainActor init(absent feature: CoreFeature) {
    self.init(
      feature: feature.id, isPresent: false, tabs: [], commands: feature.commands, links: [], settings: [],
      isStart: false)
  }

  func text(_ language: Language) -> String {
    guard isPresent else { return "\(feature)  " + language("(left out)", "(제외됨)") }
    let parts = [
      isStart ? language("start screen", "시작 화면") : nil,
      tabs.isEmpty ? nil : language("tab ", "탭 ") + tabs.joined(separator: ", "),
      commands.isEmpty ? nil : language("commands ", "명령 ") + commands.joined(separator: ", "),
      links.isEmpty ? nil : language("links ", "링크 ") + links.joined(separator: ", "),
      settings.isEmpty ? nil : language("settings ", "설정 ") + settings.joined(separator: ", "),
    ]
    return feature + "  " + parts.compactMap { $0 }.joined(separator: "; ")
  }
}
