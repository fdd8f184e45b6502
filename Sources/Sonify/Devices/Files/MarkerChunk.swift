import SonifySound

/// A chunk of a WAV file that holds markers, to be handed to libsndfile as it is.
///
/// libsndfile 1.2.0 writes no names of markers into WAV files, and into RF64 no markers. The chunks
/// are after Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0"
/// (1991).
struct MarkerChunk: Equatable {
  /// Four letters that say what the chunk holds.
  let name: String

  /// What it holds.
  let bytes: [UInt8]

  /// The places of `markers`, numbered from 1, and their names; neither if there are none.
  ///
  /// Markers whose frame needs more than 32 bits are left out.
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
      // libsndfile fills chunks up to a multiple of four bytes. What it adds behind the last name
      // would not belong to any, and its own reader loses its place there; so the name has it.
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
