import Glibc

let app = GalleryApp("gallery", [.counter, .articles, .users])
exit(await app.run(Array(CommandLine.arguments.dropFirst())))
