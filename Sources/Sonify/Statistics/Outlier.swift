/// A value that stands out from a line.
struct Outlier: Equatable, Sendable {
  /// The index of the value.
  let index: Int
  /// How many robust deviations it lies above the line, or below if negative; over
  /// ``ModifiedZScore/threshold`` in size.
  let deviations: Double

  /// The outliers of a line, as ``Spikes`` finds them and ``Strays`` finds them rare.
  ///
  /// Fewer than twelve values have no outliers.
  /// - Parameter numbers: those that are not finite are passed over.
  /// - Returns: the outliers, rising in index.
  /// - Complexity: O(*n*).
  static func outliers(in numbers: [Double]) -> [Outlier] {
    let indices = numbers.indices.filter { numbers[$0].isFinite }
    let present = indices.map { numbers[$0] }
    let spikes = Spikes.indices(in: present)
    let rare = Set(Strays.rare(of: spikes, among: present.count))
    return spikes.filter { rare.contains($0.index) }.map { place, score in
      // A spike is no end, and lies on the same side of both neighbours.
      Outlier(
        index: indices[place], deviations: present[place] < present[place - 1] ? -score : score)
    }
  }
}
