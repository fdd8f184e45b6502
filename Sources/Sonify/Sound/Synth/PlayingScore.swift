/// A score that is played live, by a renderer that its owner makes and frees.
@safe
package struct PlayingScore: BitwiseCopyable, @unchecked Sendable {
  private let renderer: UnsafeMutablePointer<Renderer>
  /// The length of the score in frames.
  let frames: Int
  /// The first frame to play.
  package let first: Int

  /// Makes a renderer that plays `score` from a frame; the caller must call ``free()``.
  /// - Complexity: O(events).
  package init(_ score: Score, from first: Int) {
    unsafe renderer = .allocate(capacity: 1)
    unsafe renderer.initialize(to: Renderer(score))
    unsafe renderer.pointee.seek(to: first)
    frames = score.frames
    self.first = first
  }

  /// Frees the renderer, which must not be used after this.
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
