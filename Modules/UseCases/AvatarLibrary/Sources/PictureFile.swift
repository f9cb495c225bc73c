import Entities
import Glibc

/// Reads the file of a picture, and refuses files that are no PNG file or too large.
///
/// It checks only the file's beginning; `AvatarRepository.canDraw` checks the rest.
enum PictureFile {
  /// The most bytes of the file, the longest side in pixels, and the most pixels.
  static let longest = 8 << 20, longestSide = 16_384, mostPixels = 16 << 20

  static func read(_ path: String) throws(AvatarFailure) -> [UInt8] {
    // Without waiting: a pipe without a writer would block the program for ever.
    let descriptor = open(inHome(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadablePicture(path, reason: LocalizedText(systemError: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadablePicture(path, reason: LocalizedText(systemError: errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAPicture(path) }
    guard status.st_size <= longest else { throw .largePicture(path) }
    let file = try contents(of: descriptor, path, expecting: Int(status.st_size))
    try check(file, path)
    return file
  }

  /// The path, with the home folder in place of `~/`.
  private static func inHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  private static func contents(
    of descriptor: Int32, _ path: String, expecting size: Int
  ) throws(AvatarFailure) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = readSome(descriptor, &buffer)
      if count == 0 { return file }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unreadablePicture(path, reason: LocalizedText(systemError: errno)) }
      file += buffer[..<count]
      // The file may grow while it is read.
      if file.count > longest { throw .largePicture(path) }
    }
  }

  /// The system's `read`, which this type's own hides.
  private static func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    Glibc.read(descriptor, &buffer, buffer.count)
  }

  /// The signature and the header's name are the same in every file; width and height follow. (PNG, chapters 5.2 and
  /// 11.2.1.)
  static func check(_ file: [UInt8], _ path: String) throws(AvatarFailure) {
    let beginning: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    guard file.count > 57, file.starts(with: beginning) else { throw .notAPicture(path) }
    let sides = [16, 20].map { place in file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard sides.allSatisfy({ $0 > 0 }) else { throw .notAPicture(path) }
    guard sides.allSatisfy({ $0 <= longestSide }), sides[0] * sides[1] <= mostPixels else { throw .largePicture(path) }
  }
}
