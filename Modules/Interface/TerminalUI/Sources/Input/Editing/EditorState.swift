import Observation
import Terminal

/// The state of a view with editable text across frames: the text, its undo history, and the part that shows.
@Observable @MainActor final class EditorState {
  /// What a view passes with each event.
  struct Wishes {
    /// The text outside, which follows the one here.
    var text: Binding<String>
    /// The text outside that undo takes back; nil for none.
    var written: @MainActor () -> WrittenText? = { nil }
    /// Earlier texts, the oldest first.
    var history: @MainActor () -> [String] = { [] }
    /// The action of Enter; nil where Enter makes a new line or, in a field of one line, goes to the next control.
    var submit: (@MainActor () -> Void)?
    /// Lets another program edit the text.
    var editOutside: (@MainActor (String) async throws -> String?)?
    /// Measures pauses.
    var clock: HostClock
    /// Commands whose keys belong to other controls here.
    var others: Set<EditCommand> = []
  }

  /// Counts the changes, so that a frame of an older state is recognised.
  private(set) var version = 0
  @ObservationIgnored private(set) var editor: Editor
  /// Whether another program has the text.
  @ObservationIgnored private(set) var isAway = false
  /// Why another program did not change the text; shown until the next key.
  @ObservationIgnored private(set) var failure: (any Error)?
  /// The text outside when it was last read.
  @ObservationIgnored private var outside = ""
  /// The editor before a text was written into it from outside, until the user changes that text.
  @ObservationIgnored private var unwritten: (editor: Editor, number: Int)?
  @ObservationIgnored private var rows = RowWindow()
  @ObservationIgnored private var span = SpanWindow()
  /// The place of the text on the screen.
  @ObservationIgnored var place = Rect.zero
  /// Whether Control-X was pressed, which needs a second key.
  @ObservationIgnored private var awaitsSecondKey = false

  init(traits: Editor.Traits) {
    editor = Editor(traits: traits)
  }

  /// Adopts the view's text. A text that was changed from outside puts the caret at its end.
  /// - Parameter written: A text from outside that undo takes back. Texts with the same number are one change.
  func adopt(_ text: String, traits: Editor.Traits, written: WrittenText? = nil) {
    editor.traits = traits
    // Quick while the text was not changed from outside: both are then the same string, not only equal ones.
    guard text != outside else { return }
    outside = text
    if let written, written.text == text {
      let before = unwritten.flatMap { $0.number == written.number ? $0.editor : nil } ?? editor
      unwritten = (before, written.number)
      editor = before
      editor.replaceAll(with: text)
    } else if let before = unwritten?.editor, before.buffer.expanded == text {
      // What was written is taken back from outside.
      (editor, unwritten) = (before, nil)
    } else {
      editor.reset(to: text)
      unwritten = nil
    }
  }

  /// Handles a key or a paste.
  /// - Returns: Whether it had a meaning here.
  func handle(_ event: TerminalEvent, _ wishes: Wishes) -> Bool {
    // The text may have changed since the last frame: a key acts on the present text.
    adopt(wishes.text.wrappedValue, traits: editor.traits, written: wishes.written())
    failure = nil
    editor.recordKey(at: wishes.clock.milliseconds())
    switch event {
    case .paste(let pasted):
      if !isAway { editor.paste(pasted) }
    case .key(let press):
      if isAway { return EditorKeys.text(of: press) != nil || press == KeyPress(.enter) }
      guard handle(press, wishes) else { return false }
    default: return false
    }
    publish(wishes)
    return true
  }

  /// Does a command without a key, for the line-by-line host.
  func perform(_ command: EditCommand, _ wishes: Wishes) {
    adopt(wishes.text.wrappedValue, traits: editor.traits, written: wishes.written())
    if !isAway, run(command, wishes) { publish(wishes) }
  }

  private func handle(_ press: KeyPress, _ wishes: Wishes) -> Bool {
    let isSecond = awaitsSecondKey
    awaitsSecondKey = false
    if wishes.editOutside != nil {
      if isSecond, Key.control("e").matches(press) { return run(.editOutside, wishes) }
      if Key.control("x").matches(press) {
        awaitsSecondKey = true
        return true
      }
    }
    if let text = EditorKeys.text(of: press) {
      editor.type(text)
      return true
    }
    if press == KeyPress(.enter) {
      guard let submit = wishes.submit else { return run(.newLine, wishes) }
      submit()
      return true
    }
    return EditorKeys.command(for: press).map { run($0, wishes) } ?? false
  }

