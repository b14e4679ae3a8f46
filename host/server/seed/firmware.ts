import type { Services } from '../context';
import { insertRows } from '../fleet/bulk';
import { day, iso } from '../fleet/china-time';

const mebibyte = 1024 ** 2;

/** Models of gateways with the size of their firmware, MiB. */
const models: Readonly<Record<string, number>> = { 'NP-R320': 21, 'NP-R520': 28, 'NP-R680': 41, 'NP-R980': 63 };

const versions = [
  {
    version: '3.8.0-beta',
    channel: 'beta',
    days: 6,
    notes: ['新增按应用分流', '新增 IPv6 前缀委派', '测试版，请勿用于生产网络'],
  },
  { version: '3.7.12', channel: 'stable', days: 40, notes: ['修复 PPPoE 重拨后偶发丢包', '提升 AC 管理 AP 的稳定性'] },
  { version: '3.7.11', channel: 'stable', days: 125, notes: ['优化多线负载均衡', '修复日志时间不准'] },
  { version: '3.7.09', channel: 'stable', days: 240, notes: ['支持 WPA3', '修复若干安全问题'] },
] as const;

/** The firmware that the demo's models can run. */
export async function seedFirmware({ db, now }: Services): Promise<void> {
  const rows = Object.entries(models).flatMap(([model, size]) =>
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
