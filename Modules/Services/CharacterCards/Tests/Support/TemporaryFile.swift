import Foundation

/// Runs a test with the path of a file, which is deleted afterwards.
func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("card-\(UUID().uuidString)")
  try Data(bytes).write(to: path)
  defer { try? FileManager.default.removeItem(at: path) }
  try body(path.path)
}
