import Entities
import FeatureKit
import Observation

/// The form of a new entry, or of one of a lorebook.
@Observable @MainActor final class LorebookEntryPresenter: FormPresenter {
  /// What secondary keys do: nothing, or a logic.
  enum SecondaryRule: Hashable {
    case unused
    case logic(LorebookEntry.Logic)
  }

  /// The fields that are no lists and no numbers, as typed.
  var fields: LorebookEntry {
    didSet { save() }
  }
  /// The keys as typed, in lines or with commas between them.
  var keys: String {
    didSet { save() }
  }
  /// The secondary keys as typed, in lines or with commas between them.
  var secondaryKeys: String {
    didSet { save() }
  }
  /// Whether the rarer fields show.
  var isOpen = false
  let form: FormSaver
  /// The lorebook of the entry.
  let lorebook: Lorebook
  /// The edited entry and its place; nil for a new one.
  let edited: (entry: LorebookEntry, place: Int)?
  private var numbers: [LorebookNumber: TypedNumber] = [:] {
    didSet { save() }
  }
  /// The entry as it was opened.
  @ObservationIgnored private let original: LorebookEntry
  private let interactor: any LorebookEntryInteractor
  private let router: any LorebookEntryRouter

  /// - Parameter edited: The entry to change, and its place; nil for a new one.
  init(
    _ lorebook: Lorebook, editing edited: (entry: LorebookEntry, place: Int)? = nil,
    interactor: any LorebookEntryInteractor, router: any LorebookEntryRouter
  ) {
    (self.lorebook, self.edited, self.interactor, self.router) = (lorebook, edited, interactor, router)
    form = FormSaver(.entry(lorebook.id, place: edited?.place), interactor: interactor, router: router)
    let entry = edited?.entry ?? LorebookEntry()
    (fields, original) = (entry, entry)
    (keys, secondaryKeys) = (LorebookKeys.text(of: entry.keys), LorebookKeys.text(of: entry.secondaryKeys))
    numbers = Dictionary(
      uniqueKeysWithValues: LorebookNumber.allCases.map { ($0, $0.typed(of: entry)) })
  }

  /// The name. For an entry from SillyTavern it is the comment, which is the name there.
  var name: String {
    get { fields.name.isEmpty ? fields.comment : fields.name }
    set {
      if fields.name.isEmpty, !original.comment.isEmpty { fields.comment = newValue } else { fields.name = newValue }
    }
  }

  var secondaryRule: SecondaryRule {
    get { fields.isSelective ? .logic(fields.logic) : .unused }
    set {
      switch newValue {
      case .unused: fields.isSelective = false
      case .logic(let logic): (fields.isSelective, fields.logic) = (true, logic)
      }
    }
  }

  /// A number as typed.
  subscript(number: LorebookNumber) -> TypedNumber {
    get { numbers[number] ?? number.typed(of: original) }
    set { numbers[number] = newValue }
  }

  /// The entry as typed. A number that is not valid stays as it was; an invalid scan depth counts as none.
  var entry: LorebookEntry {
    var entry = fields
    entry.keys = LorebookKeys.keys(in: keys, from: original.keys)
    entry.secondaryKeys = LorebookKeys.keys(in: secondaryKeys, from: original.secondaryKeys)
    for number in LorebookNumber.allCases { number.set(self[number], of: &entry) }
    return entry
  }

  /// The approximate tokens of the content.
  var tokens: Int { interactor.estimatedTokens(of: fields.content) }

  /// Whether the entry could never come in: it has no key, and is not always in.
  var isUnreachable: Bool { !fields.isConstant && LorebookKeys.keys(in: keys, from: []).isEmpty }

  var hasUnsaved: Bool { entry != original || !isValid }

  var isValid: Bool { LorebookNumber.allCases.allSatisfy { self[$0].isValid } }

  var discarding: Question { .discardingEntry(isNew: edited == nil) }
}

// MARK: - Events

extension LorebookEntryPresenter {
  /// Shows the unsaved text, unless it belongs to another entry that was at this place before.
  func load() async {
    guard let kept = await form.load(), kept["original"] == original.formDraft.note else { return }
    fields.show(kept)
    keys = kept["keys"] ?? keys
    secondaryKeys = kept["secondaryKeys"] ?? secondaryKeys
    for number in LorebookNumber.allCases { self[number].text = kept["\(number)"] ?? self[number].text }
  }

  private func save() {
    guard hasUnsaved else { return form.keep(nil) }
    var typed = fields.formDraft
    (typed["keys"], typed["secondaryKeys"], typed["original"]) = (keys, secondaryKeys, original.formDraft.note)
    for number in LorebookNumber.allCases { typed["\(number)"] = self[number].text }
    form.keep(typed)
  }

  func onSavePressed() async -> Bool {
    await form.save(if: isValid, LorebookEvent.saveEntry) {
      let change: LorebookChange =
        edited.map { .change(at: $0.place, from: $0.entry, to: entry) } ?? .add(entry)
      let before = try await interactor.editLorebook(lorebook.id, change)
      interactor.log(LorebookEvent.saveEntry.success())
      return before
    } then: {
      router.finishLorebookEntry(with: $0)
    }
  }
}
