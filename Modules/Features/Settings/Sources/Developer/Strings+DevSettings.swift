import Entities
import FeatureKit
import TerminalUI

extension Language {
  var forDevelopers: String { self("For developers", "개발자용") }
  var devSettings: String { self("Developer settings", "개발자 설정") }
  var experiments: String { self("Experiments", "실험") }
  var user: String { self("User", "사용자") }
  var signIn: String { self("Sign-in", "로그인 상태") }
  var device: String { self("Device", "기기") }
  var navigation: String { self("Navigation", "내비게이션") }
  var frames: String { self("Frames", "프레임") }
  var composedFeatures: String { self("Features", "기능") }

  /// The choice to return to the assigned variant, which is named while it is active.
  func assigned(_ variant: String, isOverridden: Bool) -> String {
    isOverridden ? self("assigned", "자동 배정") : self("assigned: \(variant)", "자동 배정: \(variant)")
  }

  /// The fields of a profile by their stored names, which are the same in every language.
  func facts(about profile: UserProfile) -> [(name: String, value: String)] {
    [
      ("color", profile.color?.rawValue ?? "-"), ("created", "\(profile.created.milliseconds)"),
      ("did_complete_onboarding", "\(profile.didCompleteOnboarding)"), ("id", "\(profile.id)"),
      ("name", profile.name ?? "-"),
    ]
  }

  /// The fields of the sign-in.
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
