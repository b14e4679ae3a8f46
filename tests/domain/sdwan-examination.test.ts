import { describe, expect, it } from 'vitest';
import {
  examChange,
  examine,
  examItem,
  examKeys,
  examPoints,
  examScore,
  newRule,
  sdwanPackages,
  shadowsOf,
  type ExamFacts,
  type ExamKey,
  type ExamMember,
  type SdwanRule,
} from '../../src/domain/sdwan';
import { addressSpan } from '../../src/domain/spans';

const now = Date.parse('2026-11-20T06:00:00Z');
const day = 86_400_000;

const member = (gwid: string, more: Partial<ExamMember> = {}): ExamMember => ({
  gwid,
  name: gwid.toUpperCase(),
  role: gwid === 'a' ? 'main' : 'branch',
  pid: gwid === 'a' ? '' : 'a',
  position: 1,
  widthband: 10,
  foreign_widthband: 0,
  is_used: true,
  x: 0,
  y: 0,
  online: true,
  since: now - day,
  model: 'NP-R680',
  firmware: '3.7.12',
  firmwareNew: null,
  applied: true,
  ...more,
});
const link = (gwid: string, more = {}) =>
  ({ gwid, to: 'a', backup: false, state: 'linked', latency: 10, loss: 0, ...more }) as const;
const facts = (more: Partial<ExamFacts> = {}): ExamFacts => ({
  now,
  topology: 1,
  paused: false,
  expiresAt: now + 90 * day,
  limits: sdwanPackages.standard,
  changedAt: now - day,
  members: [member('a'), member('b'), member('c')],
  links: [link('b'), link('c')],
  measured: [
    { gwid: 'b', to: 'a', latency: 10, loss: 0 },
    { gwid: 'c', to: 'a', latency: 10, loss: 0 },
  ],
  peaks: new Map([['b', 5e6], ['c', 5e6]]), // prettier-ignore
  subnets: [
    { gwid: 'a', address: '10.1.0.1/24' },
    { gwid: 'b', address: '10.2.0.1/24' },
  ],
  rules: [],
  ...more,
});
const found = (key: ExamKey, more: Partial<ExamFacts>) =>
  examine(key, facts(more)).findings.map(({ kind, level, gwid }) => `${level} ${kind} ${gwid ?? ''}`.trim());

