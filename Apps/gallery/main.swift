#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let app = GalleryApp("gallery", [.counter, .articles, .users])
exit(await app.run(Array(CommandLine.arguments.dropFirst())))
