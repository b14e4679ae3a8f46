import { credential, hasSecret, keepSecret, refused } from './credential.mjs';
import { run } from './commands.mjs';
import { readConfig } from './config.mjs';
import { readMachine } from './machine.mjs';
import { canFilter } from './sdwan-rules.mjs';
import { forget, readTunnels, resumeNetwork, takeNetwork, whyNot } from './sdwan.mjs';
import { createPlugins } from './plugins/plugins.mjs';
import * as star from './star/star.mjs';

// Makes this machine a gateway of Netpane: reports what it really carries, fetches orders and executes them.
//   NETPANE_URL         where the server is, http://127.0.0.1:8080 unless told
//   NETPANE_DEVICE_ID   the gateway's identity
//   NETPANE_DEVICE_KEY  the key on its label: it binds, and fetches the secret of a binding
//   NETPANE_BIND_CODE   code of the account that it binds itself to, until it has a secret
//   NETPANE_CONFIG_FILE where its settings are kept, ~/.netpane/config.json unless told
//   NETPANE_SECRET_FILE where its secret is kept, beside its settings unless told
// and those of `sdwan.mjs`, `star/star.mjs` and `plugins/plugins.mjs`.

const { NETPANE_URL = 'http://127.0.0.1:8080', NETPANE_DEVICE_ID, NETPANE_DEVICE_KEY, NETPANE_BIND_CODE } = process.env;
if (!NETPANE_DEVICE_ID || !NETPANE_DEVICE_KEY) {
  console.error('需要 NETPANE_DEVICE_ID 与 NETPANE_DEVICE_KEY');
  process.exit(1);
}

/** Seconds between two looks for orders: what somebody waits for in front of a screen must not wait for a report. */
const lookEvery = 3;
/** Seconds to wait after a failure, doubled each time up to the last. */
const patience = [2, 4, 8, 16, 30];

/** Whether an account owns this gateway, as far as it was told. */
let bound = true;
/** What the last report said. */
let machine;
const plugins = createPlugins({
  cloud: { call, down, up },
  owner: NETPANE_DEVICE_ID,
  asked: async (what) => machine?.[what] ?? [],
});
await plugins.resume();
/** Why this machine can be no member of a network; undefined when it can. */
const noMember = await whyNot();
if (!noMember) await resumeNetwork();
else if (process.env.NETPANE_SDWAN) console.error(`agent: ${noMember}`);
/** Whether it carries filter rules of networks out. */
const filters = !noMember && (await canFilter());
/** Why this machine can lend nothing; undefined when it can. */
const noLender = await star.whyNot();
if (!noLender) await star.resumeStar();
else if (process.env.NETPANE_STAR) console.error(`agent: ${noLender}`);
// Told twice, as from a terminal and by whoever started it, it still ends its plugins first.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop().then(() => process.exit(0)));

/** Ids of orders that have arrived, which the server has not been told yet. */
let arrived = [];
/** How orders went, which the server has not been told yet. */
const results = [];
let failures = 0;
let interval = 15;
let reportAt = 0;
/** Milliseconds between two reports of disks. */
const disksEvery = 600_000;
let disksAt = 0;
/** Milliseconds between two measurements of the line, which are not for nothing. */
const lineEvery = 24 * 3600_000;
let lineAt = 0;
/** Bits per second upwards at the last one. */
let lineBps;
/** Milliseconds between two reports of tunnels. */
const tunnelsEvery = 30_000;
let tunnelsAt = 0;
/** The server wants to see the whole configuration: its hash is not the one that it knows. */
let wanted = false;

for (;;) {
  let wait = lookEvery;
  try {
    if (Date.now() >= reportAt) {
      const config = await readConfig(wanted);
      machine = await readMachine();
      const reply = await call('report', {
        ...machine,
        capabilities: [
          ...machine.capabilities,
          ...(plugins.able ? ['plugin'] : []),
          ...(noMember ? [] : ['sdwan', ...(filters ? ['sdwan_rules.filter'] : [])]),
          ...(noLender ? [] : ['star']),
        ],
        ...(config && { configs: [config] }),
      });
      if (reply.secret) await keepSecret(reply.secret);
      interval = reply.interval;
      if (Date.now() >= disksAt) {
        await call('disks', { ...(await star.readStar()), line_bps: await lineOf() });
        disksAt = Date.now() + disksEvery;
      }
      if (!noMember && Date.now() >= tunnelsAt) {
        await call('sdwan', await readTunnels());
        tunnelsAt = Date.now() + tunnelsEvery;
      }
      // Asked once, it is told at once; a server that asks again is told with the next report.
      const asked = reply.configs?.includes(NETPANE_DEVICE_ID) ?? false;
      reportAt = Date.now() + (asked && !wanted ? 0 : interval * 1000);
      wanted = asked;
    }
    await star.keepHours();
    await tellResults();
    for (const order of await takeOrders()) await execute(order);
    failures = 0;
  } catch (error) {
    if (failures === 0) console.error(`agent: ${error.message}`);
    wait = patience[Math.min(failures++, patience.length - 1)];
  }
  await new Promise((done) => setTimeout(done, wait * 1000));
}

