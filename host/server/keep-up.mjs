/** Milliseconds: the first pause before a new start, the longest, and how long a server must have run to begin anew. */
const pauses = { first: 1_000, longest: 60_000, steady: 60_000 };

/**
 * Starts a program, and starts it again when it ends by itself, after pauses that double. A program that was asked to
 * end, ended well or was never ready (a wrong setting, a port in use) is not started again: `end` gets its exit code.
 * `launch` gives a child process that sends a message when it is ready. Gives the way to stop: the child gets the signal.
 */
export function keepUp(launch, end, { say = console.error, now = Date.now, later = setTimeout } = {}) {
  let pause = pauses.first;
  let wasReady = false;
  let stopping = false;
  let child;
  let waiting;

  const begin = () => {
    const begun = now();
    waiting = undefined;
    child = launch();
    child.once('message', () => (wasReady = true));
    child.once('exit', (code, signal) => {
      child = undefined;
      if (stopping || code === 0 || !wasReady) return end(code ?? 1);
      if (now() - begun >= pauses.steady) pause = pauses.first;
      say(`服务意外停止（${signal ?? `退出码 ${code}`}），${pause / 1000} 秒后重新启动`);
      waiting = later(begin, pause);
      pause = Math.min(2 * pause, pauses.longest);
    });
  };
  begin();

  return (signal) => {
    stopping = true;
    if (signal) child?.kill(signal);
    if (waiting === undefined) return;
    clearTimeout(waiting);
    end(1);
  };
}
