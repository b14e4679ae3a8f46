import type { GatewayRow } from '../../../src/api/contract/device';

const counts = { all: 0, online: 0, offline: 0, alarm: 0 };
const options = { groups: [], models: [], firmwares: [], tags: [] };

/** Answers for an account without any device. */
export const nothing = {
  '/api/v3/device/gateways': { list: [], total: 0, counts },
  '/api/v3/device/filter_options': options,
};

/** The first gateway, bound and not seen yet. */
const gateway: GatewayRow = {
  ...{
    id: '7f3a9c21e04b',
    kind: 'gateway',
    gwid: '7f3a9c21e04b',
    remark: 'NP-R680 e04b',
    gateway_remark: 'NP-R680 e04b',
  },
  ...{ status: 'offline', offline_since: null, alarm_level: null, alarm_text: null, alarm_count: 0, model: 'NP-R680' },
  ...{ firmware: '', firmware_new: null, serial: 'SN7F3A9C21', mac: '', ip: '', clients: 0, down: 0, up: 0, cpu: null },
  ...{
    memory: null,
    uptime: null,
    last_seen: null,
    bound_at: '2026-11-20T02:00:00Z',
    group_id: null,
    group_name: null,
  },
  ...{ simulated: false, wan_ip: '', ap_total: 0, ap_online: 0, switch_total: 0, switch_online: 0, disk: null },
  disk_used: null,
};

/** Answers for an account whose first gateway was just bound. */
export const bound = {
  ...nothing,
  '/api/v3/device/gateways': { list: [gateway], total: 1, counts: { ...counts, all: 1, offline: 1 } },
};
