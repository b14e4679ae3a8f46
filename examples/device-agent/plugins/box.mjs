import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The box that a plugin runs in: a process of its own with a user, a network and limits of its own.

/** Megabytes beside what a plugin may have and what Node maps when it does nothing. */
const spareMemory = 80;
/** Megabytes of Node's own program that count with a plugin where files that are read do. */
const fileMemory = 48;
/** Processes and threads of a plugin; Node itself has eleven. */
const tasks = 40;
/** Users of plugins: this and those after it. Only where the agent runs as root. */
const firstUser = 62_000;

/** Switches that keep a plugin from files, programs, threads and native code. */
const permission = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);
/** Whether Node itself keeps a plugin from the network (25 and newer). */
const netSwitch = process.allowedNodeEnvironmentFlags.has('--allow-net');

const isRoot = process.getuid?.() === 0;

/** Separated from the machine's processes and, unless it may use it, from its network. */
const namespaces = (user) => ({
  name: user ? '用户命名空间' : '命名空间',
  separates: true,
  hasUser: !user,
  wrap: ({ network, uid }, command) => [
    ...['unshare', ...(user ? ['--user', '--map-root-user'] : []), ...(network ? [] : ['--net'])],
    ...['--pid', '--fork', '--kill-child', '--mount-proc'],
    ...['setpriv', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'],
    // Said once more: with another user the kernel forgets it.
    ...['--pdeathsig', 'KILL'],
    ...(user ? [] : ['--reuid', String(uid), '--regid', String(uid), '--clear-groups']),
    ...command,
  ],
});

/** Where no namespace can be made, as in many containers. */
const bare = {
  name: '子进程',
  separates: false,
  hasUser: true,
  wrap: ({ uid }, command) => [
    ...['setpriv', '--no-new-privs', '--inh-caps=-all', ...(isRoot ? ['--bounding-set=-all'] : [])],
    ...['--pdeathsig', 'KILL'],
    ...(isRoot ? ['--reuid', String(uid), '--regid', String(uid), '--clear-groups'] : []),
    ...command,
  ],
};

/**
 * A unit of systemd that lasts as long as the plugin: its memory, processor and processes are limited by the kernel for
 * all of it together.
 */
const unit = {
  name: 'systemd',
  separates: true,
  own: ({ unit: name, network, memory, folder }, command) => [
    ...['systemd-run', '--quiet', '--pipe', '--wait', '--collect', `--unit=${name}`],
    ...Object.entries({
      DynamicUser: 'yes',
      MemoryMax: `${memory + fileMemory}M`,
      MemorySwapMax: '0',
      TasksMax: tasks,
      CPUQuota: '50%',
      Nice: 10,
      LimitNOFILE: 256,
      LimitCORE: 0,
      KillMode: 'control-group',
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      ProtectProc: 'invisible',
      PrivateDevices: 'yes',
      PrivateNetwork: network ? 'no' : 'yes',
      RestrictNamespaces: 'yes',
      TemporaryFileSystem: '/tmp:ro /var/tmp:ro',
      BindReadOnlyPaths: folder,
    }).flatMap(([name, value]) => ['-p', `${name}=${value}`]),
    ...command,
  ],
};

/** The best box that this machine can make; undefined: none, and no plugin runs here. */
export function findBox() {
  if (process.platform !== 'linux' || !permission) return undefined;
  const tried = [
    ...(isRoot && existsSync('/run/systemd/system') ? [unit] : []),
    ...(isRoot ? [namespaces(false)] : []),
    ...[namespaces(true), bare],
  ];
  return tried.find((box) => {
    const [program, ...args] = commandIn(box, { ...probe, unit: `netpane-probe-${process.pid}` }, ['true']);
    return spawnSync(program, args, { stdio: 'ignore', env: plain, timeout: 10_000 }).status === 0;
  });
}

const probe = { uid: firstUser, network: false, memory: 32, folder: '/usr' };

/** Why a box cannot hold what a plugin may not do; undefined when it can. */
export const unheld = (box, { network, server }) =>
  box.separates || network || (netSwitch && !server)
    ? undefined
    : '这台机器不能限制插件的网络（没有命名空间），拒绝运行';

/** All that a plugin knows of the machine's settings. */
const plain = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };

/**
 * Program and arguments that run a plugin's main file in a box. `owner`, `id`: whose plugin it is, and which; `slot`: a small
 * number that no other plugin of this machine's agent has now.
 */
export function boxed(box, { owner, id, slot, network, server, memory, folder, main }) {
  const node = [
    ...[process.execPath, permission, '--no-warnings', `--allow-fs-read=${folder}/`],
    ...(netSwitch && (network || server) ? ['--allow-net'] : []),
    ...[`--max-old-space-size=${memory}`, main],
  ];
  const uid = firstUser + 1 + slot;
  const name = `netpane-plugin-${owner}-${id}`;
  const [program, ...args] = commandIn(box, { unit: name, uid, network, memory, folder }, node);
  return {
    ...{ program, args, env: plain },
    /** The user that its folder belongs to; undefined: the agent's own, or one that systemd makes up. */
    uid: isRoot && box.hasUser ? uid : undefined,
    /** The process that everything of it comes from; `child`: what was started. */
    root: (child) => (box.own ? mainOf(name) : child.pid),
    /** Ends everything of it at once. */
    kill(child) {
      child.kill('SIGKILL');
      if (box.own) endUnits(`${name}.service`);
    },
  };
}

/** Ends what an agent that was killed has left behind; only where plugins outlive it. */
export const endLeft = (box, owner) => box.own && endUnits(`netpane-plugin-${owner}-*.service`);

const endUnits = (pattern) => spawnSync('systemctl', ['kill', '--signal=KILL', pattern], { stdio: 'ignore' });

function mainOf(name) {
  const { stdout } = spawnSync('systemctl', ['show', '--value', '--property=MainPID', `${name}.service`]);
  return Number(String(stdout).trim()) || undefined;
}

let idle;
/** Megabytes that this release of Node maps when it does nothing: 80 of Node 20, 560 of Node 24. */
function idleMemory() {
  if (idle === undefined) {
    const program = `console.log(require('fs').readFileSync('/proc/self/status', 'utf8'))`;
    const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8', env: plain, timeout: 20_000 });
    idle = Math.ceil(Number(/^VmData:\s+(\d+)/m.exec(stdout ?? '')?.[1] ?? 800_000) / 1024);
  }
  return idle;
}

function commandIn(box, what, command) {
  if (box.own) return box.own(what, command);
  return [
    // It does not outlive the agent, however that ends.
    ...['setpriv', '--pdeathsig', 'KILL', 'prlimit', '--nofile=256', '--fsize=0', '--core=0'],
    ...[`--data=${(what.memory + idleMemory() + spareMemory) * 1_048_576}`, ...(isRoot ? [`--nproc=${tasks}`] : [])],
    ...['nice', '-n', '10'],
    ...box.wrap(what, command),
  ];
}
