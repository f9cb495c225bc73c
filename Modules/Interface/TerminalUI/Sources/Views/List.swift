import Terminal

/// Rows to choose from; only the visible ones are evaluated, however many there are.
public struct List<Data: RandomAccessCollection, Row: View>: PrimitiveView
where Data.Element: Identifiable, Data.Index == Int {
  let data: Data
  let row: (Data.Element) -> Row
  var onSelect: (@MainActor (Data.Element) -> Void)?
  var onReachStart: @MainActor () -> Void = {}
  var onReachEnd: (@MainActor () -> Void)?
  var opening: Data.Element.ID?
  var wish: (row: Data.Element.ID?, cause: Int)?
  var followsEnd = false
  var focusWish = FocusPriority.ordinary
  var selection: (rest: Int, work: @MainActor (Data.Element) async -> Void)?

  /// Rows to choose from. A row reads `isFocused` in its environment.
  public init(
    _ data: Data, onSelect: @escaping @MainActor (Data.Element) -> Void,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.onSelect = onSelect
    self.row = row
  }

  /// Rows that grow at their end. The end stays in view unless the user scrolled up.
  /// - Parameter onReachStart: Called each time a frame shows the first row, to fetch earlier ones.
  public init(
    followingEndOf data: Data, onReachStart: @escaping @MainActor () -> Void = {},
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.onReachStart = onReachStart
    self.row = row
    followsEnd = true
  }

  /// Opens the list at a row, a third from the top. In a list of rows to choose from, the row is selected. Nil, or a
  /// row that is not among the first ones loaded, has no effect.
  public func opening(at row: Data.Element.ID?) -> List {
    var list = self
    list.opening = row
    return list
  }

  /// Selects a row once for each value of a cause, for example for each screen that was open. A row that is not there
  /// yet is selected when it comes, unless the user has chosen another one by then.
  public func selecting(_ row: Data.Element.ID?, for cause: some Hashable) -> List {
    var list = self
    list.wish = (row, cause.hashValue)
    return list
  }

  /// Announces further rows after the last one. The list follows its end only when all are loaded.
  /// - Parameter onReachEnd: Called each time a frame shows the last row, to fetch more.
  public func continuing(_ continues: Bool = true, onReachEnd: @escaping @MainActor () -> Void) -> List {
    var list = self
    list.onReachEnd = continues ? onReachEnd : nil
    return list
  }

  /// Gives the list the focus when the screen opens.
  public func defaultFocus() -> List {
    var list = self
    list.focusWish = .first
    return list
  }

  /// Runs work for the row that the selection stands on, with or without the focus. It is cancelled when the selection
  /// moves on, or the list goes.
  /// - Parameters:
  ///   - isWanted: Whether there is work to do.
  ///   - rest: The milliseconds for which the selection must rest on the row before the work begins.
  public func onSelection(
    if isWanted: Bool, after rest: Int, _ work: @escaping @MainActor (Data.Element) async -> Void
  ) -> List {
    var list = self
    list.selection = isWanted ? (rest, work) : nil
    return list
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    // The two kinds of list store different positions, even where one replaces the other.
    evaluation.descend(followsEnd ? 1 : 0) { evaluation in
      let followsEnd = followsEnd
      let position = evaluation.store.object(at: evaluation.identity, slot: -1) {
        ListPosition(
          followsEnd: followsEnd, opening: opening?.hashValue, evaluation.environment.scrollMemory,
          at: evaluation.identity)
      }
      let data = data
      position.adopt(
        count: data.count, continues: onReachEnd != nil, identify: { data[data.startIndex + $0].id.hashValue },
        name: { "\(data[data.startIndex + $0].id)" })
      if let wish { position.select(wish.row?.hashValue, for: wish.cause) }
      attend(to: position, in: evaluation)
      let isFocused = evaluation.focus == evaluation.identity
      let select = onSelect.map { select in
        { @MainActor (index: Int) in if index < data.count { select(data[data.startIndex + index]) } }
      }
      let language = evaluation.environment.language
      let interaction = Interaction(
        isFocusable: select != nil && !data.isEmpty, focusWish: focusWish, scroll: { position.scroll(by: $0) },
        click: select.map { position.clickTarget(select: $0) },
        keys: { position.keys(choosing: select != nil, in: language) }
      ) {
        position.handle($0, select: select)
      }
      let element = ListElement(
        position: position, version: position.version, makeRow: makeRow(evaluation, position, isFocused),
        onReachStart: onReachStart, onReachEnd: onReachEnd,
        showsMore: evaluation.environment.scrollIndicators == .visible)
      element.readable = ListElement.ReadableRows(
        count: data.count, fromEnd: followsEnd, start: position.readingStart, select: select)
      let node = Node(identity: evaluation.identity.child(1), element: element, children: [])
      evaluation.add(ResponderElement(interaction: interaction), children: [node])
    }
  }

  /// Keeps the work for the selected row alive.
  private func attend(to position: ListPosition, in evaluation: Evaluation) {
    guard let selection, position.selected < data.count else { return }
    let (row, clock) = (data[data.startIndex + position.selected], evaluation.environment.clock)
    evaluation.attend(at: evaluation.identity.child(-2).child(row.id.hashValue)) {
      .task(
        Task {
          if selection.rest > 0 { await clock.sleep(selection.rest) }
          if !Task.isCancelled { await selection.work(row) }
        })
    }
  }

  /// Evaluates a row during layout, with the list's environment.
  private func makeRow(
    _ evaluation: Evaluation, _ position: ListPosition, _ isFocused: Bool
  ) -> @MainActor (Int) -> Node? {
    let (identity, outside) = (evaluation.identity, evaluation.environment)
    let selected = onSelect == nil ? nil : position.selected
    return { index in
      FrameWork.current.rows += 1
      let element = data[data.startIndex + index]
      var environment = outside
      environment.isFocused = isFocused && index == selected
      environment.isShownBeside = outside.showsDetail && index == selected
      environment.isListFocused = isFocused
      environment.scrollMemory = nil
      let nodes = evaluation.resume(at: identity.child(element.id.hashValue), environment) {
        row(element).evaluate(in: $0)
      }
      return Node.one(nodes).first
    }
  }
}

