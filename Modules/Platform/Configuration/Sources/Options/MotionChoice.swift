/// The amount of animation.
public enum MotionChoice: String, CaseIterable, Sendable {
  /// Small figures turn while work is in progress.
  case full
  /// Only changes by the user, or by a reply, move.
  case reduced
}
