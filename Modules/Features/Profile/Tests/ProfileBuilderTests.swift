import FeatureKit
import Profile
import ProfileTestSupport
import TerminalUI
import Testing

@MainActor struct ProfileBuilderTests {
  @Test func contributes() {
    let builder = ProfileBuilder(interactor: FakeProfileInteractor(), router: { _ in RecordingProfileRouter() })
    let added = builder.contributions
    #expect(builder.id == "profile")
    #expect(added.tabs.map(\.id) == ["profile"])
    #expect(added.tabs.map { $0.title(.english) } == ["Profile"])
    #expect(added.tabs.map { $0.title(.korean) } == ["프로필"])
    #expect(added.commands.map(\.name) == ["personas", "lorebooks", "templates"])
    #expect(added.links.map(\.name) == ["create", "personas", "lorebooks", "templates"])
    #expect(added.actions.map(\.id) == ["new-character", "personas", "lorebooks", "templates"])
    #expect(added.settings.isEmpty && added.start.isEmpty)
  }
}
