// A clock that only tests move: timers and performance.now() of the page follow it.
(() => {
  let now = 1000;
  let count = 0;
  const timers = new Map();
  window.testClock = {
    get now() {
      return now;
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const due = [...timers.entries()]
          .filter(([, timer]) => timer.at <= end)
          .sort((a, b) => a[1].at - b[1].at || a[0] - b[0])[0];
        if (!due) break;
        const [identifier, timer] = due;
        now = Math.max(now, timer.at);
        if (timer.every) timer.at = now + timer.every;
        else timers.delete(identifier);
        timer.call();
      }
      now = end;
    },
  };
  const add = (call, delay, every, values) => {
    count += 1;
    const at = now + Math.max(1, Number(delay) || 0);
    timers.set(count, { at, every, call: () => call(...values) });
    return count;
  };
  window.setTimeout = (call, delay, ...values) => add(call, delay, 0, values);
  window.setInterval = (call, delay, ...values) => add(call, delay, Math.max(1, delay), values);
  window.clearTimeout = window.clearInterval = (identifier) => timers.delete(identifier);
  performance.now = () => now;
  Date.now = () => 1_800_000_000_000 + now;
})();
