import { describe, expect, it } from 'vitest';
import { checkSettings, preparedSettings, withSettings } from '../../src/domain/prepared';
import { preparedSettingNames } from '../../src/domain/prepared-names';

it('settings of prepared devices have the names that are told of them', () => {
  const names = Object.values(preparedSettings).flatMap((of) => Object.keys(of));
  expect(preparedSettingNames).toEqual(names);
});

describe('settings of a prepared device', () => {
  it('make a VLAN with addresses to give, away from the gateway’s own', () => {
    const poolOf = (address: string) => withSettings('gateway', {}, { vlan: '30', address }).vlan![0]!.pool;
    expect(poolOf('10.41.0.1/24')).toBe('10.41.0.128-10.41.0.254');
    expect(poolOf('10.41.0.254/24')).toBe('10.41.0.1-10.41.0.127');
    expect(poolOf('10.41.0.1/16')).toBe('10.41.128.0-10.41.255.254');
    expect(poolOf('10.41.0.1/29')).toBe('10.41.0.4-10.41.0.6');
  });

  it('give no addresses where there is no room for any', () => {
    expect(withSettings('gateway', {}, { vlan: '30', address: '10.41.0.1/30' }).vlan).toMatchObject([
      { dhcp: false, pool: '' },
    ]);
  });

  it('change the VLAN that is there, and nothing else of it', () => {
    const there = {
      id: 'v1',
      vlan: '30',
      name: '收银',
      interface: 'lan2',
      address: '10.1.0.1/24',
      dhcp: true,
      isolate: true,
    };
    const other = { ...there, id: 'v2', vlan: '40' };
    expect(withSettings('gateway', { vlan: [there, other] }, { vlan: '30', address: '10.2.0.1/24' }).vlan).toEqual([
      { ...there, address: '10.2.0.1/24', pool: '10.2.0.128-10.2.0.254' },
      other,
    ]);
  });

  it.each([
    ['gateway', { vlan: '30', address: '10.41.0.1/24' }, []],
    ['gateway', { vlan: '4096', address: '10.41.0.1/24' }, ['vlan']],
    ['gateway', { vlan: '30', address: '10.055.0.1/24' }, ['address']],
    ['gateway', { vlan: '30', address: '10.41.0.0/24' }, ['address']],
    ['ap', { channel_2g: '6', power_2g: '20' }, []],
    ['ap', { channel_2g: '36' }, ['channel_2g']],
    ['ap', { channel_5g: '36', power_5g: '31', power_2g: '多' }, ['power_2g', 'power_5g']],
    ['switch', { vlan: '4096' }, []],
  ] as const)('are held to the rules of the configuration: %s %j', (kind, settings, wrong) => {
    expect([...checkSettings(kind, settings as Record<string, string>).keys()]).toEqual(wrong);
  });
});
