import FeatureKit
import Navigation
import TerminalUI

extension Contributions {
  /// The first words of the addresses of this run.
  var addressNames: [String] { tabs.map(\.id) + links.filter { $0.isAvailable() }.map(\.name) }

  /// The address in the form of its screen. `explore?category=alien` means `category/alien`: the address of a tab, with
  /// one value that has the name of a link.
  func canonical(_ link: Link) -> Link {
    guard link.path.count == 1, tabs.contains(where: { $0.id == link.path[0] }), link.query.count == 1,
      let (name, value) = link.query.first, !value.isEmpty,
      links.contains(where: { $0.name == name && $0.tab == link.path[0] })
    else { return link }
    return Link([name, value])
  }

  /// The addresses that are complete by themselves, without the scheme.
  var wholeAddresses: [String] {
    tabs.map(\.id)
      + links.filter { $0.isAvailable() && ($0.placeholder.isEmpty || $0.placeholder.hasPrefix("[")) }.map(\.name)
  }

  /// The reason why a link leads nowhere, with the form of such addresses.
  func whyNothing(isAt address: String, _ link: Link, _ language: Language) -> String {
    let link = canonical(link)
    let kind = links.first { $0.name == link.path.first }
    return language.nothingToShow(
      at: address, "\(NavigationRestorer.scheme)://" + (link.path.first ?? ""), kind?.restValues(self) ?? [],
      kind?.placeholder ?? "")
  }
}
