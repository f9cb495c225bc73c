/// How much the screen moves by itself.
public enum MotionChoice: String, CaseIterable, Sendable {
  /// Small figures turn while something is under way.
  case full
  /// Nothing moves but what the user, or a reply, changes.
  case reduced
}
