/// Takes the groups of figures that are asked for.
func measure(_ settings: MeasureSettings) throws {
  let bench = Bench(settings)
  let groups: [(name: String, run: (Bench) throws -> Void)] = [
    ("start", measureStart), ("count", measureCount), ("round", measureRoundTrips),
    ("read", measureReading), ("sort", measureSorting), ("search", measureSearching),
    ("filter", measureFiltering), ("group", measureGrouping), ("sections", measureSections),
    ("edit", measureEditing), ("create", measureCreating), ("diff", measureDiffing),
    ("layout", measureLayout), ("drift", measureDrift), ("wire", measureWire),
    ("slow", measureSlowReader),
    ("soak", measureSoak),
  ]
  for group in groups where settings.groups.isEmpty || settings.groups.contains(group.name) {
    try group.run(bench)
  }
}
