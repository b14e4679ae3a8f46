import type { Services } from '../../kit/context/context';
import { handOut, takeResult } from '../../fleet/commands/commands';
import { beginRestart, finishRestarts } from './restarts';
import { measured } from './measure';
import { continueUpgrades } from './upgrade';
import { simulatedWay } from './speedup';
import { hash, unit } from '../../kit/hash';
import { host } from '../../../../src/rules';

/** Commands that ask a host. */
const asking: readonly string[] = ['ping', 'traceroute', 'dns', 'speedup_probe'];
/** First line of every answer: nobody shall take it for a measurement. */
const notice = '模拟设备：以下结果由模拟器生成';

/** Answers the commands that wait for simulated gateways, the way an agent would; upgrades take their time. */
export async function answerCommands(
  services: Pick<Services, 'db' | 'features' | 'vault'>,
  now: number,
): Promise<void> {
  const { db } = services;
  await continueUpgrades(services, now);
  await finishRestarts(services, now);
  const waiting = await db.query<{ gwid: string; account_id: string }>(
    `SELECT DISTINCT c.gwid, c.account_id FROM command c JOIN device d ON d.id = c.gwid
     WHERE c.state = 'pending' AND d.simulated AND d.status = 'online'`,
  );
  for (const { gwid, account_id } of waiting) {
    const device = { gwid, accountId: account_id };
    for (const { id, kind, params } of await handOut(services, device, now)) {
      if (kind === 'upgrade' || kind === 'reboot') {
        const said = kind === 'reboot' ? ['正在重启'] : [];
        await takeResult(services, device, { id, done: false, ok: true, output: [notice, ...said] }, now);
        if (kind === 'reboot') await beginRestart(db, { gwid, id: params.device ?? gwid }, now);
        continue;
      }
      const target = params.target ?? '';
      if (asking.includes(kind) && host(target)) {
        const error = `无法解析 ${target}`;
        await takeResult(services, device, { id, done: true, ok: false, output: [notice], error }, now);
        continue;
      }
      const lines =
        kind === 'measure' ? await measured(db, gwid, params.service ?? '', now) : linesFor(kind, target, now, params);
      const output = [notice, ...lines];
      await takeResult(services, device, { id, done: true, ok: true, output }, now);
    }
  }
}

function linesFor(kind: string, target: string, now: number, params: Record<string, string>): string[] {
  const seed = hash(...[...target].map((letter) => letter.charCodeAt(0)));
  const time = (n: number, base: number) => (base + 6 * unit(seed, n, now)).toFixed(1);
  if (kind === 'ping' || kind === 'speedup_probe') {
    const base = simulatedWay(target, params.line) ?? 4 + 30 * unit(seed, 1);
    const lines = [1, 2, 3, 4].map((n) => `来自 ${target} 的回复：序号 ${n}，时间 ${time(n, base)} ms`);
    return [...lines, '已发送 4，已接收 4，丢包 0%'];
  }
  if (kind === 'traceroute') {
    const hops = 4 + Math.floor(6 * unit(seed, 2));
    return Array.from({ length: hops }, (_, i) => {
      const host = i === hops - 1 ? target : `198.18.${i}.${1 + (hash(seed, i) % 250)}`;
      return `${i + 1}  ${host}  ${time(10 + i, 2 + i * 3)} ms`;
    });
  }
  if (kind === 'dns') {
    return [
      '服务器：127.0.0.1',
      ...[1, 2].map((n) => `${target}  A  198.18.${seed % 250}.${1 + (hash(seed, n) % 250)}`),
      `查询时间 ${time(1, 8)} ms`,
    ];
  }
  if (kind === 'sdwan') return [params.enabled === 'true' ? '隧道按新的设置运行' : '隧道已撤下'];
  if (kind === 'config') return ['配置已写入', '服务已重新加载'];
  if (kind === 'locate') return [params.seconds === '0' ? '指示灯已停止闪烁' : `指示灯闪烁 ${params.seconds} 秒`];
  return ['已执行'];
}
