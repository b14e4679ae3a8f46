import { describe, expect, it } from 'vitest';
import {
  added,
  canMesh,
  emptyDrawing,
  imported,
  inTopology,
  linksOf,
  membersOf,
  meshed,
  mostMeshed,
  problemsOf,
  readImport,
  subnetAround,
  type ImportCandidate,
} from '../../src/domain/sdwan';

const gateway = (gwid: string, remark: string, more: Partial<ImportCandidate> = {}): ImportCandidate => ({
  gwid,
  remark,
  taken: null,
  lans: ['192.168.20.0/24', '192.168.30.0/24'],
  node: null,
  ...more,
});
const known = [
  gateway('a1', '总部'),
  gateway('a2', '北京店'),
  gateway('a3', '上海店'),
  gateway('a4', '广州店', { taken: '旧组网' }),
  gateway('a5', '同名店'),
  gateway('a6', '同名店'),
];
const rows = (...lines: string[]) => lines.map((line, at) => ({ line: at + 1, cells: line.split(',') }));
const empty = emptyDrawing(1);
const told = (read: ReturnType<typeof readImport>) =>
  read.faults.map(({ line, column, kind, other }) => [line, column, kind, other].filter((one) => one !== '').join(' '));

describe('a file of members', () => {
  it('is read by its head, or in the order of the columns', () => {
    const head = readImport(rows('带宽,网关,角色', '30,总部,中心', '5,a2,'), known, empty);
    expect(head.good.map(({ line, gateway: { gwid }, role, mbps }) => [line, gwid, role, mbps])).toEqual([
      [2, 'a1', 'main', 30],
      [3, 'a2', 'branch', 5],
    ]);
    expect(readImport(rows('a1,main', 'A2'), known, empty).good).toHaveLength(2);
  });

  it.each([
    ['', 'gateway empty'],
    ['nobody', 'gateway noGateway'],
    ['同名店', 'gateway ambiguous'],
    ['广州店', 'gateway taken 旧组网'],
    ['a2,boss', 'role role'],
    ['a2,备中心', 'role noBackup'],
    ['a2,,,对面', 'side side'],
    ['a2,中心,,境外', 'side centreAbroad'],
    ['a2,,,,0', 'mbps mbps'],
    ['a2,,,,2.5', 'mbps mbps'],
    ['a2,,,,,10.0.0.0/8', 'subnets subnet 10.0.0.0/8'],
    ['a2,,火星', 'parent parent'],
  ])('tells of “%s” what is wrong: %s', (line, fault) => {
    const read = readImport(rows('gwid,role,parent,side,mbps,subnets', line, 'a3'), known, empty);
    expect(told(read)).toEqual([`2 ${fault}`]);
    expect(read.good.map(({ gateway: { gwid } }) => gwid)).toEqual(['a3']);
  });

  it('takes nobody twice, nobody who is drawn, no second centre, and no more than the package has', () => {
    expect(told(readImport(rows('a2', '北京店'), known, empty))).toEqual(['2 gateway twice 1']);
    const drawn = added(empty, ['a1']);
    expect(told(readImport(rows('a1', 'a2,中心'), known, drawn))).toEqual(['1 gateway there', '2 role centre']);
    expect(told(readImport(rows('a2', 'a3'), known, drawn, 2))).toEqual(['2 gateway full 2']);
  });

  it('leaves out what hangs on a line that is left out, and what hangs on that', () => {
    const tree = emptyDrawing(3);
    const read = readImport(rows('a1,中心', 'a4', 'a2,,a4', 'a3,,北京店'), known, tree);
    expect(read.good.map(({ gateway: { gwid } }) => gwid)).toEqual(['a1']);
    expect(told(read)).toEqual(['2 gateway taken 旧组网', '3 parent parent', '4 parent parent']);
  });

  it('becomes members: centre, parents, side, bandwidth and local networks', () => {
    const lines = rows('a3,分支,a2,,7,192.168.20.0/24', 'a2,,a1,,', 'a1,中心');
    const tree = imported(emptyDrawing(3), readImport(lines, known, emptyDrawing(3)).good);
    expect(problemsOf(tree)).toEqual([]);
    expect(tree.nodes.map(({ gwid, role, pid, widthband, subnets }) => [gwid, role, pid, widthband, subnets])).toEqual([
      ['a1', 'main', '1', expect.any(Number), undefined],
      ['a3', 'branch', 'a2', 7, ['192.168.20.0/24']],
      ['a2', 'branch', 'a1', expect.any(Number), undefined],
    ]);
    const star = imported(empty, readImport(rows('a2,,,境外,8', 'a1,中心'), known, empty).good);
    expect(star.nodes.find(({ gwid }) => gwid === 'a2')).toMatchObject({
      position: 2,
      foreign_widthband: 8,
      pid: 'a1',
    });
  });
});

describe('branches that reach each other directly', () => {
  const four = added(empty, ['a1', 'a2', 'a3', 'a5']);

  it('have a link for each pair, after those to the centre; members of an order stay as they are', () => {
    const mesh = meshed(four, true);
    const direct = linksOf(mesh).filter((link) => link.direct);
    expect(direct.map(({ gwid, to }) => `${gwid} ${to}`)).toEqual(['a2 a3', 'a2 a5', 'a3 a5']);
    expect(linksOf(mesh).slice(0, 3)).toEqual(linksOf(four));
    expect(membersOf(mesh)).toEqual(membersOf(four));
  });

  it('are none in a tree, and none beyond the most', () => {
    expect([1, 2, 3].map((topology) => canMesh(topology as 1))).toEqual([true, true, false]);
    expect(inTopology(meshed(four, true), 3).mesh).toBeUndefined();
    expect(inTopology(meshed(four, true), 2).mesh).toBe(true);
    const many = meshed(
      added(
        empty,
        Array.from({ length: mostMeshed + 1 }, (_, at) => `g${at}`),
      ),
      true,
    );
    expect(problemsOf(many)).toContainEqual({ kind: 'manyMesh', value: mostMeshed + 1, most: mostMeshed });
    expect(linksOf(many).some(({ direct }) => direct)).toBe(false);
  });
});

it.each([
  ['10.1.2.1/24', '10.1.2.0/24'],
  ['192.168.99.7/30', '192.168.99.4/30'],
  ['10.1.2.1', undefined],
])('%s stands in %s', (address, subnet) => {
  expect(subnetAround(address)).toBe(subnet);
});
