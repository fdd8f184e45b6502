// Everything that `import Sonify` provides. The targets are divided to suit this package; users see
// one module.
@_exported public import SonifyBase
@_exported public import SonifyChart
@_exported public import SonifyComposition
@_exported public import SonifyDevices
@_exported public import SonifyInput
@_exported public import SonifyLive
@_exported public import SonifyPages
@_exported public import SonifyPicture
@_exported public import SonifySession
@_exported public import SonifySound
@_exported public import SonifyTables
@_exported public import SonifyWords
