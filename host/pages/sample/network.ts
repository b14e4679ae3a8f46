import type { AlarmRow } from '../../../src/api/contract/alarm';
import type { GatewayInterface, GatewayRow } from '../../../src/api/contract/device';
import { day, hour, iso, minute } from '../../../src/domain/time';
import { sampleText as text } from './sample.text';

/** Number of the place whose gateway is off, and of the one with an access point that is. */
const [off, weak] = [6, 1];
const newest = '3.7.12';
const groups = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 3] as const;

/** How busy an hour in China is, 0 to 1: quiet nights, full noons and evenings. */
export const busy = (at: number): number => {
  const clock = ((at + 8 * hour) % day) / hour;
  return 0.12 + 0.5 * bump(clock, 12.5) + 0.88 * bump(clock, 19.5);
};
const bump = (clock: number, at: number) => Math.exp(-((clock - at) ** 2) / 6);

/** A number of its own for each place and use, 0 to 1; the same each time. */
export const share = (place: number, use: number): number => ((place * 37 + use * 61 + place * use * 13) % 97) / 97;

/** Bits per second towards the clients of a place. */
export const downOf = (place: number, at: number): number =>
  place === off ? 0 : Math.round((40 + 160 * share(place, 1)) * 1e6 * busy(at));

/** The made-up gateways, as they stand now. */
export const gatewaysAt = (now: number): GatewayRow[] =>
  text.places.map((place, at) => {
    const isOff = at === off;
    const old = at === 9;
    const aps = 2 + Math.round(share(at, 2) * 5);
    const gwid = `5a${String(at).padStart(2, '0')}00000000`;
    const group = groups[at] ?? 0;
    return {
      ...{ id: gwid, gwid, kind: 'gateway', remark: text.named(place), gateway_remark: text.named(place) },
      status: isOff ? 'offline' : 'online',
      offline_since: isOff ? iso(now - 47 * minute) : null,
      alarm_level: isOff ? 'FATAL' : at === weak ? 'MIDDLE' : old ? 'GENERAL' : null,
      alarm_text: isOff ? text.offline : at === weak ? text.apOffline : old ? text.firmware(newest) : null,
      alarm_count: isOff || at === weak || old ? 1 : 0,
      ...{
        model: at === 11 ? 'NP-R980' : 'NP-R620',
        firmware: old ? '3.7.11' : newest,
        firmware_new: old ? newest : null,
      },
      ...{ serial: `SAMPLE${String(at + 1).padStart(4, '0')}`, mac: `02:00:5a:00:00:${String(at + 10)}` },
      ...{ ip: `10.${at + 1}.0.1`, wan_ip: `198.51.100.${at + 10}` },
      clients: isOff ? 0 : Math.round((20 + 90 * share(at, 3)) * busy(now)),
      ...{ down: downOf(at, now), up: Math.round(downOf(at, now) / 6) },
      cpu: isOff ? null : Math.round(8 + 40 * share(at, 4) * busy(now)),
      memory: isOff ? null : Math.round(34 + 20 * share(at, 5)),
      uptime: isOff ? null : Math.round((9 + 30 * share(at, 6)) * 86_400),
      last_seen: iso(isOff ? now - 47 * minute : now - minute / 2),
      bound_at: iso(now - (40 + at) * day),
      ...{ group_id: `sample-${group}`, group_name: text.groups[group] ?? null, simulated: true },
      ...{
        ap_total: aps,
        ap_online: isOff ? 0 : at === weak ? aps - 1 : aps,
        switch_total: 1,
        switch_online: isOff ? 0 : 1,
      },
      ...{ disk: null, disk_used: null },
    };
  });

/** The lines and the network of a gateway. */
export const interfacesOf = (row: GatewayRow): GatewayInterface[] => {
  const on = row.status === 'online';
  const common = { gateway: null, dns: [], mac: row.mac, duplex: 'full' as const, loss: on ? 0 : null, signal: null };
  return [
    {
      ...common,
      ...{
        name: 'wan1',
        role: 'wan',
        state: on ? 'connected' : 'disconnected',
        access: 'pppoe',
        carrier: text.carriers[0] ?? null,
      },
      ...{ booked_down: 500, booked_up: 50, address: `${row.wan_ip}/32`, speed: 1000, down: row.down, up: row.up },
      connected_since: on ? iso(Date.parse(row.bound_at) + day) : null,
    },
    {
      ...common,
      ...{ name: 'lan1', role: 'lan', state: on ? 'connected' : 'disconnected', access: null, carrier: null },
      ...{ booked_down: null, booked_up: null, address: `${row.ip}/24`, speed: 1000, down: row.up, up: row.down },
      connected_since: null,
    },
  ];
};

/** What is wrong in the sample. */
export const alarmsAt = (now: number): AlarmRow[] => {
  const rows = gatewaysAt(now);
  const alarm = (
    place: number,
    ago: number,
    more: Pick<AlarmRow, 'level' | 'kind' | 'category' | 'content'>,
  ): AlarmRow => {
    const { gwid, remark } = rows[place]!;
    return {
      ...{ id: `sample-${place}`, remark, device_id: gwid, device_kind: 'gateway', gwid, gateway_remark: remark },
      ...{ subject: '', state: 'active', raised_at: iso(now - ago), acknowledged_at: null, cleared_at: null },
      ...{ assignee: null, note: '', simulated: true, quiet: null },
      ...more,
    };
  };
  return [
    alarm(off, 47 * minute, { level: 'FATAL', kind: 'gateway_offline', category: 'device', content: text.offline }),
    {
      ...alarm(weak, 3 * hour, { level: 'MIDDLE', kind: 'ap_offline', category: 'wireless', content: text.apOffline }),
      ...{ device_kind: 'ap', remark: text.ap },
    },
    alarm(9, 26 * hour, {
      ...{ level: 'GENERAL', kind: 'firmware_new', category: 'system', content: text.firmware(newest) },
    }),
  ];
};
