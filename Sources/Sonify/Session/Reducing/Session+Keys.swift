import SonifyChart

extension Session {
  /// Handles a key.
  mutating func press(_ key: SessionKey) -> [SessionEffect] {
    // The routing keys of a braille display send these keys until the cursor is on the cell. They
    // look for the text that they saw around it, which must stay until they are done.
    let goesToCell = choices.showsCells && (key == .left || key == .right)
    let isDropped = speech.keyPressed(at: moment.time, waits: goesToCell && braille.isShown)
    hasUnreadText = isDropped
    followPlayback()
    search.cancel()
    if let effects = pressInList(Command(key)) { return player.stop() + effects }
    if let effects = pressInSoundOptions(Command(key)) { return effects }
    guard let command = Command(key) else { return say(SessionWords.noSuchKey(key)) }
    let stopped = command.keepsPlaying ? [] : player.stop()
    if let reading = speech.turn(for: command, isDropped: isDropped) {
      return stopped + readOn(reading, by: command)
    }
    speech.closeReading()
    if goesToCell { return stopped + goToCell(isNext: key == .right) }
    return stopped + perform(command, by: key)
  }

  /// Says the next line of the text that was read out last, or returns nil if it has no more.
  mutating func readOn() -> [SessionEffect]? {
    speech.turn(for: .repeatPoint, isDropped: hasUnreadText)
      .map { speech.utter(pages($0.pages.line).line, at: moment.time) }
  }

  /// Says the next line of a text.
  private mutating func readOn(
    _ reading: Speech.Reading, by command: Command
  ) -> [SessionEffect] {
    let point = command == .repeatPoint && reading.isOfPoint ? soundPoint(after: nil) : []
    // The terminal may have fewer columns than when the text was divided into lines.
    return point + speech.utter(pages(reading.pages.line).line, at: moment.time)
  }

  private mutating func perform(_ command: Command, by key: SessionKey) -> [SessionEffect] {
    switch command {
    case .previousPoint: answer(walk.move(by: -1))
    case .nextPoint: answer(walk.move(by: 1))
    case .tenthBack: answer(walk.move(byTenths: -1))
    case .tenthForward: answer(walk.move(byTenths: 1))
    case .firstPoint: answer(walk.move(to: .minimum))
    case .lastPoint: answer(walk.move(to: .maximum))
    case .nextSeries: answer(walk.changeSeries(by: 1))
    case .previousSeries: answer(walk.changeSeries(by: -1))
    case .lowestOfSeries: answer(walk.goToExtreme(.minimum, ofChart: false))
    case .highestOfSeries: answer(walk.goToExtreme(.maximum, ofChart: false))
    case .lowestOfChart: answer(walk.goToExtreme(.minimum, ofChart: true))
    case .highestOfChart: answer(walk.goToExtreme(.maximum, ofChart: true))
    case .nextHigher: answer(walk.goToNext(.maximum))
    case .nextLower: answer(walk.goToNext(.minimum))
    case .numberedSeries: goToSeries(numbered: key)
    case .nextLandmark: answer(walk.goToLandmark(choices.landmarks, forward: true))
    case .previousLandmark: answer(walk.goToLandmark(choices.landmarks, forward: false))
    case .nextLandmarkChoice: changeLandmarks(by: 1)
    case .previousLandmarkChoice: changeLandmarks(by: -1)
    case .play: playOrPause()
    case .playBackwards: playBackwards()
    case .playAllHere: playAllHere()
    case .stop: stopSounding()
    case .faster: changeSpeed(isFaster: true)
    case .slower: changeSpeed(isFaster: false)
    case .repeatPoint, .sayX, .sayY, .whereAmI, .describe, .statistics, .help: read(command)
    case .zoomIn: answer(walk.zoomIn())
    case .zoomOut: answer(walk.zoomOut())
    case .wholeChart: answer(walk.showWhole())
    case .panLeft: answer(walk.pan(byWidths: -0.5))
    case .panRight: answer(walk.pan(byWidths: 0.5))
    case .setMark: setMark()
    case .eraseMark: eraseMark()
    case .playLoop: playLoop()
    case .list: openList()
    case .compare: compare()
    case .goTo: askForPlace()
    case .legend: playLegend()
    case .changeTicks: changeTicks()
    case .changeMode: changeMode()
    case .louder: changeVolume(by: 1)
    case .softer: changeVolume(by: -1)
    case .changeVerbosity: changeVerbosity()
    case .changeBraille: changeBraille()
    case .swapBraille: swapBraille()
    case .changeSpeech: changeSpeech()
    case .soundOptions: openSoundOptions()
    case .nextSourceView: askForNextView()
    case .quit: [.quit]
    }
  }
}

extension Command {
  /// Whether playback continues, or the command itself handles it.
  var keepsPlaying: Bool {
    switch self {
    case .play, .playBackwards, .stop, .faster, .slower, .sayX, .sayY, .whereAmI, .describe,
      .statistics, .setMark, .eraseMark, .playLoop,
      .nextLandmarkChoice, .previousLandmarkChoice, .changeTicks, .changeMode, .louder, .softer,
      .changeVerbosity, .changeBraille, .swapBraille, .changeSpeech,
      .soundOptions, .help:
      true
    default: false
    }
  }
}
