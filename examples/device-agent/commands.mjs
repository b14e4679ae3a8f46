import { spawn } from 'node:child_process';
import { lookup, Resolver } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import { configure } from './config.mjs';

/** Programs that a diagnosis may use, best first. */
const programs = {
  ping: (target) => [['ping', ['-n', '-c', '4', '-W', '2', target]]],
  traceroute: (target) => [
    ['traceroute', ['-n', '-w', '2', '-q', '1', '-m', '20', target]],
    ['tracepath', ['-n', '-m', '20', target]],
  ],
};
/** Longest time a program may take, milliseconds. */
const longest = 60_000;

/** Executes an order. `say` gets its output line by line. Never rejects: a failure says why. */
export async function run(kind, params, say) {
  try {
    if (kind === 'rename') return rename(params, say);
    if (kind === 'client_name') return clientName(params, say);
    if (kind === 'camera_plan') return { ok: false, error: '演示机器没有摄像头' };
    if (kind.startsWith('speedup')) return { ok: false, error: '演示机器没有国际加速线路，也不能自动选路' };
    if (kind === 'ppsk') return { ok: false, error: '演示机器没有无线接入点，不能按个人密码放行' };
    if (kind.startsWith('client_')) return { ok: false, error: '演示机器不改动终端的网络' };
    if (kind === 'config') return await configure(params, say);
    if (kind === 'reboot') return { ok: false, error: '演示机器不执行重启' };
    if (kind === 'upgrade') return { ok: false, error: '演示机器没有可升级的固件' };
    if (kind === 'dns') return await resolve(params.target, say);
    if (kind === 'ping' || kind === 'traceroute') return await diagnose(kind, params.target, say);
    return { ok: false, error: `不支持的命令：${kind}` };
  } catch (error) {
    return { ok: false, error: error.message };
  }
}

/** The name comes with everything escaped that a shell could trip over (`%20`). */
function rename({ remark }, say) {
  say(`备注名称：${decodeURIComponent(remark)}`);
  return { ok: true };
}

/** The machine has no list of its own to put the name into: it says that it heard it. */
function clientName({ mac, name }, say) {
  say(`终端 ${mac} 的名称：${decodeURIComponent(name)}`);
  return { ok: true };
}

/** Asks the machine's own name servers. */
async function resolve(target, say) {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  say(`服务器：${resolver.getServers().join(' ')}`);
  const [four, six] = await Promise.allSettled([resolver.resolve4(target), resolver.resolve6(target)]);
  for (const address of four.value ?? []) say(`${target}  A  ${address}`);
  for (const address of six.value ?? []) say(`${target}  AAAA  ${address}`);
  return four.value || six.value ? { ok: true } : { ok: false, error: `没有解析结果：${four.reason.code}` };
}

async function diagnose(kind, target, say) {
  // The server checks this too; a program's option must never get through.
  if (!isIP(target) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(target ?? ''))
    return { ok: false, error: '目标地址无效' };
  for (const [program, args] of programs[kind](target)) {
    const code = await start(program, args, say);
    if (code !== undefined) return code === 0 ? { ok: true } : { ok: false, error: `${program} 以代码 ${code} 结束` };
  }
  if (kind === 'ping') return pingByTcp(target, say);
  return { ok: false, error: '这台机器没有安装 traceroute 或 tracepath' };
}

/** Exit code of a program; undefined when it is not installed. */
function start(program, args, say) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: longest });
    let rest = '';
    const read = (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) say(line);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('error', () => done(undefined));
    child.on('close', (code) => {
      if (rest.trim()) say(rest);
      done(code ?? 1);
    });
  });
}

/** Ports of which one usually answers, with a connection or with a refusal. */
const doors = [443, 80, 53, 22];

/** Without `ping`: the time a TCP handshake takes. A refused connection has come back just the same. */
async function pingByTcp(target, say) {
  const { address } = await lookup(target);
  say(`这台机器没有安装 ping，改用 TCP 握手测量 ${target}（${address}）`);
  const times = [];
  for (let i = 1; i <= 4; i++) {
    const time = await firstAnswer(address);
    if (time !== undefined) times.push(time);
    say(time === undefined ? `第 ${i} 次：无回应` : `第 ${i} 次：${time.toFixed(1)} ms`);
  }
  say(`已尝试 4，有回应 ${times.length}`);
  if (times.length === 0) return { ok: false, error: '目标没有回应' };
  const average = times.reduce((sum, one) => sum + one, 0) / times.length;
  say(`平均 ${average.toFixed(1)} ms`);
  return { ok: true };
}

async function firstAnswer(address) {
  const tries = doors.map((port) => knock(address, port));
  try {
    return await Promise.any(tries);
  } catch {
    return undefined;
  }
}

function knock(host, port) {
  return new Promise((done, fail) => {
    const from = performance.now();
    const socket = connect({ host, port });
    const end = (answered) => {
      socket.destroy();
      if (answered) done(performance.now() - from);
      else fail(new Error('no answer'));
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', (error) => end(error.code === 'ECONNREFUSED'));
  });
}
