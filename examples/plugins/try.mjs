import { createHash, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { findBox, unheld } from '../device-agent/plugins/box.mjs';
import { openPackage } from '../device-agent/plugins/package.mjs';
import { startPlugin } from '../device-agent/plugins/process.mjs';
import { signed } from './pack.mjs';

/**
 * Runs a plugin on this machine as a gateway would: signed with a key of the moment, checked, in the same box. What it asks
 * the gateway for is made up and said to be so; of the server there is a stand-in without any line between.
 */
export async function tryOut(content, set, say) {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const { package: base64, signature } = signed(content, pem);
  const { id, version } = JSON.parse(content).manifest;
  const hash = createHash('sha256').update(content).digest('hex');
  const opened = openPackage(base64, { id, version, hash, signature }, { keys: [createPublicKey(pem)] });
  const { manifest } = opened;
  const box = findBox();
  if (!box) throw new Error('这台机器不能限制插件：需要 Linux 与 util-linux');
  const may = (right) => manifest.rights.some((one) => one.right === right);
  const why = unheld(box, { network: may('network'), server: may('server') });
  if (why) throw new Error(why);
  say(
    `${manifest.name} ${version}，限制方式：${box.name}，内存 ${manifest.memory} MB，权限：${manifest.rights.map((one) => one.right).join('、') || '无'}`,
  );
  say('“终端”“接口”为示例数据；“服务器”为本机替身，测得的速度没有意义');
  let shown;
  const plugin = startPlugin(opened, settingsOf(manifest, set), {
    ...{ box, owner: `try${process.pid}`, slot: 900 + (process.pid % 90), asked, cloud },
    onChange() {
      const { run, reason, status } = plugin.state;
      say(`${run}${reason && `：${reason}`} ${JSON.stringify(status)}`);
    },
  });
  const timer = setInterval(() => {
    const last = plugin.state.log.at(-1);
    if (last !== shown) say(`  ${last}`);
    shown = last;
  }, 200);
  const end = () => void plugin.stop();
  process.once('SIGINT', end).once('SIGTERM', end);
  await plugin.done;
  clearInterval(timer);
  process.off('SIGINT', end).off('SIGTERM', end);
}

/** What the manifest begins with, and what was set beside it. */
function settingsOf({ settings }, set) {
  const unknown = Object.keys(set).find((name) => !settings.some((one) => one.name === name));
  if (unknown) throw new Error(`没有这个设置：${unknown}`);
  const read = { number: Number, flag: (text) => text === 'true', text: String, choice: String };
  return Object.fromEntries(
    settings.map(({ name, kind, value }) => [name, name in set ? read[kind](set[name]) : value]),
  );
}

const asked = async (what) =>
  what === 'clients'
    ? [{ name: '示例终端', ip: '192.0.2.10', mac: '02:00:00:00:00:01', interface: 'lan1' }]
    : Object.keys(networkInterfaces()).map((name) => ({ name, up: true, rx: 0, tx: 0 }));

const cloud = {
  down: async (bytes) => [randomBytes(bytes)],
  up: async () => undefined,
};
