import RandomTesting
import TerminalUI

/// A view as data, created and edited at random.
indirect enum Scene {
  case text(String), line(String), spacer, divider, turning
  case button(String), field(String)
  case across([Scene]), down([Scene]), over([Scene])
  case padded(Scene), bordered(Scene), tinted(Scene), reversed(Scene), dimmed(Scene)
  case framed(Scene, width: Int?, height: Int?), wide(Scene)
  case switched(String), chosen([String], PickerStyle), progress(Double), gridded([[Scene]]), titled(Scene), missing(
    Scene)
  case scrolled(Scene), list([String], followsEnd: Bool), lazy([String])

  private static let words = [
    "word ", "a", "\n", "한글 ", "👩‍👩‍👧", "❤️", "e\u{301}", "   ", "longerthanaline", "\u{1B}[31m", "🇰🇷", "\t", "─", "漢字",
  ]

  static func words(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined()
  }

  static func random(depth: Int, using random: inout SeededGenerator) -> Scene {
    func some(_ count: ClosedRange<Int> = 0...4) -> [Scene] {
      (0..<Int.random(in: count, using: &random)).map { _ in Scene.random(depth: depth - 1, using: &random) }
    }
    func one() -> Scene { Scene.random(depth: depth - 1, using: &random) }
    func texts() -> [String] { (0..<Int.random(in: 0...30, using: &random)).map { _ in words(using: &random) } }
    func length() -> Int? { Bool.random(using: &random) ? Int.random(in: 0...20, using: &random) : nil }
    switch Int.random(in: 0..<(depth > 0 ? 26 : 10), using: &random) {
    case 0, 1: return .text(words(using: &random))
    case 2: return .line(words(using: &random))
    case 3: return .button(words(using: &random))
    case 4: return .field(words(using: &random))
    case 5: return Bool.random(using: &random) ? .spacer : .divider
    case 6: return .turning
    case 7: return .switched(words(using: &random))
    case 8:
      return .chosen(Array(texts().prefix(5)), [.wheel, .segmented, .inline].randomElement(using: &random) ?? .wheel)
    case 9: return .progress(Double.random(in: -0.1...1.1, using: &random))
    case 10, 11: return .down(some())
    case 12, 13: return .across(some())
    case 14: return .over(some(1...2))
    case 15: return Bool.random(using: &random) ? .padded(one()) : .wide(one())
    case 16: return .bordered(one())
    case 17: return .tinted(one())
    case 18: return Bool.random(using: &random) ? .reversed(one()) : .dimmed(one())
    case 19: return .framed(one(), width: length(), height: length())
    case 20: return .scrolled(one())
    case 21: return .list(texts(), followsEnd: Bool.random(using: &random))
    case 22: return .gridded((0..<Int.random(in: 0...3, using: &random)).map { _ in some() })
    case 23: return .titled(one())
    case 24: return .missing(one())
    default: return .lazy(texts())
    }
  }

  /// The same scene with one part changed.
  func edited(using random: inout SeededGenerator) -> Scene {
    func edited(_ scenes: [Scene]) -> [Scene] {
      var scenes = scenes
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scenes.append(.random(depth: 1, using: &random))
      case 1: _ = scenes.popLast()
      default:
        guard let index = scenes.indices.randomElement(using: &random) else { break }
        scenes[index] = scenes[index].edited(using: &random)
      }
      return scenes
    }
    func edited(_ texts: [String]) -> [String] {
      var texts = texts
      let index = Int.random(in: 0...texts.count, using: &random)
      if Bool.random(using: &random) || index == texts.count {
        texts.insert(Self.words(using: &random), at: index)
      } else if Bool.random(using: &random) {
        texts.remove(at: index)
      } else {
        texts[index] += Self.words(using: &random)
      }
      return texts
    }
    return switch self {
    case .text(let text): .text(text + Self.words(using: &random))
    case .line, .spacer, .divider, .turning, .button, .field, .switched, .progress: .random(depth: 1, using: &random)
    case .chosen(let texts, let style): .chosen(edited(texts), style)
    case .gridded(let rows): .gridded(rows.map(edited))
    case .titled(let scene): .missing(scene.edited(using: &random))
    case .missing(let scene): .titled(scene.edited(using: &random))
    case .across(let scenes): .across(edited(scenes))
    case .down(let scenes): .down(edited(scenes))
    case .over(let scenes): .over(edited(scenes))
    case .padded(let scene): .padded(scene.edited(using: &random))
    case .bordered(let scene): .bordered(scene.edited(using: &random))
    case .tinted(let scene): .reversed(scene)
    case .reversed(let scene): .dimmed(scene.edited(using: &random))
    case .dimmed(let scene): .tinted(scene)
    case .framed(let scene, let width, let height): .framed(scene, width: height, height: width)
    case .wide(let scene): .wide(scene.edited(using: &random))
    case .scrolled(let scene): .scrolled(scene.edited(using: &random))
    case .list(let texts, let followsEnd): .list(edited(texts), followsEnd: followsEnd)
    case .lazy(let texts): .lazy(edited(texts))
    }
  }
}

