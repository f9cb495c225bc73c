import Entities
public import FeatureKitTestSupport
import TerminalTesting

extension FakeProfileInteractor {
  /// The interactor of a scene.
  public convenience init(_ scene: DemoScene) {
    self.init(scene.avatars, profile: scene.profile)
    personaList = scene.personas
    if let usual = personaList.last { bindings = [PersonaBinding(usual.id, in: .everywhere)] }
    lorebookList = scene.lorebooks
    templateList = scene.templates
    if let book = lorebookList.first {
      assignments = [
        LorebookAssignment(book.lorebook.id, in: .everywhere),
        LorebookAssignment(book.lorebook.id, in: .character(Avatar.juno.id)),
      ]
    }
    if scene == .loading { for gate in [loadGate, saveGate, deleteGate] { gate.close() } }
    if scene == .failing { (loadError, saveError, deleteError) = (OutOfReach(), OutOfReach(), OutOfReach()) }
  }
}

extension DemoScene {
  fileprivate var avatars: [Avatar] {
    switch self {
    case .typical, .loading, .failing: Avatar.ownSamples
    case .empty: []
    case .long: (0..<1000).map { .sample($0, name: SampleText.longName, tagline: SampleText.long) }
    case .hostile: (0..<20).map { .sample($0, name: SampleText.hostile, tagline: SampleText.hostile) }
    }
  }

  fileprivate var personas: [Persona] {
    switch self {
    case .typical, .loading, .failing: Persona.samples
    case .empty: []
    case .long: (0..<100).map { .sample($0, name: SampleText.longName, description: SampleText.long) }
    case .hostile: (0..<20).map { .sample($0, name: SampleText.hostile, description: SampleText.hostile) }
    }
  }

  fileprivate var templates: TemplateList {
    switch self {
    case .typical, .loading, .failing: TemplateList(PromptTemplate.samples)
    case .empty: TemplateList()
    case .long:
      TemplateList(
        (0..<100).map { PromptTemplate(name: "\($0)-" + String(repeating: "long", count: 9), text: SampleText.long) })
    case .hostile:
      // A file can have any name and any text.
      TemplateList(
        (0..<20).map { PromptTemplate(name: "\($0)" + SampleText.hostile, text: SampleText.hostile) },
        problems: (0..<20).map { _ in LocalizedText(untranslated: SampleText.hostile) })
    }
  }

  fileprivate var lorebooks: [LorebookDetails] {
    switch self {
    case .typical, .loading, .failing: LorebookDetails.samples
    case .empty: []
    case .long: (0..<40).map { .sample($0, name: SampleText.longName, text: SampleText.long, count: 100) }
    case .hostile: (0..<20).map { .sample($0, name: SampleText.hostile, text: SampleText.hostile, count: 3) }
    }
  }

  fileprivate var profile: UserProfile? {
    switch self {
    case .typical, .loading, .failing: .mina
    case .empty: nil
    case .long: .named(SampleText.longName)
    case .hostile: .named(SampleText.hostile)
    }
  }
}

extension Avatar {
  fileprivate static func sample(_ number: Int, name: String, tagline: String) -> Avatar {
    Avatar(
      id: ID(high: 2, low: UInt64(number)), name: name, character: .cat, action: .relaxing, location: .space,
      tagline: tagline, author: UserProfile.mina.id, created: Timestamp(milliseconds: 1_000))
  }
}

extension UserProfile {
  fileprivate static func named(_ name: String) -> UserProfile {
    var profile = mina
    profile.name = name
    return profile
  }
}

extension Persona {
  fileprivate static func sample(_ number: Int, name: String, description: String) -> Persona {
    Persona(
      id: ID(high: 4, low: UInt64(number)), profile: UserProfile.mina.id, name: name, description: description,
      created: Timestamp(milliseconds: Int64(number)))
  }
}

extension LorebookDetails {
  fileprivate static func sample(_ number: Int, name: String, text: String, count: Int) -> LorebookDetails {
    var entry = LorebookEntry(keys: [text, text], content: text)
    entry.name = name
    let lorebook = Lorebook(
      id: Lorebook.ID(high: 8, low: UInt64(number)), profile: UserProfile.mina.id, name: name, description: text,
      entryCount: count, created: Timestamp(milliseconds: Int64(number)))
    return LorebookDetails(lorebook, entries: Array(repeating: entry, count: count))
  }
}