  private func run(_ command: EditCommand, _ wishes: Wishes) -> Bool {
    if wishes.others.contains(command) { return false }
    guard command == .editOutside else {
      // Down does not leave a field that Enter submits: the text is written there, and nothing follows it.
      return editor.perform(command, history: wishes.history())
        || command == .down && editor.traits.hasLines && wishes.submit != nil
    }
    guard let edit = wishes.editOutside else { return false }
    isAway = true
    let text = editor.buffer.expanded
    Task {
      do {
        if let result = try await edit(text) { takeBack(result, for: text, wishes) }
      } catch {
        failure = error
      }
      isAway = false
      publish(wishes)
    }
    return true
  }

  private func takeBack(_ result: String, for text: String, _ wishes: Wishes) {
    var result = result
    // Editors end the last line; the user did not ask for that.
    if result.last?.isNewline == true, text.last?.isNewline != true { result.removeLast() }
    guard result != text else { return }
    adopt(wishes.text.wrappedValue, traits: editor.traits, written: wishes.written())
    editor.replaceAll(with: result)
  }

  private func publish(_ wishes: Wishes) {
    version += 1
    let text = editor.buffer.expanded
    guard text != outside else { return }
    unwritten = nil
    outside = text
    wishes.text.wrappedValue = text
  }
}

// MARK: - Keys

extension EditorState {
  /// The keys that work now, with their titles.
  /// - Parameter submit: The title of Enter; nil where footers need not show it.
  func keys(_ wishes: Wishes, submit: String?, in language: Language) -> [KeyBinding] {
    var commands = Set(EditCommand.allCases).subtracting(wishes.others)
    if wishes.editOutside == nil { commands.remove(.editOutside) }
    if !editor.traits.hasLines { commands.subtract([.newLine, .up, .down]) }
    // The key belongs to other controls, except directly after a yank.
    if !editor.canYankPop { commands.remove(.yankPop) }
    // In an empty text, the keys that move or delete belong to other controls.
    if editor.buffer.count == 0 { commands.subtract([.deleteForward, .lineStart, .lineEnd, .textStart, .textEnd]) }
    let shown: Set<EditCommand> = wishes.submit == nil ? [.editOutside] : [.newLine, .editOutside]
    return enterKey(wishes, submit, language)
      + EditorKeys.bindings(commands, shown: shown, in: language) { self.perform($0, wishes) }
  }

  private func enterKey(_ wishes: Wishes, _ title: String?, _ language: Language) -> [KeyBinding] {
    guard let submit = wishes.submit else {
      guard editor.traits.hasLines else { return [] }
      return KeyBinding.listed(.enter, title: EditCommand.newLine.title(in: language))
    }
    return title.map { [KeyBinding(.enter, $0, action: submit)] } ?? KeyBinding.listed(.enter, title: language.done)
  }
}

extension EditorState: StateObject {
  var outlivesView: Bool { true }

  func rest() {
    editor.rest()
  }
}

// MARK: - The mouse

extension EditorState {
  /// Puts the caret at a cell of the screen, in a text that shows in rows.
  func clickInRows(at point: Point) {
    let rows = rows(in: place.size, language: editor.layout.language)
    guard let last = rows.last else { return }
    let y = point.y - place.minY
    let row = rows.indices.contains(y) ? rows[y] : last
    moveCaret(to: editor.layout.place(atColumn: max(0, point.x - place.minX), in: row, of: editor.buffer))
  }

  /// Puts the caret at a cell of the screen, in a text that shows in one row.
  func clickInSpan(at point: Point) {
    moveCaret(to: span.place(atColumn: max(0, point.x - place.minX), in: editor.buffer))
  }

  private func moveCaret(to place: Int) {
    guard !isAway, place != editor.caret else { return }
    editor.placeCaret(at: place)
    version += 1
  }
}

// MARK: - The visible part

extension EditorState {
  /// The rows that show in a size.
  func rows(in size: Size, language: Language) -> [TextRow] {
    editor.layout.fit(width: size.width, language: language)
    return rows.rows(height: size.height, caret: editor.caret, of: editor.buffer, layout: &editor.layout)
  }

  /// The visible part of a text in one row, and the cell of the caret in it.
  func span(width: Int) -> (text: SafeText, caret: Int) {
    span.fit(editor.buffer, caret: editor.caret, width: width)
  }
}
