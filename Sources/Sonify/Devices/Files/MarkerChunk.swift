import SonifySound

/// A chunk of a WAV file with markers, which libsndfile writes unchanged.
///
/// libsndfile 1.2.0 writes no names of markers into WAV files, and no markers into RF64. The chunks
/// follow Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0" (1991).
struct MarkerChunk: Equatable {
  /// The four letters that identify the chunk.
  let name: String

  /// The content of the chunk.
  let bytes: [UInt8]

  /// Returns the chunks for the frames of `markers`, numbered from 1, and for their names; none if
  /// there are no markers.
  ///
  /// Markers with a frame beyond 32 bits are omitted.
  static func chunks(for markers: [Score.Marker]) -> [MarkerChunk] {
    let markers = markers.filter { UInt32(exactly: $0.frame) != nil }
    guard !markers.isEmpty else { return [] }
    return [
      MarkerChunk(name: "cue ", bytes: places(of: markers)),
      MarkerChunk(name: "LIST", bytes: names(of: markers)),
    ]
  }

  private static func places(of markers: [Score.Marker]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(number: markers.count)
    for (index, marker) in markers.enumerated() {
      bytes.append(number: index + 1)
      bytes.append(number: marker.frame)
      bytes += "data".utf8
      bytes.append(number: 0)
      bytes.append(number: 0)
      bytes.append(number: marker.frame)
    }
    return bytes
  }

  private static func names(of markers: [Score.Marker]) -> [UInt8] {
    var bytes = Array("adtl".utf8)
    for (index, marker) in markers.enumerated() {
      var name = Array(marker.name.utf8) + [0]
      let evenLength = name.count + name.count % 2
      // libsndfile pads chunks to a multiple of four bytes. Padding after the last name would
      // belong to none, and libsndfile's own reader would lose its position there; so it is added
      // to the name.
      if index == markers.count - 1, (bytes.count + 12 + evenLength) % 4 == 2 { name += [0, 0] }
      bytes += "labl".utf8
      bytes.append(number: 4 + name.count)
      bytes.append(number: index + 1)
      bytes += name
      if name.count % 2 == 1 { bytes.append(0) }
    }
    return bytes
  }
}
