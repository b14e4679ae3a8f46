import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';

/** WebKit's driver as Debian has it, and the window it drives; `WEBKIT_DRIVER` names another driver. */
const webkitDriver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const library = '/usr/lib';

/** A WebKit with one page, the engine of Safari, spoken to in WebDriver. */
export interface Webkit {
  goto(url: string): Promise<void>;
  /** Value of an expression in the page, as JSON has it; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses keys as somebody would, at what has the focus; WebDriver's code points are the special ones. */
  press(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts it on a display of its own. */
export async function launchWebkit(): Promise<Webkit> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1920x1200x24', webkitDriver, `--port=${port}`], {
    // The sandbox and accelerated drawing want what a container does not give.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  await ready(root, child);
  const browser = { binary: miniBrowser(), args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  const session = `${root}/session/${sessionId}`;
  await call(`${session}/timeouts`, { script: 90_000, pageLoad: 90_000 });
  return {
    goto: (url) => call(`${session}/url`, { url }),
    async evaluate<T>(expression: string) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call<{ value: T; error?: string }>(`${session}/execute/async`, {
        script,
        args: [],
      });
      if (error) throw new Error(error);
      return value;
    },
    async press(text) {
      const active = await get<Record<string, string>>(`${session}/element/active`);
      await call(`${session}/element/${Object.values(active)[0]}/value`, { text });
    },
    resize: (width, height) => call(`${session}/window/rect`, { width, height }),
    async close() {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

const get = async <T>(url: string): Promise<T> => valueOf<T>(await fetch(url));

const call = async <T = void>(url: string, body: object): Promise<T> =>
  valueOf<T>(await fetch(url, { method: 'POST', body: JSON.stringify(body) }));

async function valueOf<T>(response: Response): Promise<T> {
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

/** Debian keeps it below the folder of the library, whose name has the version. */
function miniBrowser(): string {
  for (const triple of readdirSync(library)) {
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      const path = `${library}/${triple}/${version}/MiniBrowser`;
      if (existsSync(path)) return path;
    }
  }
  throw new Error('no MiniBrowser of WebKitGTK found');
}

/** The driver tells nobody that it listens: it is asked until it answers. */
async function ready(root: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const there = await fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`WebKit's driver ended with ${child.exitCode}`);
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
