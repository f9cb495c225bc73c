import Foundation
import NetworkTesting

// sampleserver [FOLDER]: started by Tools/sample-server, in the project's top folder.

let words = CommandLine.arguments.dropFirst()
guard words.count <= 1, words.first?.hasPrefix("-") != true else {
  FileHandle.standardError.write(Data("usage: Tools/sample-server [FOLDER with posts.json and users.json]\n".utf8))
  exit(2)
}

do {
  let folder = words.first ?? "Tools/Programs/sampleserver/Files"
  let files = try SampleFiles(in: URL(filePath: folder))
  let server = LoopbackServer(script: files.script)
  var text = "\(folder) at \(server.url), until Ctrl-C. Try:\n\n"
  for variant in Variant.allCases {
    let place = variant == .typical ? server.url : "\(server.url)/\(variant)"
    text += "  swift run gallery --api \(place)  \(variant.summary)\n"
  }
  FileHandle.standardOutput.write(Data(text.utf8))
  withExtendedLifetime(server) { while true { pause() } }
} catch {
  FileHandle.standardError.write(Data("sample-server: \(error.localizedDescription)\n".utf8))
  exit(1)
}
