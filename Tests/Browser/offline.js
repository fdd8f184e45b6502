// Renders what the page plays into samples instead of a device: rendering stands still at each key,
// where the page schedules its sounds, and goes on when a test says so.
(() => {
  const rate = 48000;
  window.AudioContext = window.webkitAudioContext = class extends OfflineAudioContext {
    constructor() {
      super({ numberOfChannels: 2, length: Math.round(rate * testSound.seconds), sampleRate: rate });
      testSound.context = this;
    }
    // The page finds a context that runs, and cannot move it.
    get state() {
      return "running";
    }
    resume() {
      return Promise.resolve();
    }
  };
  const resume = OfflineAudioContext.prototype.resume;
  const encoded = (samples) => {
    const bytes = new Uint8Array(samples.buffer);
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) {
      text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    }
    return btoa(text);
  };
  window.testSound = {
    seconds: 10,
    context: undefined,
    // Which of the times it stands at.
    stands: undefined,
    samples: undefined,
    begin(times) {
      const { context } = testSound;
      times.forEach((time, index) => {
        void context.suspend(time).then(() => {
          testSound.stands = index;
        });
      });
      void context.startRendering().then((buffer) => {
        testSound.samples = [0, 1].map((channel) => encoded(buffer.getChannelData(channel)));
      });
    },
    proceed() {
      void resume.call(testSound.context);
    },
  };
})();
