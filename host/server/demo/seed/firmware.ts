import type { Services } from '../../kit/context/context';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso } from '../../../../src/domain/time';

const mebibyte = 1024 ** 2;

interface Version {
  version: string;
  channel: 'stable' | 'beta';
  /** Days since its release. */
  days: number;
  notes: readonly string[];
}

const routers: readonly Version[] = [
  {
    version: '3.8.0-beta',
    channel: 'beta',
    days: 6,
    notes: ['新增按应用分流', '新增 IPv6 前缀委派', '测试版，请勿用于生产网络'],
  },
  { version: '3.7.12', channel: 'stable', days: 40, notes: ['修复 PPPoE 重拨后偶发丢包', '提升 AC 管理 AP 的稳定性'] },
  { version: '3.7.11', channel: 'stable', days: 125, notes: ['优化多线负载均衡', '修复日志时间不准'] },
  { version: '3.7.09', channel: 'stable', days: 240, notes: ['支持 WPA3', '修复若干安全问题'] },
];
const aps: readonly Version[] = [
  { version: '2.5.0-beta', channel: 'beta', days: 9, notes: ['新增 6 GHz 频谱扫描', '测试版，请勿用于生产网络'] },
  { version: '2.4.8', channel: 'stable', days: 55, notes: ['漫游切换更快', '修复定时射频偶发不生效'] },
  { version: '2.4.6', channel: 'stable', days: 190, notes: ['支持 802.11r', '修复若干安全问题'] },
];
const switches: readonly Version[] = [
  { version: '1.9.4-beta', channel: 'beta', days: 12, notes: ['新增端口环路自动恢复', '测试版，请勿用于生产网络'] },
  { version: '1.9.3', channel: 'stable', days: 80, notes: ['修复 PoE 重启后功率统计不准'] },
];
const firewalls: readonly Version[] = [
  { version: '5.3.0-beta', channel: 'beta', days: 15, notes: ['策略命中统计更细', '测试版，请勿用于生产网络'] },
  { version: '5.2.1', channel: 'stable', days: 70, notes: ['提升大规则集的匹配速度'] },
];

/** Models with the size of their firmware, MiB, and what they can run. */
const models: Readonly<Record<string, readonly [size: number, versions: readonly Version[]]>> = {
  'NP-R320': [21, routers],
  'NP-R520': [28, routers],
  'NP-R680': [41, routers],
  'NP-R980': [63, routers],
  'NP-A320': [12, aps],
  'NP-A630': [16, aps],
  'NP-A650': [18, aps],
  'NP-S3008P': [6, switches],
  'NP-S5024P': [9, switches],
  'NP-S5048': [9, switches],
  'NP-F2000': [72, firewalls],
};

/** The firmware that the demo's models can run. */
export async function seedFirmware({ db, now }: Services): Promise<void> {
  const rows = Object.entries(models).flatMap(([model, [size, versions]]) =>
    versions.map(({ version, channel, days, notes }) => ({
      model,
      version,
      channel,
      notes,
      size: size * mebibyte,
      released_at: iso(now() - days * day),
    })),
  );
  const columns = {
    model: 'text',
    version: 'text',
    channel: 'text',
    size: 'bigint',
    notes: 'text[]',
    released_at: 'timestamptz',
  };
  await insertRows(db, 'firmware', columns, rows, 'ON CONFLICT DO NOTHING');
}