/** Looks for orders, and takes those that have arrived: one that is lost on the way comes again, and none comes twice. */
async function takeOrders() {
  const found = arrived.length > 0 ? [] : await call('commands', { look: true });
  // A server of before hands them out at once.
  const taken = found.filter(({ waits }) => !waits);
  if (arrived.length === 0) arrived = found.filter(({ waits }) => waits).map(({ id }) => id);
  if (arrived.length > 0) taken.push(...(await call('commands', { arrived })));
  arrived = [];
  return taken;
}

/** Tells how orders went until the server says that it knows, or that it does not want to. */
async function tellResults() {
  for (; results.length > 0; results.shift()) {
    await call('result', results[0]).catch((error) => {
      if (![400, 404, 422].includes(error.status)) throw error;
    });
  }
}

/** Executes one order; what it says so far is sent every second. */
async function execute({ id, kind, params }) {
  const output = [];
  let told = 0;
  const tell = () => {
    if (output.length === told) return;
    told = output.length;
    // A progress report that is lost does no harm: the result has all of it.
    call('result', { id, done: false, ok: true, output: [...output] }).catch(() => undefined);
  };
  const timer = setInterval(tell, 1000);
  const say = (line) => output.push(line.slice(0, 500));
  const work = { plugin: takePlugins, sdwan: takeMember, star: takeStar }[kind];
  const result = await (work ? work(params, say) : run(kind, params, say)).finally(() => clearInterval(timer));
  results.push({ id, done: true, ok: result.ok, output: output.slice(-200), error: result.error });
  await tellResults();
}

function takePlugins(params, say) {
  return plugins.take(params, say).catch((error) => ({ ok: false, error: error.message.slice(0, 200) }));
}

/** The tunnels are told anew at once: somebody waits to see them. */
async function takeMember(params, say) {
  if (noMember) return { ok: false, error: noMember };
  tunnelsAt = 0;
  return takeNetwork(params, say).catch((error) => ({ ok: false, error: error.message.slice(0, 200) }));
}

/** How much is stored and sent is told anew at once. */
async function takeStar(params, say) {
  if (noLender) return { ok: false, error: noLender };
  disksAt = 0;
  return star.takeStar(params, say).catch((error) => ({ ok: false, error: error.message.slice(0, 200) }));
}

/** Whoever lends the line knows what it carries: measured once a day; a failure leaves the figure of before. */
async function lineOf() {
  if (noLender) return undefined;
  if (Date.now() >= lineAt) {
    lineAt = Date.now() + lineEvery;
    lineBps = await star.measureLine(up).catch(() => lineBps);
  }
  return lineBps;
}

/** What others have running here ends with the agent. */
async function stop() {
  await plugins.stop();
  if (!noLender) await star.rest();
}

async function call(path, body) {
  const response = await ask(path, { type: 'application/json', body: JSON.stringify(body) });
  const reply = await response.json().catch(() => ({}));
  if (!response.ok || reply.code !== 2000)
    throw Object.assign(new Error(`${path}: ${response.status} ${reply.message ?? ''}`), { status: response.status });
  return reply.data;
}

/** Random bytes of the server, as they come. */
async function down(bytes) {
  const response = await ask('speed/down', { type: 'application/json', body: JSON.stringify({ bytes }) });
  if (!response.ok) throw new Error(`down: ${response.status}`);
  return response.body;
}

/** Gives the server bytes that it forgets. */
async function up(bytes) {
  const form = new FormData();
  form.set('file', new Blob([bytes]));
  const response = await ask('speed/up', { body: form });
  if (!response.ok) throw new Error(`up: ${response.status}`);
}

async function ask(path, { type, body }) {
  const shown = await credential();
  const response = await fetch(`${NETPANE_URL}/api/v3/ingest/${path}`, {
    method: 'POST',
    headers: {
      ...(type && { 'content-type': type }),
      'x-device-id': NETPANE_DEVICE_ID,
      'x-device-key': shown,
      // What was given back does not come back by itself: whoever has a secret was bound before.
      ...(NETPANE_BIND_CODE && !(await hasSecret()) && { 'x-bind-code': NETPANE_BIND_CODE }),
    },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status === 401) refused(shown);
  // Given back: what its owner had running here ends, whoever owns it next.
  if (response.status === 403 && bound && (await response.clone().json()).code === 4030) {
    bound = false;
    await plugins.take({ plugins: '[]' }, () => undefined);
    if (!noMember) await forget();
    if (!noLender) await star.forget();
  }
  if (response.ok) bound = true;
  return response;
}
