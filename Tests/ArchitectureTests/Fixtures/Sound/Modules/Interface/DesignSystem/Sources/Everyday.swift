/// A feature is called Explore, and this has nothing to do with it.
let explore = ""
