import Entities
import FeatureKit
import Portraits
import Testing

struct AvatarLookTests {
  private func avatar(_ low: UInt64, _ kind: CharacterOption = .cat) -> Avatar {
    Avatar(
      id: Avatar.ID(high: 0x0190_0000_0000_7000, low: low), name: "Zed", character: kind, action: .eating,
      location: .mall, created: Timestamp(milliseconds: 0))
  }

  @Test func anIdentifierAlwaysHasTheSameLook() {
    var renamed = avatar(5)
    renamed.name = "Ada"
    #expect(renamed.portrait == avatar(5).portrait)
    #expect(Set((0..<24).map { avatar(0x8000_0000_0000_0000 + $0).portrait }).count == Look.choices)
  }

  @Test func kindActionAndPlaceShow() {
    let looks = CharacterOption.allCases.map { avatar(5, $0).portrait }
    #expect(Set(looks).count == 5)
    #expect(looks.allSatisfy { $0.pose == .eating && $0.place == .mall })
    for action in CharacterAction.allCases {
      var avatar = avatar(5)
      avatar.action = action
      #expect("\(avatar.portrait.pose)" == action.rawValue)
    }
    for location in CharacterLocation.allCases {
      var avatar = avatar(5)
      avatar.location = location
      #expect("\(avatar.portrait.place)" == location.rawValue)
    }
  }

  @Test func aNameAlwaysHasTheSameLook() {
    // In every run: the hashes of Swift differ from run to run.
    #expect(Avatar.look(ofName: "보현") == 8 && Avatar.look(ofName: "Zed") == 0)
    #expect(Set((0..<99).map { Avatar.look(ofName: "Zed \($0)") }) == Set(Avatar.looks))
  }

  @Test func aLookCanBeChosen() {
    let looks = (0..<Look.choices).map { avatar(5).look(choosing: $0) }
    #expect(Set(looks).count == Look.choices && looks.contains(avatar(5).portrait))
  }
}
