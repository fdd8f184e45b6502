/// A score that is played live, by a renderer that its owner has made and will free.
@safe
package struct PlayingScore: BitwiseCopyable, @unchecked Sendable {
  private let renderer: UnsafeMutablePointer<Renderer>
  /// How many frames the score has.
  let frames: Int
  /// The frame from which it is played.
  package let first: Int

  /// Makes a renderer that plays `score` from a frame; whoever makes it calls ``free()``.
  /// - Complexity: O(events).
  package init(_ score: Score, from first: Int) {
    unsafe renderer = .allocate(capacity: 1)
    unsafe renderer.initialize(to: Renderer(score))
    unsafe renderer.pointee.seek(to: first)
    frames = score.frames
    self.first = first
  }

  /// Frees the renderer, which must not be used any more.
  package func free() {
    unsafe renderer.deinitialize(count: 1)
    unsafe renderer.deallocate()
  }

  /// The frame that is rendered next.
  var position: Int { @_noLocks get { unsafe renderer.pointee.position } }

  @_noLocks
  func render(into output: inout MutableSpan<Float>) {
    unsafe renderer.pointee.render(into: &output)
  }
}
