import Entities
import FeatureKit
import TerminalUI

extension Language {
  var devSettings: String { self("Developer settings", "개발자 설정") }
  var experiments: String { self("Experiments", "실험") }
  var user: String { self("User", "사용자") }
  var signIn: String { self("Sign-in", "로그인 상태") }
  var device: String { self("Device", "기기") }
  var navigation: String { self("Navigation", "내비게이션") }
  var frames: String { self("Frames", "프레임") }
  var composedFeatures: String { self("Features", "기능") }

  /// What a test gives when nobody chooses by hand; what that is shows while nobody does.
  func byLot(_ variant: String, isOverridden: Bool) -> String {
    isOverridden ? self("by lot", "자동 배정") : self("by lot: \(variant)", "자동 배정: \(variant)")
  }

  /// What is kept of a profile, by the names of its fields, which are the same in every language.
  func facts(about profile: UserProfile) -> [(name: String, value: String)] {
    [
      ("color", profile.color?.rawValue ?? "-"), ("created", "\(profile.created.milliseconds)"),
      ("did_complete_onboarding", "\(profile.didCompleteOnboarding)"), ("id", "\(profile.id)"),
      ("name", profile.name ?? "-"),
    ]
  }

  /// How somebody is signed in.
  func signInFacts(of profile: UserProfile) -> [(name: String, value: String)] {
    [("is_anonymous", "\(profile.name == nil)"), ("user_id", "\(profile.id)")]
  }

  func facts(about counters: FrameCounters) -> [(name: String, value: String)] {
    [
      ("frames", "\(counters.frames)"), ("bytes", "\(counters.bytes)"), ("measured", "\(counters.work.measured)"),
      ("rows", "\(counters.work.rows)"), ("cells", "\(counters.work.cells)"),
    ]
  }
}
