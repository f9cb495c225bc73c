import Glibc

let app = GalleryApp("gallery")
exit(await app.run(Array(CommandLine.arguments.dropFirst())))
