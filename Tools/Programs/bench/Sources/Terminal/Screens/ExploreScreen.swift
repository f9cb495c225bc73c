import DesignSystem
import TerminalUI

/// A screen like Explore: five cards, a row of kinds, and below them very many rows.
struct ExploreScreen: View {
  let avatars: [Avatar]

  init(count: Int) {
    avatars = Avatar.some(count)
  }

  var body: some View {
    AppFrame(title: "Explore", trailing: "") {
      ScrollView {
        VStack(spacing: 1) {
          HStack(spacing: 1) {
            ForEach(Array(avatars.prefix(5))) { avatar in
              Button(action: {}) { Card(avatar: avatar) }.frame(maxWidth: 30)
            }
          }
          HStack(spacing: 2) {
            ForEach(["Alien", "Sage", "Poet", "Robot", "Witch"], id: \.self) { name in Button(name) {} }
          }
          LazyVStack {
            Text(line: "Popular").bold().foregroundStyle(.secondary)
            ForEach(avatars) { avatar in
              Button(action: {}) { ListCell(avatar.name, subtitle: avatar.summary, portrait: avatar.name) }
            }
          }
        }
      }
    }
  }
}

/// An avatar in a list.
struct Avatar: Identifiable {
  let id: Int
  let name: String
  let summary: String

  static func some(_ count: Int) -> [Avatar] {
    var words = Strings(seed: 11)
    return (0..<count).map { Avatar(id: $0, name: "\(words.paragraph(2)) \($0)", summary: words.paragraph(12)) }
  }
}

private struct Card: View {
  @Environment(\.isFocused) private var isFocused
  let avatar: Avatar

  var body: some View {
    VStack {
      Portrait(avatar.name)
      Text(line: avatar.name).bold().highlighted(isFocused)
      Text(avatar.summary).lineLimit(4).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .frame(height: 6, alignment: .topLeading)
    .clipped()
    .border(isFocused ? .accent : .secondary)
  }
}
