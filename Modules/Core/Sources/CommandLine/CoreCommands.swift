import FeatureKit
import Navigation
import TerminalUI

/// The commands that belong to the whole, not to a feature.
@MainActor enum CoreCommands {
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

  /// What this run is made of.
  static func features(_ selection: FeatureSelection, _ registry: FeatureRegistry) -> Subcommand {
    Subcommand("features", summary: { $0("List the features of this run", "이번 실행의 기능 보기") }) { _, io in
      let lines =
        registry.features.map { FeatureLine($0) }
        + selection.absent.map { FeatureLine(absent: $0) }
      if io.wantsJSON {
        try io.write(json: lines)
      } else {
        for line in lines { try io.writeLine(line.text(io.language)) }
      }
      return .done
    }
  }

  /// Opens the app at an address; the app itself does the work.
  static func open(links: [LinkContribution], tabs: [TabContribution], action: @escaping Subcommand.Run) -> Subcommand {
    Subcommand(
      "open", operands: "aichat://…",
      takes: [
        .oneOf(
          tabs.map { "aichat://" + $0.id }
            + links.map { link in
              "aichat://" + link.name + (link.placeholder.isEmpty || link.placeholder.hasPrefix("[") ? "" : "/")
            })
      ],
      notes: { language in
        // What is in brackets can be left out, and so can the slash before it.
        let known = links.map { link in
          let isPath = !link.placeholder.isEmpty && !link.placeholder.hasPrefix("[?")
          return ("aichat://" + link.name + (isPath ? "/" : "") + link.placeholder, "")
        }
        return tabs.map { ("aichat://" + $0.id, $0.title(language)) } + known
      },
      summary: {
        $0(
          "Open the app at an address such as aichat://chats, or show it in the one that is open",
          "aichat://chats 같은 주소로 앱 열기. 이미 열려 있으면 거기에 보여 주기")
      }, run: action)
  }
}

extension CoreCommands.FeatureLine {
  @MainActor init(_ feature: any Feature) {
    let added = feature.contributions
    self.init(
      feature: feature.id, isPresent: true, tabs: added.tabs.map(\.id), commands: added.commands.map(\.name),
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

extension Contributions {
  /// The address as its screen writes it. `explore?category=alien` means `category/alien`: a tab and one value, named as
  /// one of the tab's links.
  func canonical(_ link: Link) -> Link {
    guard link.path.count == 1, tabs.contains(where: { $0.id == link.path[0] }), link.query.count == 1,
      let (name, value) = link.query.first, !value.isEmpty,
      links.contains(where: { $0.name == name && $0.tab == link.path[0] })
    else { return link }
    return Link([name, value])
  }

  /// The addresses that are whole as they stand, without the scheme: nothing must come after them.
  var wholeAddresses: [String] {
    tabs.map(\.id)
      + links.filter { $0.isAvailable() && ($0.placeholder.isEmpty || $0.placeholder.hasPrefix("[")) }.map(\.name)
  }

  /// Why a link leads nowhere: what addresses of its kind look like.
  func whyNothing(isAt address: String, _ link: Link, _ language: Language) -> String {
    let link = canonical(link)
    let kind = links.first { $0.name == link.path.first }
    return language.nothingToShow(
      at: address, "aichat://" + (link.path.first ?? ""), kind?.names(self) ?? [], kind?.placeholder ?? "")
  }
}