describe('checks of a network', () => {
  it('ask nothing of a member that rests', () => {
    const rests = member('c', { is_used: false, online: false });
    const members = [member('a'), member('b'), rests];
    expect(found('members', { members })).toEqual([]);
    const subnets = [
      { gwid: 'b', address: '10.2.0.1/24' },
      { gwid: 'c', address: '10.2.0.1/24' },
    ];
    expect(found('subnets', { members, subnets })).toEqual([]);
    expect(found('members', { members: [...members, member('d', { online: false })] })).toEqual(['bad offline d']);
  });

  it('give 100 points together', () => {
    expect(Object.values(examPoints).reduce((sum, points) => sum + points, 0)).toBe(100);
  });

  it.each<[string, ExamKey, Partial<ExamFacts>, string[]]>([
    ['nothing wrong', 'members', {}, []],
    ['no members', 'members', { members: [] }, ['bad noMembers']],
    [
      'who is offline, the centre named as such',
      'members',
      { members: [member('a', { online: false }), member('b', { online: false }), member('c')] },
      ['bad centreOffline a', 'bad offline b'],
    ],
    ['links that are down', 'links', { links: [link('b', { state: 'unlinked' }), link('c')] }, ['bad linkDown b']],
    [
      'links by a detour or not measured',
      'links',
      { links: [link('b', { state: 'relay' }), link('c', { state: 'unknown' })] },
      ['warning linkRelay b', 'warning linkUnknown c'],
    ],
    [
      'no link of who is offline',
      'links',
      { members: [member('a'), member('b', { online: false })], links: [link('b', { state: 'unlinked' })] },
      [],
    ],
    [
      'who hangs on a gateway that is gone',
      'links',
      { members: [member('b'), member('c'), member('d', { pid: 'b' })], links: [] },
      ['bad cutOff b', 'bad cutOff c'],
    ],
    ['no centre where nobody is one', 'centre', { members: [member('b'), member('c'), member('d')] }, []],
    ['no links while it is paused', 'links', { paused: true, links: [link('b', { state: 'unlinked' })] }, []],
    [
      'slow and lossy links',
      'quality',
      {
        measured: [
          { gwid: 'b', to: 'a', latency: 61, loss: 1 },
          { gwid: 'c', to: 'a', latency: 121, loss: 3 },
        ],
      },
      ['bad latency c', 'bad loss c', 'warning latency b', 'warning loss b'],
    ],
    [
      'more milliseconds across the border',
      'quality',
      {
        members: [member('a'), member('b', { position: 2 })],
        measured: [{ gwid: 'b', to: 'a', latency: 140, loss: 0 }],
      },
      [],
    ],
    [
      'segments that overlap, at the later of the two',
      'subnets',
      { subnets: [{ gwid: 'a', address: '10.1.0.1/16' }, { gwid: 'b', address: '10.1.9.1/24' }, { gwid: 'c', address: '10.2.0.1/24' }] }, // prettier-ignore
      ['bad overlap b'],
    ],
    [
      'no overlap of a member with itself',
      'subnets',
      { subnets: [{ gwid: 'a', address: '10.1.0.1/16' }, { gwid: 'a', address: '10.1.9.1/24' }] }, // prettier-ignore
      [],
    ],
    ['who uses its bandwidth up', 'width', { peaks: new Map([['b', 9e6]]) }, ['warning busy b']],
    [
      'more bandwidth than the package has',
      'width',
      { members: [member('a', { widthband: 101 })], peaks: new Map() },
      ['bad overPackage'],
    ],
    ['a package that ended', 'package', { expiresAt: now }, ['bad expired']],
    ['a package that is gone', 'package', { expiresAt: null }, ['bad expired']],
    ['a package that ends in a week', 'package', { expiresAt: now + 7 * day }, ['warning expiring']],
    ['a package that ends later', 'package', { expiresAt: now + 7 * day + 1 }, []],
    ['a pause', 'package', { paused: true }, ['warning paused']],
    [
      'firmware to upgrade',
      'firmware',
      { members: [member('a', { firmwareNew: '3.8.0' })] },
      ['warning firmwareOld a'],
    ],
    [
      'firmware unlike the others of the model',
      'firmware',
      { members: [member('a'), member('b'), member('c', { firmware: '3.6.1' })] },
      ['warning firmwareMixed c'],
    ],
    ['a change not taken over', 'delivery', { members: [member('a', { applied: false })] }, ['bad pendingLong a']],
    [
      'a change on its way, or waiting for who is offline',
      'delivery',
      { changedAt: now - 60_000, members: [member('a', { applied: false })] },
      ['warning pending a'],
    ],
    ['one centre for many', 'centre', {}, ['warning singleCentre']],
    ['two centres', 'centre', { topology: 2, members: [member('a'), member('b', { role: 'bak' }), member('c')] }, []],
    ['one centre for few', 'centre', { members: [member('a'), member('b')] }, []],
    [
      'rules of members that are gone',
      'rules',
      { rules: [{ kind: 'filter', list: [{ ...newRule('filter', 'r'), from: 'x' }] }] },
      ['bad goneMember'],
    ],
  ])('find %s', (_, key, more, said) => {
    expect(found(key, more)).toEqual(said);
  });

  it('cost a thing once, with its worst, and never more than there is', () => {
    const item = examItem('quality', 2, [
      { kind: 'loss', level: 'warning', gwid: 'b', name: 'B' },
      { kind: 'latency', level: 'bad', gwid: 'b', name: 'B' },
    ]);
    expect(item).toMatchObject({ points: 7.5, most: 15, good: 1, of: 2, state: 'bad' });
    expect(item.findings.map(({ cost }) => cost)).toEqual([7.5, 0]);
    expect(examItem('package', 1, [{ kind: 'expired', level: 'bad' }]).points).toBe(0);
  });

  it('do not count where there is nothing to look at', () => {
    expect(examine('rules', facts())).toMatchObject({ state: 'unknown', points: 0, of: 0 });
    expect(examScore(examKeys.map((key) => examine(key, facts())))).toBe(97);
    expect(examScore([])).toBeNull();
    expect(examScore(examKeys.map((key) => examine(key, facts({ members: [], links: [], measured: [] }))))).toBeNull();
  });

  it('name fifty findings and count the rest', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ kind: 'offline', level: 'bad', gwid: `g${i}` }) as const);
    expect(examItem('members', 60, many)).toMatchObject({ findings: { length: 50 }, more: 10, points: 0 });
  });

  it('are compared with those of the run before', () => {
    const before = [examine('members', facts({ members: [member('a'), member('b', { online: false })] }))];
    const after = [examine('members', facts({ members: [member('a', { online: false }), member('b')] }))];
    const { fresh, gone } = examChange(after, before);
    expect(fresh.size).toBe(1);
    expect(gone.map(({ kind, gwid }) => `${kind} ${gwid}`)).toEqual(['offline b']);
    // Two links of one member are two.
    const members = [member('a'), member('b', { role: 'bak' }), member('c')];
    const both = [link('c', { state: 'relay' }), link('c', { to: 'b', backup: true, state: 'relay' })];
    expect(examChange([examine('links', facts({ topology: 2, members, links: both }))], []).fresh.size).toBe(2);
    // Longer offline, the same finding.
    const later = [
      examine('members', facts({ now: now + day, members: [member('a'), member('b', { online: false })] })),
    ];
    expect(examChange(later, before)).toMatchObject({ fresh: new Set(), gone: [] });
  });
});

