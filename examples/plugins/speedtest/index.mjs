import { randomBytes } from 'node:crypto';
import { clock, download, every, log, report, settings, upload } from './netpane.mjs';

/** Bytes that are fetched and sent. */
const sizes = { small: [1_000_000, 500_000], medium: [4_000_000, 2_000_000], large: [8_000_000, 4_000_000] };
/** Measurements that are shown. */
const shown = 24;

const recent = [];
const [downBytes, upBytes] = sizes[settings.size];

await every(settings.minutes, async () => {
  const ms = await latency();
  const down = mbps(downBytes, await timed(() => download(downBytes)));
  const body = randomBytes(upBytes);
  const up = settings.up ? mbps(upBytes, await timed(() => upload(body))) : undefined;
  recent.unshift([clock(), down, up ?? '—', ms].map(String));
  recent.splice(shown);
  report({ down, ...(up !== undefined && { up }), ms, recent });
  log(`下载 ${down} Mbps，${up === undefined ? '' : `上传 ${up} Mbps，`}时延 ${ms} ms`);
});

/** The shortest of a few: what is longer waited for something else than the line. */
async function latency() {
  const times = [];
  for (let i = 0; i < 4; i++) times.push(await timed(() => download(0)));
  return tenth(Math.min(...times));
}

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Megabits in a second. */
function mbps(bytes, ms) {
  return tenth((bytes * 8) / 1000 / ms);
}

function tenth(value) {
  return Math.round(value * 10) / 10;
}
