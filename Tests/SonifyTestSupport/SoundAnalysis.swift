/// Analysis of rendered sound, for tests: it knows samples, never scores.
public enum SoundAnalysis {}
