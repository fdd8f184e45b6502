extension Session {
  /// Does what a key asks for.
  mutating func press(_ key: SessionKey, at moment: SessionMoment) {
    let isHeard = timing.due == nil
    textLevel = nil
    timing.keyPressed(at: moment.time)
    follow(moment.playhead)
    guard let command = Command(key) else {
      reading = nil
      say(SessionWords.noSuchKey(key))
      return
    }
    if !command.letsPlay { stopPlaying() }
    if readOn(command, turning: isHeard) { return }
    reading = nil
    // Routing keys of a braille display press these until the cursor is on the cell.
    if showsBraille, key == .left || key == .right {
      return move(byCells: key == .left ? -1 : 1)
    }
    perform(command)
  }

  /// Goes on with a text that has more lines: with the same command, or with Enter until it is at its
  /// end; a line that was never read out stays the next.
  private mutating func readOn(_ command: Command, turning: Bool) -> Bool {
    guard var reading, reading.pages.isLong else { return false }
    let isEnter = command == .repeatPoint && !reading.pages.isAtEnd
    guard isEnter || reading.command == command else { return false }
    if turning { reading.pages.turn() }
    self.reading = reading
    // A text about the chart is no point's.
    let isOfPoint = reading.command.map { $0 == .repeatPoint } ?? true
    if command == .repeatPoint, isOfPoint { soundPoint(after: nil) }
    utter(reading.pages.line)
    return true
  }

  private mutating func perform(_ command: Command) {
    switch command {
    case .previousPoint: move(by: -1)
    case .nextPoint: move(by: 1)
    case .tenthBack: move(by: -tenth)
    case .tenthOn: move(by: tenth)
    case .firstPoint: moveToEnd(.least)
    case .lastPoint: moveToEnd(.greatest)
    case .nextSeries: changeSeries(by: 1)
    case .previousSeries: changeSeries(by: -1)
    case .lowestOfSeries: goToExtreme(.least, ofChart: false)
    case .highestOfSeries: goToExtreme(.greatest, ofChart: false)
    case .lowestOfChart: goToExtreme(.least, ofChart: true)
    case .highestOfChart: goToExtreme(.greatest, ofChart: true)
    case .nextLandmark: goToLandmark(forward: true)
    case .previousLandmark: goToLandmark(forward: false)
    case .nextLandmarkChoice: chooseLandmarks(by: 1)
    case .previousLandmarkChoice: chooseLandmarks(by: -1)
    case .play: playOrPause()
    case .stop: stopSounding()
    case .faster: changeSpeed(isFaster: true)
    case .slower: changeSpeed(isFaster: false)
    case .repeatPoint, .sayX, .sayY, .whereAmI, .describe, .statistics, .help: read(command)
    case .zoomIn: zoomIn()
    case .zoomOut: zoomOut()
    case .wholeChart: showWholeChart()
    case .panLeft: pan(byWidths: -0.5)
    case .panRight: pan(byWidths: 0.5)
    case .setMark: setMark()
    case .compare: compare()
    case .goTo: ask()
    case .legend: playLegend()
    case .changeTicks: changeTicks()
    case .changeMode: changeMode()
    case .louder: changeVolume(by: 1)
    case .softer: changeVolume(by: -1)
    case .changeVerbosity: changeVerbosity()
    case .changeBraille: changeBraille()
    case .changeSpeech: changeSpeech()
    case .quit: effects.append(.quit)
    }
  }
}

extension Command {
  /// Whether what plays goes on, or is dealt with by the command itself.
  var letsPlay: Bool {
    switch self {
    case .play, .stop, .faster, .slower, .sayX, .sayY, .whereAmI, .describe, .statistics, .setMark,
      .nextLandmarkChoice, .previousLandmarkChoice, .changeTicks, .changeMode, .louder, .softer,
      .changeVerbosity, .changeBraille, .changeSpeech, .help:
      true
    default: false
    }
  }
}
