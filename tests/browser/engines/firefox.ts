import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

/** Where Debian puts Firefox; `FIREFOX` names another one. */
export const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** A stock Firefox with one page, spoken to in WebDriver BiDi. */
export interface Firefox {
  goto(url: string): Promise<void>;
  /** Value of an expression in the page, as JSON has it; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses keys as somebody would, at what has the focus; WebDriver's code points are the special ones. */
  press(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors of the console and of scripts since the last `goto`. */
  errors: string[];
  close(): Promise<void>;
}

/** Starts it. `early` runs in every page before the page's own scripts. */
export async function launchFirefox(early: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'netpane-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const child = spawn(firefoxPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = await connectTo(await addressOf(child));
  const errors: string[] = [];
  const send = caller(socket, (entry) => errors.push(entry));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${early} }` });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]!.context;
  return {
    errors,
    async goto(url) {
      errors.length = 0;
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const answer = await send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async press(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      socket.terminate();
      if (child.exitCode === null) await new Promise((done) => child.once('exit', done));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

interface Message {
  id?: number;
  type: string;
  method?: string;
  params?: { level: string; text: string | null };
  result?: unknown;
  error?: string;
  message?: string;
}

function caller(socket: WebSocket, onError: (text: string) => void) {
  const waiting = new Map<number, { done: (value: never) => void; fail: (error: Error) => void }>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data.toString()) as Message;
    if (method === 'log.entryAdded' && params?.level === 'error') onError(params.text ?? '');
    if (id === undefined) return;
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') call?.done(result as never);
    else call?.fail(new Error(`${error}: ${message}`));
  });
  return <T>(method: string, params: object): Promise<T> =>
    new Promise<T>((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** Firefox prints where it listens. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let said = '';
    child.on('error', fail);
    child.on('exit', () => fail(new Error(`Firefox ended: ${said}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (found) done(`${found[1]}/session`);
    });
  });

const connectTo = (url: string): Promise<WebSocket> =>
  new Promise((done, fail) => {
    const socket = new WebSocket(url);
    socket.once('open', () => done(socket));
    socket.once('error', fail);
  });
