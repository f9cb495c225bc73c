import TerminalUI

/// What to pack for a journey.
struct PackingList: View {
  @State private var season = "Summer"
  @State private var query = ""
  @State private var packed: Set<String> = []

  private var things: [String] {
    ["Passport", "Charger"] + (season == "Summer" ? ["Sandals", "Hat"] : ["Boots", "Scarf"])
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 1) {
        Picker("For", selection: $season) {
          ForEach(["Summer", "Winter"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        VStack {
          ForEach(things.filter { query.isEmpty || $0.contains(query) }, id: \.self) { thing in
            Toggle(thing, isOn: Binding(get: { packed.contains(thing) }, set: { _ in toggle(thing) }))
          }
        }
        ProgressView("Packed", value: Double(packed.intersection(things).count), total: Double(things.count))
      }
      .searchable(text: $query)
      .navigationTitle("Packing list")
      .toolbar { Button("Unpack") { packed = [] }.disabled(packed.isEmpty) }
    }
  }

  private func toggle(_ thing: String) {
    packed.formSymmetricDifference([thing])
  }
}

_ = try await Host.show(PackingList(), language: .english)
