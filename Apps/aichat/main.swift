#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Core

let app = AichatApp("aichat", [.onboarding, .explore, .chat, .profile, .settings])
exit(await app.run(Array(CommandLine.arguments.dropFirst())))
