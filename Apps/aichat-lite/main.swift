#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Core

let app = AichatApp("aichat-lite", [.explore, .chat])
exit(await app.run(Array(CommandLine.arguments.dropFirst())))
