import Glibc

/// The account that runs the program.
public enum UserAccount {
  /// The home folder in the system's list of accounts; nil if there is none.
  public static var home: String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    // 16 KiB are enough for any real entry; with a larger one there is no home.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { buffer in
      guard let space = buffer.baseAddress,
        getpwuid_r(getuid(), &entry, space, buffer.count, &found) == 0, found != nil, let home = entry.pw_dir
      else { return nil }
      return String(cString: home)
    }
  }
}
