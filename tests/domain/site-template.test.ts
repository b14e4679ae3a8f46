import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRow, sectionOf, type ConfigDocument, type ConfigRow } from '../../src/domain/config';
import {
  countFree,
  fillModel,
  freeBlocks,
  meets,
  mergeSite,
  modelFromConfig,
  modelProblems,
  newModel,
  overridesOf,
  placedAt,
  printBlock,
  printPlaced,
  readBlock,
  readPlaced,
  spanOfBlock,
  withOverrides,
  type Block,
  type SiteModel,
} from '../../src/domain/site-template';

const block = (text: string): Block => readBlock(text)!;
const row = (section: string, id: string, fields: Partial<ConfigRow>): ConfigRow => ({
  ...newRow(sectionOf('gateway', section)!, id),
  ...(fields as ConfigRow),
});
const vlan = (id: string, number: string, address: string, pool: string, more: Partial<ConfigRow> = {}) =>
  row('vlan', id, { vlan: number, name: `V${number}`, interface: 'lan1', address, pool, ...more });

describe('blocks of addresses', () => {
  it.each([
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['10.8.4.0/22', '10.8.4.0/22'],
    ['10.8.5.0/22', undefined],
    ['10.0.0.0', undefined],
    ['0.0.0.0/4', undefined],
  ])('%s is read as %s', (text, expected) => {
    const read = readBlock(text);
    expect(read && printBlock(read)).toBe(expected);
  });

  it.each([
    ['10.0.0.0/22', 24, [], 4, '10.0.0.0/24'],
    ['10.0.0.0/22', 24, ['10.0.0.0/24', '10.0.2.0/24'], 2, '10.0.1.0/24'],
    // What is taken need not be of the same size, nor begin where a block does.
    ['10.0.0.0/22', 24, ['10.0.0.128/25', '10.0.1.4/30'], 2, '10.0.2.0/24'],
    ['10.0.0.0/24', 22, [], 0, undefined],
    ['10.0.0.0/24', 24, ['10.0.0.0/8'], 0, undefined],
  ])('of %s as /%i beside %j there are %i, first %s', (pool, prefix, taken, free, first) => {
    const spans = taken.map((one) => spanOfBlock(block(one)));
    expect(countFree([block(pool)], prefix, spans)).toBe(free);
    const found = freeBlocks([block(pool)], prefix, spans).next().value;
    expect(found && printBlock(found)).toBe(first);
  });

  it('never meet each other, nor what is taken, and are all that is free', () => {
    const some = fc.record({ from: fc.nat(4095), length: fc.integer({ min: 1, max: 900 }) });
    fc.assert(
      fc.property(fc.integer({ min: 24, max: 29 }), fc.array(some, { maxLength: 8 }), (prefix, holes) => {
        const pool = [block('10.0.0.0/21'), block('10.0.12.0/22')];
        const base = block('10.0.0.0/8').from;
        const taken = holes.map(({ from, length }) => ({ from: base + from, to: base + from + length - 1 }));
        const found = [...freeBlocks(pool, prefix, taken)].map(spanOfBlock);
        for (const [at, one] of found.entries()) {
          expect(taken.some((other) => meets(one, other))).toBe(false);
          expect(found.slice(at + 1).some((other) => meets(one, other))).toBe(false);
          expect(pool.some((whole) => one.from >= whole.from && one.to <= spanOfBlock(whole).to)).toBe(true);
        }
        expect(countFree(pool, prefix, taken)).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });
});

const model: SiteModel = {
  ...newModel(),
  variables: [
    { name: 'site_code', label: '门店编号', kind: 'text', initial: '', required: true, options: [] },
    { name: 'lease', label: '租期', kind: 'number', initial: '60', required: false, options: [] },
  ],
  pool: 'pool_1',
  prefix: 24,
  sections: {
    vlan: [
      { ...vlan('a', '10', '', ''), ...printPlaced(placedAt(0, 26)), name: '{{site_code}}-办公', lease: '{{lease}}' },
      { ...vlan('b', '20', '', ''), ...printPlaced(placedAt(64, 26)), name: '访客' },
    ],
    acl: [row('acl', 'c', { name: '访客不进办公', source_ips: '{{block+64}}/26', target_ips: '{{block+0}}/26' })],
  },
};
const facts = { site: '杭州店', block: block('10.9.3.0/24'), values: { site_code: 'HZ01' } };

describe('a model of a site', () => {
  it('becomes the rows of a gateway with its own addresses and values', () => {
    expect(modelProblems(model)).toEqual([]);
    const { vlan: vlans, acl } = fillModel(model, facts);
    expect(vlans).toMatchObject([
      { name: 'HZ01-办公', address: '10.9.3.1/26', pool: '10.9.3.32-10.9.3.62', lease: 60 },
      { name: '访客', address: '10.9.3.65/26', pool: '10.9.3.96-10.9.3.126' },
    ]);
    expect(acl).toMatchObject([{ source_ips: '10.9.3.64/26', target_ips: '10.9.3.0/26' }]);
  });

  it.each([
    ['names what nobody declared', { variables: [] }, 'variableUnknown'],
    ['has addresses of a block that it has not', { pool: null }, 'blockMissing'],
    ['reaches beyond its block', { prefix: 26 }, 'blockSmall'],
    [
      'calls a variable as a name of its own',
      { variables: [{ ...model.variables[0]!, name: 'site' }] },
      'variableName',
    ],
    ['calls two alike', { variables: [...model.variables, model.variables[0]!] }, 'variableTwice'],
    [
      'lets one choose among nothing',
      { variables: [...model.variables, { ...model.variables[0]!, name: 'x', kind: 'choice' as const }] },
      'variableOptions',
    ],
    [
      'starts with what cannot be',
      { variables: [model.variables[0]!, { ...model.variables[1]!, initial: 'long' }] },
      'variableInitial',
    ],
    [
      'has a VLAN twice',
      { sections: { vlan: [...model.sections.vlan!, { ...model.sections.vlan![1]!, id: 'z' }] } },
      'rowTwice',
    ],
    [
      'has segments that meet',
      {
        sections: { vlan: model.sections.vlan!.map((one) => ({ ...one, ...printPlaced(placedAt(0, 26)), name: 'x' })) },
      },
      'field',
    ],
  ])('is refused where it %s', (_why, more, kind) => {
    expect(modelProblems({ ...model, ...more }).map((one) => one.kind)).toContain(kind);
  });

  it('touches its own rows of a gateway only', () => {
    const own = [
      vlan('mine', '10', '192.168.1.1/24', ''),
      vlan('other', '99', '192.168.9.1/24', ''),
      vlan('old', '30', '192.168.3.1/24', ''),
    ];
    const held = row('acl', 'stg_1', { name: '策略' });
    const rule = row('acl', 'r', { name: '自己的' });
    const document: ConfigDocument = { vlan: own, acl: [held, rule], qos: [] };
    const before: ConfigDocument = { vlan: [vlan('x', '30', '10.0.0.1/24', '')] };
    const merged = mergeSite(document, fillModel(model, facts), before);
    expect(merged.vlan!.map(({ id, vlan: number }) => [id, number])).toEqual([
      ['mine', '10'],
      ['other', '99'],
      ['st_b', '20'],
    ]);
    expect(merged.acl!.map(({ name }) => name)).toEqual(['策略', '访客不进办公', '自己的']);
    expect(merged.qos).toBe(document.qos);
    expect(mergeSite(merged, fillModel(model, facts))).toEqual(merged);
  });

  it('lets a site have something otherwise, and be as before again', () => {
    const wanted = fillModel(model, facts);
    const there = mergeSite({}, wanted);
    const changed = { ...there, vlan: [{ ...there.vlan![0]!, isolate: true }] };
    const overrides = overridesOf(changed, wanted);
    expect(overrides).toEqual({ vlan: { 10: { isolate: true }, 20: null } });
    expect(mergeSite(changed, withOverrides(wanted, overrides))).toEqual(changed);
    expect(withOverrides(wanted, {})).toEqual(wanted);
  });

  it('is made of a gateway, and gives that gateway back', () => {
    const document: ConfigDocument = {
      vlan: [
        vlan('v1', '10', '192.168.10.1/24', '192.168.10.100-192.168.10.200', { name: '杭州店办公' }),
        vlan('v2', '20', '192.168.11.1/24', '192.168.11.10-192.168.11.20'),
      ],
      acl: [row('acl', 'a1', { name: '隔离', source_ips: '192.168.11.0/24', target_ips: '8.8.8.8' })],
      wan: [row('wan', 'w1', { interface: 'wan1', mode: 'pppoe', dial_account: 'hz@isp', dial_password: 'Hunter-2' })],
    };
    const made = modelFromConfig(document, { site: '杭州店' });
    expect(made.prefix).toBe(23);
    expect(made.variables.map(({ name, kind }) => [name, kind])).toEqual([
      ['pppoe_user', 'text'],
      ['pppoe_password', 'secret'],
    ]);
    expect(made.sections.vlan![0]).toMatchObject({ name: '{{site}}办公', address: '{{block+1}}/24' });
    expect(made.sections.acl![0]).toMatchObject({ source_ips: '{{block+256}}/24', target_ips: '8.8.8.8' });
    expect(JSON.stringify(made)).not.toContain('Hunter-2');
    const values = { pppoe_user: 'hz@isp', pppoe_password: 'Hunter-2' };
    const again = fillModel({ ...made, pool: 'p' }, { site: '杭州店', block: block('192.168.10.0/23'), values });
    expect(mergeSite(document, again)).toEqual(document);
  });

  it('packs segments that lie far apart', () => {
    const made = modelFromConfig(
      { vlan: [vlan('v1', '10', '192.168.1.1/26', ''), vlan('v2', '20', '10.0.0.1/24', '')] },
      { site: 'x' },
    );
    expect(made.prefix).toBe(23);
    expect(made.sections.vlan!.map(({ address }) => address)).toEqual(['{{block+257}}/26', '{{block+1}}/24']);
  });

  it('reads where a segment lies as it was written', () => {
    const placed = placedAt(64, 27);
    expect(readPlaced(printPlaced(placed))).toEqual(placed);
    expect(readPlaced({ address: '10.0.0.1/24', pool: '' })).toBeUndefined();
  });
});