@MainActor private final class ListElement: RowsElement {
  /// The rows as the line-by-line host needs them.
  struct ReadableRows {
    let count: Int
    let fromEnd: Bool
    let start: Int?
    let select: (@MainActor (Int) -> Void)?
  }

  var readable: ReadableRows?
  private let position: ListPosition
  private let makeRow: @MainActor (Int) -> Node?
  private let onReachStart: @MainActor () -> Void
  private let onReachEnd: (@MainActor () -> Void)?
  private let showsMore: Bool
  private var rows: [Node] = []

  init(
    position: ListPosition, version: Int, makeRow: @escaping @MainActor (Int) -> Node?,
    onReachStart: @escaping @MainActor () -> Void, onReachEnd: (@MainActor () -> Void)?, showsMore: Bool
  ) {
    self.showsMore = showsMore
    self.onReachEnd = onReachEnd
    self.position = position
    self.makeRow = makeRow
    self.onReachStart = onReachStart
  }

  func measure(_ proposal: Proposal, _ node: Node) -> Size {
    Size(width: proposal.width ?? 40, height: proposal.height ?? max(10, readable?.count ?? 0))
  }

  func arrange(_ size: Size, _ node: Node) {
    var made: [Int: Node?] = [:]
    func row(_ index: Int) -> Node? {
      if let known = made[index] { return known }
      let node = makeRow(index)
      made[index] = node
      return node
    }
    let width = size.width
    let placed = position.layOut(in: size) { index in
      row(index)?.measure(Proposal(width: width, height: nil)).height ?? 0
    }
    rows = placed.compactMap { place in
      let node = row(place.index)
      node?.arrange(in: Rect(x: 0, y: place.y, width: width, height: place.height))
      return node
    }
    if placed.first?.index == 0 { onReachStart() }
    if let last = placed.last?.index, last + 1 == readable?.count { onReachEnd?() }
  }

  func paint(_ node: Node, on canvas: Canvas) {
    position.viewport = canvas.bounds
    canvas.registerSelectionRegion()
    let inner = canvas.clipped
    for row in rows { row.paint(on: inner) }
    if showsMore {
      canvas.frame.scrollMarks.record(above: position.hasMoreAbove, below: position.hasMoreBelow, on: canvas)
    }
  }

  /// A page of the rows, each evaluated when it is read.
  func read(_ node: Node, by reader: PlainReader) {
    guard let readable else { return }
    reader.page(node.identity, count: readable.count, fromEnd: readable.fromEnd, start: readable.start) { index in
      if index == 0 { onReachStart() }
      if index + 1 == readable.count { onReachEnd?() }
      guard let row = makeRow(index) else { return }
      guard let select = readable.select else { return row.element.read(row, by: reader) }
      reader.action(row.identity.child(-1)) {
        select(index)
      } _: {
        row.element.read(row, by: reader)
      }
    }
  }
}
