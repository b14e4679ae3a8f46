import { request } from 'node:http';

// What a plugin speaks with its gateway by: lines of JSON on standard input and output. `plugin pack` puts this file into
// every package.

const waiting = new Map();
const told = {};
let asked = 0;
let begin;
let door;
const write = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const begun = new Promise((done) => (begin = done));

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) hear(JSON.parse(line));
});
// The gateway is gone.
process.stdin.on('end', () => process.exit(0));

function hear({ settings: set, server, answer, value, error }) {
  if (set) {
    door = server;
    begin(set);
  }
  const who = waiting.get(answer);
  waiting.delete(answer);
  if (error) who?.fail(new Error(error));
  else who?.done(value);
}

/** What somebody set in the console, by the names in the manifest. A change starts the plugin again. */
export const settings = await begun;

/** Tells values of the panel, by the names in the manifest. What is not among them stays as it was told before. */
export function report(values) {
  Object.assign(told, values);
  write({ status: told });
}

/** Writes a line into the plugin's log. */
export const log = (line) => write({ log: String(line) });

/** Asks the gateway for `clients` or `interfaces`; rejects without the right of that name. */
export function ask(what) {
  const id = ++asked;
  write({ ask: what, id });
  return new Promise((done, fail) => waiting.set(id, { done, fail }));
}

/** Fetches so many random bytes from the server; needs the right `server`. Gives how many came. */
export async function download(bytes) {
  let size = 0;
  for await (const chunk of await post(`/down?bytes=${bytes}`)) size += chunk.length;
  return size;
}

/** Sends the server bytes that it forgets; needs the right `server`. */
export async function upload(bytes) {
  for await (const _ of await post('/up', bytes));
}

/** The time of day in Beijing, as the console shows it: `14:05`. */
export const clock = () =>
  new Date().toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' });

/** Does something now and then again and again. What fails is told and tried again at the next turn. */
export async function every(minutes, work) {
  for (;;) {
    await work().catch((error) => log(error.message));
    await new Promise((next) => setTimeout(next, minutes * 60_000));
  }
}

function post(path, body) {
  if (!door) return Promise.reject(new Error('没有权限：server'));
  return new Promise((done, fail) => {
    const sent = request({ socketPath: door, path, method: 'POST' }, (response) => {
      if (response.statusCode < 300) return done(response);
      response.resume();
      fail(new Error(`服务器没有回应（${response.statusCode}）`));
    });
    sent.on('error', fail).end(body);
  });
}
