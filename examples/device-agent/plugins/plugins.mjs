import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { endLeft, findBox, unheld } from './box.mjs';
import { openPackage, readKeys, Refused, rights } from './package.mjs';
import { folderOf, startPlugin } from './process.mjs';

/** Milliseconds between two reports; what changed is told after a second. */
const tellEvery = 30_000;
const tellSoon = 1000;
/** Plugins on one gateway. */
const mostPlugins = 20;

/**
 * The plugins of this gateway: takes over what the cloud says it shall have, runs it, tells how it is.
 *   NETPANE_PLUGIN_KEYS    folder with the public keys (PEM) of the publishers that this gateway trusts
 *   NETPANE_PLUGIN_RIGHTS  what its owner lets plugins do, all of it unless told: server,network,clients,interfaces
 *   NETPANE_PLUGIN_FOLDER  where packages are kept, beside its settings unless told
 * @param cloud `call(path, body)` asks the cloud; `down(bytes)` and `up(body)` are what plugins may have of it
 */
export function createPlugins({ cloud, asked, owner }) {
  const { NETPANE_CONFIG_FILE, NETPANE_PLUGIN_KEYS, NETPANE_PLUGIN_RIGHTS, NETPANE_PLUGIN_FOLDER } = process.env;
  const home = NETPANE_CONFIG_FILE ? dirname(NETPANE_CONFIG_FILE) : join(homedir(), '.netpane');
  const folder = NETPANE_PLUGIN_FOLDER ?? join(home, `plugins-${owner}`);
  const keysIn = NETPANE_PLUGIN_KEYS ?? join(home, 'publishers');
  const allowed = NETPANE_PLUGIN_RIGHTS?.split(',').map((right) => right.trim()) ?? rights;
  const box = findBox();
  /** By id: what the cloud wants, and the running plugin or why it does not run. */
  const held = new Map();
  let telling;

  setInterval(tell, tellEvery).unref();
  return {
    /** Whether this machine can run plugins at all. */
    able: box !== undefined,
    box: box?.name,
    take,
    resume,
    stop: () => Promise.all([...held.keys()].map(end)),
  };

  /** Takes over the whole of what this gateway shall have. Never half of it: what cannot be fetched is said so. */
  async function take(params, say) {
    const wanted = JSON.parse(params.plugins);
    if (!Array.isArray(wanted) || wanted.length > mostPlugins) return { ok: false, error: '插件列表无效' };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const missing = [];
    for (const one of wanted) {
      if (await keptOf(one)) continue;
      const { package: base64 } = await cloud.call('plugin', { plugin: one.id, version: one.version });
      missing.push([one, base64]);
    }
    for (const [one, base64] of missing) await keep(fileOf(one), base64);
    await keep('wanted.json', JSON.stringify(wanted));
    await settle(wanted, say);
    return { ok: true };
  }

  /** Goes on with what this gateway had before the agent ended; what one that was killed left behind is gone. */
  async function resume() {
    if (box) endLeft(box, owner);
    const left = folderOf(owner);
    for (const name of await readdir(dirname(left)))
      if (name.startsWith(basename(left))) await rm(join(dirname(left), name), { recursive: true, force: true });
    const wanted = await readFile(join(folder, 'wanted.json'), 'utf8').then(JSON.parse, () => []);
    await settle(wanted, () => undefined);
  }

  async function settle(wanted, say) {
    for (const id of held.keys()) if (!wanted.some((one) => one.id === id)) await drop(id, say);
    for (const one of wanted) {
      const before = held.get(one.id);
      if (before && same(before.wanted, one)) continue;
      await end(one.id);
      held.set(one.id, { wanted: one, ...(one.enabled ? await begin(one) : { run: 'stopped' }) });
      const { run = '运行', reason } = held.get(one.id);
      say(`${one.id} ${one.version}：${{ refused: `拒绝运行，${reason}`, stopped: '已停用' }[run] ?? '已运行'}`);
    }
    await tidy(wanted);
    soon();
  }

  /** Everything is checked each time it begins: what lies on the disk may have been changed since. */
  async function begin(one) {
    try {
      if (!box) throw new Refused('这台机器不能限制插件');
      const base64 = await readFile(join(folder, fileOf(one)), 'utf8').catch(() => '');
      const opened = openPackage(base64, one, { keys: await readKeys(keysIn), allowed });
      const may = (right) => opened.manifest.rights.some((given) => given.right === right);
      const why = unheld(box, { network: may('network'), server: may('server') });
      if (why) throw new Refused(why);
      const slot = freeSlot();
      return { slot, plugin: startPlugin(opened, one.settings, { box, owner, slot, asked, cloud, onChange: soon }) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { run: 'refused', reason: error.message };
    }
  }

  async function end(id) {
    await held.get(id)?.plugin?.stop();
    held.delete(id);
  }

  async function drop(id, say) {
    await end(id);
    say(`${id}：已移除`);
  }

  function freeSlot() {
    const taken = [...held.values()].map(({ slot }) => slot);
    return Array.from({ length: mostPlugins + 1 }, (_, slot) => slot).find((slot) => !taken.includes(slot));
  }

  /** Whether the package is here, as the cloud wants it. */
  async function keptOf(one) {
    const base64 = await readFile(join(folder, fileOf(one)), 'utf8').catch(() => '');
    try {
      openPackage(base64, one, { keys: await readKeys(keysIn) });
      return true;
    } catch {
      // One that this gateway refuses is fetched anew each time: the cloud may have mended it.
      return false;
    }
  }

  /** Packages that nothing wants any more are gone. */
  async function tidy(wanted) {
    const files = wanted.map(fileOf);
    for (const name of await readdir(folder).catch(() => []))
      if (name.endsWith('.package') && !files.includes(name)) await rm(join(folder, name), { force: true });
  }

  /** First beside its place, then moved. */
  async function keep(name, text) {
    await writeFile(join(folder, `${name}.new`), text, { mode: 0o600 });
    await rename(join(folder, `${name}.new`), join(folder, name));
  }

  function soon() {
    telling ??= setTimeout(() => {
      telling = undefined;
      tell();
    }, tellSoon);
  }

  function tell() {
    if (held.size === 0) return;
    const plugins = [...held].map(([id, { wanted, plugin, run, reason = '' }]) => ({
      ...{ id, version: wanted.version, run, reason },
      ...(plugin && plugin.state),
    }));
    // One that is lost does no harm: the next one tells it.
    cloud.call('plugins', { plugins }).catch(() => undefined);
  }
}

/** Where its package is kept. The cloud's words are no paths. */
const fileOf = ({ id, version }) =>
  `${String(id).replace(/[^a-z0-9-]/g, '')}-${String(version).replace(/[^\d.]/g, '')}.package`;

const same = (a, b) => ['version', 'hash', 'enabled'].every((key) => a[key] === b[key]) && text(a) === text(b);
const text = ({ settings }) => JSON.stringify(settings);
