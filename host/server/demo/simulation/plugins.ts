import type { PluginManifest } from '../../../../src/api/contract/plugin';
import { beijing, hour } from '../../../../src/domain/time';
import { takePluginReport } from '../../fleet/plugins/device';
import { hash, unit } from '../../kit/hash';
import type { Db } from '../../kit/store/db';

/** First line of every log: nobody shall take what follows for a measurement. */
const notice = '模拟设备：以下内容由模拟器生成';

interface Installed {
  gwid: string;
  plugin: string;
  version: string;
  enabled: boolean;
  status: PluginManifest['status'];
}

/** What simulated gateways say of their plugins, by the same way in as real ones. */
export async function playPlugins(db: Db, accountId: string, now: number): Promise<void> {
  const rows = await db.query<Installed>(
    `SELECT i.gateway_id AS gwid, i.plugin_id AS plugin, i.version, i.enabled, v.manifest->'status' AS status
     FROM plugin_install i JOIN plugin_version v ON v.plugin_id = i.plugin_id AND v.version = i.version
     JOIN device d ON d.id = i.gateway_id AND d.account_id = i.account_id AND d.simulated AND d.status = 'online'
     JOIN gateway_delivery g ON g.gateway_id = i.gateway_id AND g.kind = 'plugin' AND g.done_rev >= i.rev
     WHERE i.account_id = $1 AND NOT i.removed`,
    [accountId],
  );
  for (const { gwid, plugin, version, enabled, status } of rows) {
    const seed = hash(...[...(gwid + plugin)].map((letter) => letter.charCodeAt(0)));
    const said = enabled ? await (plays[plugin] ?? plain)({ db, gwid, seed, now, status }) : { status: {}, log: [] };
    const run = enabled ? ('running' as const) : ('stopped' as const);
    const uses = enabled && {
      cpu: tenth(0.2 + unit(seed, 1, Math.floor(now / 60_000))),
      memory: tenth(14 + 8 * unit(seed, 2)),
    };
    const log = enabled ? [notice, ...said.log] : [];
    await takePluginReport(db, { gwid, accountId }, [{ id: plugin, version, run, ...uses, ...said, log }], now);
  }
}

interface Scene {
  db: Db;
  gwid: string;
  seed: number;
  now: number;
  status: PluginManifest['status'];
}
type Said = { status: Record<string, unknown>; log: string[] };

/** One measurement an hour, at a minute of the gateway's own. */
async function speedtest({ seed, now }: Scene): Promise<Said> {
  const line = 100 + 400 * unit(seed, 3);
  const past = Array.from({ length: 24 }, (_, ago) => {
    const at = Math.floor(now / hour) * hour - ago * hour + (seed % 60) * 60_000;
    const turn = Math.floor(at / hour);
    return {
      at,
      down: tenth(line * (0.75 + 0.25 * unit(seed, 4, turn))),
      up: tenth((line / 5) * (0.8 + 0.2 * unit(seed, 5, turn))),
      ms: tenth(6 + 12 * unit(seed, 6, turn)),
    };
  }).filter(({ at }) => at <= now);
  const [{ down, up, ms } = { down: 0, up: 0, ms: 0 }] = past;
  return {
    status: {
      ...{ down, up, ms },
      recent: past.map((one) => [clock(one.at), one.down, one.up, one.ms].map(String)),
    },
    log: past
      .slice(0, 6)
      .reverse()
      .map((one) => `${clock(one.at)} 下载 ${one.down} Mbps，上传 ${one.up} Mbps，时延 ${one.ms} ms`),
  };
}

/** The simulated switches behind the gateway, as if they were asked by SNMP. */
async function snmp({ db, gwid, seed, now }: Scene): Promise<Said> {
  const switches = await db.query<{ remark: string; ip: string; model: string }>(
    `SELECT remark, coalesce(ip, '') AS ip, model FROM device
     WHERE gateway_id = $1 AND kind = 'switch' AND simulated AND status = 'online' ORDER BY id LIMIT 8`,
    [gwid],
  );
  const turn = Math.floor(now / 60_000);
  const ports = switches.flatMap(({ remark }, at) =>
    Array.from({ length: 24 }, (_, port) => {
      const up = unit(seed, at, port) > 0.4;
      const rate = (way: number) => (up ? String(tenth(20 * unit(seed, at * 100 + port, way, turn))) : '—');
      return [remark, `GE0/${port + 1}`, up ? '已连接' : '未连接', up ? '1000' : '—', rate(1), rate(2), '0', ''];
    }),
  );
  return {
    status: {
      answering: `${switches.length} / ${switches.length}`,
      up: ports.filter(([, , state]) => state === '已连接').length,
      switches: switches.map(({ remark, ip, model }, at) => [ip, remark, model, `${20 + (seed % 60) + at} 天`, '24']),
      ports,
      neighbours: switches
        .slice(1)
        .map(({ remark }, at) => [switches[0]!.remark, `GE0/${at + 1}`, remark, 'GE0/24', '']),
    },
    log: [`已读取 ${switches.length} 台交换机`],
  };
}

/** What nobody here knows more of than its manifest. */
async function plain({ seed, now, status }: Scene): Promise<Said> {
  const turn = Math.floor(now / 60_000);
  const values = status.map(({ name, kind }, at) => [
    name,
    kind === 'number' ? Math.floor(100 * unit(seed, at, turn)) : kind === 'text' ? '模拟' : [],
  ]);
  return { status: Object.fromEntries(values) as Record<string, unknown>, log: [] };
}

const plays: Readonly<Record<string, (scene: Scene) => Promise<Said>>> = { speedtest, snmp };
function clock(at: number): string {
  const { hour: hours, minute } = beijing(at);
  return [hours, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
