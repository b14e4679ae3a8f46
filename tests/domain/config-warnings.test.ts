import { describe, expect, it } from 'vitest';
import { newRow, sectionOf, warningsOf, type ConfigRow, type ConfigValue } from '../../src/domain/config';
import type { DeviceKind } from '../../src/domain/device';

type Fields = Record<string, ConfigValue>;
const row = (kind: DeviceKind, key: string, id: string, more: Fields): ConfigRow => ({
  ...newRow(sectionOf(kind, key)!, id),
  name: id,
  ...more,
});
/** What is said about a gateway's access rules, `kind by: whom`. */
const said = (kind: 'gateway' | 'firewall', ...rules: Fields[]): string[] => {
  const key = kind === 'gateway' ? 'acl' : 'policies';
  const rows = rules.map((more, i) => row(kind, key, `r${i + 1}`, more));
  return warningsOf(kind, {}, { [key]: rows }).map((one) => `${one.kind} ${one.name}: ${one.hits.join()}`);
};
const office = { source_ips: '10.0.0.0/8' };

describe('lines and segments of a gateway', () => {
  const line = (id: string, more: Fields = {}) => row('gateway', 'wan', id, { interface: id, ...more });
  const inside = (more: Fields = {}) =>
    row('gateway', 'lan', 'l1', { interface: 'lan1', address: '10.1.0.1/16', ...more });
  const two = [line('wan1'), line('wan2')];
  it.each<[string, ConfigRow[], string[]]>([
    ['nothing that a line is reached by', [line('wan1', { note: 'x' }), line('wan2', { dns: '223.5.5.5' })], []],
    ['a line that goes', [line('wan1')], ['line_off WAN2']],
    ['a line that is switched off', [line('wan1'), line('wan2', { enabled: false })], ['line_off WAN2']],
    ['another way to come up', [line('wan1', { mode: 'pppoe' }), line('wan2')], ['line_changed WAN1']],
    ['the last line', [line('wan1', { enabled: false })], ['no_line WAN1 / WAN2']],
    ['a new line', [...two, line('wan3')], []],
  ])('warn of %s', (_, rows, warned) => {
    const told = warningsOf('gateway', { wan: two }, { wan: rows });
    expect(told.map(({ kind, name }) => `${kind} ${name}`)).toEqual(warned);
  });

  it.each<[string, ConfigRow[], number]>([
    ['moves', [inside({ address: '10.2.0.1/16' })], 1],
    ['goes', [], 1],
    ['gives other addresses out', [inside({ lease: 60 })], 0],
  ])('warn when a segment %s', (_, rows, count) => {
    const told = warningsOf('gateway', { lan: [inside()] }, { lan: rows });
    expect(told).toEqual(Array(count).fill({ section: 'lan', kind: 'lan_moved', name: 'l1', hits: ['10.1.0.1/16'] }));
  });
});

describe('access rules', () => {
  it.each<[string, Fields[], string[]]>([
    ['the same again', [office, office], ['shadowed r1: r2']],
    ['another action behind', [office, { ...office, action: 'permit' }], ['conflict r1: r2']],
    ['an address within a segment', [office, { source_ips: '10.1.2.3' }], ['shadowed r1: r2']],
    ['a wider one behind', [{ source_ips: '10.1.2.3' }, office], []],
    ['another VLAN', [{ source_vlans: '10' }, { source_vlans: '20' }], []],
    ['a VLAN among several', [{ source_vlans: '10-20' }, { source_vlans: '15' }], ['shadowed r1: r2']],
    ['a MAC that is written otherwise', [macs('02:00:5E:00:00:01'), macs('02:00:5e:00:00:01')], ['shadowed r1: r2']],
    ['some of the day', [{ ...office, period: '09:00-18:00' }, office], []],
    ['a port among several', [tcp('80,443'), tcp('443')], ['shadowed r1: r2']],
    ['another protocol', [tcp('443'), { ...tcp('443'), protocol: 'udp' }], []],
    ['domains beside addresses', [{ target_ips: '192.0.2.0/24' }, both], []],
    ['one that is off', [{ ...office, enabled: false }, office], []],
    ['everything refused first', [{}, { action: 'permit' }, office], ['deny_all r1: r2,r3']],
    ['nothing but a refusal', [{}], ['deny_all r1: ']],
    ['everything refused last', [{ ...office, action: 'permit' }, {}], []],
    ['everything refused in the middle', [{ ...office, action: 'permit' }, {}, tcp('22')], ['deny_all r2: r3']],
  ])('%s', (_, rules, expected) => expect(said('gateway', ...rules)).toEqual(expected));

  it('of a firewall look at zones too', () => {
    expect(said('firewall', { from: 'trust' }, { from: 'dmz' })).toEqual([]);
    expect(said('firewall', { from: 'any', to: 'dmz' }, { from: 'trust', to: 'dmz' })).toEqual(['shadowed r1: r2']);
    expect(said('firewall', {}, { from: 'trust' })).toEqual(['deny_all r1: r2']);
  });

  it('that are not being changed are not asked about', () => {
    expect(warningsOf('gateway', { acl: [row('gateway', 'acl', 'r1', {})] }, { vlan: [] })).toEqual([]);
  });
});

describe('a port', () => {
  const ports = (more: Fields) => ({ ports: [row('switch', 'ports', '1', { poe: true, ...more })] });
  const at = (uplink: boolean) => new Map([['1', { uplink, names: ['二楼中庭'] }]]);
  const told = (more: Fields, uplink = false, was: Fields = {}) =>
    warningsOf('switch', ports(was), ports(more), at(uplink)).map(({ kind, name, hits }) => [kind, name, ...hits]);

  it('that is shut names what hangs behind it', () => {
    expect(told({ enabled: false })).toEqual([['port_off', '1', '二楼中庭']]);
    expect(told({ enabled: false }, true)).toEqual([['uplink_off', '1', '二楼中庭']]);
  });

  it('of many that are shut at once is named each, and the way to the gateway among them', () => {
    const many = (more: Fields) => ({
      ports: ['1', '2', '3'].map((id) => row('switch', 'ports', id, { poe: true, ...more })),
    });
    const behind = new Map([...at(true), ['3', { uplink: false, names: ['大厅摄像机'] }]]);
    const asked = warningsOf('switch', many({}), many({ enabled: false }), behind).map(({ kind, name }) => [
      kind,
      name,
    ]);
    expect(asked).toEqual([
      ['uplink_off', '1'],
      ['port_off', '3'],
    ]);
    expect(warningsOf('switch', many({}), many({ poe: false }), behind).map(({ kind }) => kind)).toEqual([
      'poe_off',
      'poe_off',
    ]);
  });

  it('that gives no more power names what it powers', () => {
    expect(told({ poe: false })).toEqual([['poe_off', '1', '二楼中庭']]);
  });

  it('that was shut before, or has nothing behind it, says nothing', () => {
    expect(told({ enabled: false }, false, { enabled: false })).toEqual([]);
    expect(warningsOf('switch', ports({}), ports({ enabled: false }))).toEqual([]);
  });
});

const tcp = (target_ports: string): Fields => ({ protocol: 'tcp', target_ports });
const macs = (source_macs: string): Fields => ({ source_macs });
const both: Fields = { target_ips: '192.0.2.0/24', target_domains: 'video.example.com' };
