/// A thing that a figure wears.
public enum Wear: CaseIterable, Sendable {
  case bakerHat, beret, campaignHat, cap, captainCap, guardCap, headband, knitCap, postCap, strawHat
  case flower, headset, leaf
  case earrings, glasses
  case bandana, bell, bowTie, collar, scarf
}
