/// The layers, from the top down, in the order in which documents show them.
let layers = [
  "Apps", "Core", "Features", "Samples", "UseCases", "Services", "Platform", "FeatureKit", "Interface", "Entities",
]