extension Scene {
  @MainActor var view: AnyView {
    switch self {
    case .text(let text): AnyView(Text(text))
    case .line(let text): AnyView(Text(line: text).bold())
    case .spacer: AnyView(Spacer())
    case .divider: AnyView(Divider())
    case .turning: AnyView(ProgressView("busy"))
    case .button(let title): AnyView(Button(title) {})
    case .field(let text): AnyView(Field(text: text))
    case .switched(let title): AnyView(Switch(title: title))
    case .chosen(let titles, let style): AnyView(Choice(titles: titles).pickerStyle(style))
    case .progress(let value): AnyView(ProgressView("so far", value: value))
    case .gridded(let rows):
      AnyView(
        Grid(alignment: .bottomTrailing, horizontalSpacing: 2) {
          ForEach(Array(rows.enumerated()), id: \.offset) { _, cells in GridRow { Self.views(cells) } }
          Divider()
        })
    case .titled(let scene):
      AnyView(NavigationStack { scene.view.navigationTitle("title").toolbar { Button("tool") {} } })
    case .missing(let scene):
      AnyView(
        ContentUnavailableView {
          Text("nothing")
        } actions: {
          scene.view
        })
    case .across(let scenes): AnyView(HStack(spacing: 1) { Self.views(scenes) })
    case .down(let scenes): AnyView(VStack(alignment: .center) { Self.views(scenes) })
    case .over(let scenes): AnyView(ZStack { Self.views(scenes) })
    case .padded(let scene): AnyView(scene.view.padding())
    case .bordered(let scene): AnyView(scene.view.border(title: "title"))
    case .tinted(let scene): AnyView(scene.view.foregroundStyle(.accent).background(.selection))
    case .reversed(let scene): AnyView(scene.view.reversed())
    case .dimmed(let scene): AnyView(scene.view.dimmed().clipped())
    case .framed(let scene, let width, let height): AnyView(scene.view.frame(width: width, height: height))
    case .wide(let scene): AnyView(scene.view.frame(maxWidth: .infinity, maxHeight: 5))
    case .scrolled(let scene): AnyView(ScrollView { scene.view })
    case .list(let texts, let followsEnd):
      followsEnd
        ? AnyView(List(followingEndOf: Self.rows(texts)) { Text($0.text) })
        : AnyView(List(Self.rows(texts), onSelect: { _ in }) { Text($0.text) })
    case .lazy(let texts):
      AnyView(
        ScrollView {
          LazyVStack(alignment: .trailing, spacing: 1) {
            ForEach(Self.rows(texts)) { row in Button(action: {}) { Text(row.text) } }
          }
        })
    }
  }

  @MainActor private static func views(_ scenes: [Scene]) -> some View {
    ForEach(Array(scenes.enumerated()), id: \.offset) { $0.element.view }
  }

  private static func rows(_ texts: [String]) -> [Row] {
    texts.enumerated().map { Row(id: $0, text: $1) }
  }

  private struct Row: Identifiable {
    let id: Int
    let text: String
  }

  private struct Field: View {
    @State private var typed = ""
    let text: String
    var body: some View { TextField(text, text: $typed) }
  }

  private struct Switch: View {
    @State private var isOn = false
    let title: String
    var body: some View { Toggle(title, isOn: $isOn) }
  }

  private struct Choice: View {
    @State private var chosen = 1
    let titles: [String]

    var body: some View {
      Picker("one of", selection: $chosen) {
        ForEach(Array(titles.enumerated()), id: \.offset) { Text(line: $0.element).tag($0.offset) }
      }
    }
  }
}
