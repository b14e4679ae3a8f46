import type { globalSearch } from '../../../../src/api/contract/search';
import type { DataOf } from '../../../../src/api/endpoint';
import { deviceKinds } from '../../../../src/domain/device';
import { day, hour } from '../../../../src/domain/time';
import type { Context, Feature } from '../../kit/context/context';
import { likePattern, searchPatterns } from '../../kit/sql/search';
import { archivedApSamples, sampleHours } from './ap-samples';
import { blinks } from './blink';
import { planTaken } from './cameras';
import { archivedSamples } from './sample-archive';
import { sampleDays } from './throughput';

type Found = DataOf<typeof globalSearch>['devices'];

/** Newest devices of each kind that results are chosen from: what was typed may be in every name. */
const candidates = 50;

const findDevices = ({ db, caller }: Context, q: string, most: number): Promise<Found> =>
  db.query<Found[number]>(
    `SELECT d.id, d.kind, d.gwid, d.remark, d.status, d.model, d.mac, d.ip, d.serial, d.simulated
     FROM unnest($3::text[]) AS k(kind) CROSS JOIN LATERAL (
       SELECT id, kind, gateway_id AS gwid, remark, status, model, mac, ip, serial, simulated, bound_at FROM device
       WHERE account_id = $1 AND kind = k.kind AND search LIKE ANY($2::text[])
       ORDER BY bound_at DESC, id DESC LIMIT ${candidates}
     ) d
     ORDER BY (lower(d.remark) LIKE $4) DESC, d.kind = 'gateway' DESC, d.bound_at DESC, d.id DESC LIMIT ${most}`,
    [caller.accountId, searchPatterns(q), deviceKinds, likePattern(q)],
  );

/** Gateways and what stands behind them. */
export const devices: Feature = {
  effects: {
    camera_plan: (sql, { gwid }, params) => planTaken(sql, gwid, params),
    locate: (sql, { gwid }, params, now) => blinks(sql, gwid, params, now),
  },
  sources: { devices: { find: findDevices } },
  history: [
    { table: 'device_sample', by: 'at', step: 'day', keep: sampleDays * day, archived: archivedSamples },
    { table: 'ap_sample', by: 'at', step: 'day', keep: (sampleHours + 1) * hour, archived: archivedApSamples },
  ],
  actions: {
    '/api/v3/device/rename': { text: '修改设备名称', en: 'Rename a device' },
    '/api/v3/device/bind': { text: '绑定设备', en: 'Bind a device' },
    '/api/v3/device/unbind': { text: '解绑设备', en: 'Unbind a device' },
    '/api/v3/device/kept/restore': { text: '恢复解绑的设备', en: 'Restore an unbound device' },
    '/api/v3/device/place': { text: '修改设备位置', en: 'Change a device’s place' },
    '/api/v3/device/reboot': { text: '重启设备', en: 'Restart a device' },
    '/api/v3/device/ap/reboot': { text: '重启 AP', en: 'Restart an access point' },
    '/api/v3/device/ap/locate': { text: '定位 AP', en: 'Locate an access point' },
    '/api/v3/device/diagnose': { text: '网络诊断', en: 'Diagnose a network' },
    '/api/v3/camera/plan': { text: '修改录像计划', en: 'Change a recording plan' },
    '/api/v3/camera/rename': { text: '修改摄像头名称', en: 'Rename a camera' },
    '/api/v3/device/group/create': { text: '新建分组', en: 'Add a group' },
    '/api/v3/device/group/rename': { text: '修改分组名称', en: 'Rename a group' },
    '/api/v3/device/group/move': { text: '移动分组', en: 'Move a group' },
    '/api/v3/device/group/remove': { text: '删除分组', en: 'Delete a group' },
    '/api/v3/device/group/assign': { text: '调整设备分组', en: 'Change devices’ group' },
  },
  names: [
    'SELECT remark AS name, id AS device FROM device WHERE account_id = $1 AND id = $2',
    'SELECT name, NULL AS device FROM device_group WHERE account_id = $1 AND id = $2',
  ],
};