describe('rules that are never reached', () => {
  const rule = (id: string, more: Partial<SdwanRule> = {}): SdwanRule => ({
    ...newRule('filter', id),
    name: id,
    ...more,
  });
  it.each<[string, Partial<SdwanRule>, Partial<SdwanRule>, string]>([
    ['the same twice', {}, {}, 'shadowed'],
    ['all before some', {}, { ports: '80' }, 'shadowed'],
    ['another verdict', { action: 'permit' }, { action: 'deny', from: 'b' }, 'conflict'],
    ['some before all', { ports: '80' }, {}, ''],
    ['ports within ports', { ports: '1-100,101-200' }, { ports: '90-150' }, 'shadowed'],
    ['ports beside ports', { ports: '1-100' }, { ports: '90-150' }, ''],
    ['an address within a segment', { source_ips: '10.0.0.0/8' }, { source_ips: '10.1.2.3\n10.4.0.0/16' }, 'shadowed'],
    ['an address outside', { source_ips: '10.0.0.0/8' }, { source_ips: '10.1.2.3\n11.0.0.1' }, ''],
    ['a segment within a range', { target_ips: '10.0.0.0-10.0.1.255' }, { target_ips: '10.0.1.0/24' }, 'shadowed'],
    ['another protocol', { protocol: 'tcp' }, { protocol: 'udp' }, ''],
    ['any protocol', { protocol: 'any' }, { protocol: 'udp' }, 'shadowed'],
    ['another member', { from: 'a' }, { from: 'b' }, ''],
    ['one that is off', { enabled: false }, {}, ''],
    ['a later one that is off', {}, { enabled: false }, ''],
  ])('%s', (_, first, second, said) => {
    const [shadow] = shadowsOf('filter', [rule('first', first), rule('second', second)]);
    expect(shadow ? (shadow.conflict ? 'conflict' : 'shadowed') : '').toBe(said);
  });

  it('look only at what their kind has', () => {
    const [first, second] = [newRule('security', 'r1'), newRule('security', 'r2')];
    expect(shadowsOf('security', [{ ...first, period: '08:00-18:00' }, second])).toEqual([]);
    expect(shadowsOf('link', [{ ...first, ports: '80' }, second]).length).toBe(0);
  });

  it.each([
    ['10.0.0.7', 167772167, 167772167],
    ['10.0.0.7/30', 167772164, 167772167],
    ['10.0.0.1-10.0.0.3', 167772161, 167772163],
    ['0.0.0.0/1', 0, 2147483647],
  ])('%s are addresses', (text, from, to) => {
    expect(addressSpan(text)).toEqual({ from, to });
  });
});
