import Glibc

let app = GalleryApp("gallery", Lesson.all)
exit(await app.run(Array(CommandLine.arguments.dropFirst())))
