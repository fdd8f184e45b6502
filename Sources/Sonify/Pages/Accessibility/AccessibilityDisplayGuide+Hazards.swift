extension AccessibilityDisplayGuide.Field {
  /// What the metadata state of one hazard.
  private enum Hazard {
    case present, absent, unknown, unstated

    /// A hazard that is stated counts, whatever else is.
    init(
      _ hazards: Set<AccessibilityMetadata.Hazard>, _ present: AccessibilityMetadata.Hazard,
      _ absent: AccessibilityMetadata.Hazard, _ unknown: AccessibilityMetadata.Hazard
    ) {
      if hazards.contains(present) {
        self = .present
      } else if hazards.contains(unknown) {
        self = .unknown
      } else if hazards.contains(absent) {
        self = .absent
      } else if hazards.contains(.unknown) {
        self = .unknown
      } else {
        self = hazards.contains(.none) ? .absent : .unstated
      }
    }
  }

  /// The hazards: where the statements contradict each other, the careful one is made.
  static func hazards(_ metadata: AccessibilityMetadata) -> Self {
    let stated = Set(metadata.hazards)
    let flashing = Hazard(stated, .flashing, .noFlashing, .unknownFlashing)
    let motion = Hazard(stated, .motionSimulation, .noMotionSimulation, .unknownMotionSimulation)
    let sound = Hazard(stated, .sound, .noSound, .unknownSound)
    let all = [flashing, motion, sound]
    func field(_ id: DisplayIdentifier, isShown: Bool = true) -> Self {
      Self(id: .hazardsTitle, statements: [DisplayStatement(id)], shouldDisplay: isShown)
    }
    if all.allSatisfy({ $0 == .absent }) { return field(.hazardsNone) }
    if all.allSatisfy({ $0 == .unknown }) { return field(.hazardsUnknown) }
    if all.allSatisfy({ $0 == .unstated }) { return field(.hazardsNoMetadata, isShown: false) }
    // What may harm comes first, then what is not known.
    let statements: [(Hazard, [DisplayIdentifier])] = [
      (.present, [.hazardsFlashing, .hazardsMotion, .hazardsSound]),
      (.unknown, [.hazardsFlashingUnknown, .hazardsMotionUnknown, .hazardsSoundUnknown]),
      (.absent, [.hazardsFlashingNone, .hazardsMotionNone, .hazardsSoundNone]),
    ]
    return Self(
      id: .hazardsTitle,
      statements: statements.flatMap { state, ids in
        zip(all, ids).filter { $0.0 == state }.map { DisplayStatement($0.1) }
      }, shouldDisplay: true)
  }
}
