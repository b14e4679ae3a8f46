import type { Member, Network } from '../../../../src/api/contract/sdwan';
import {
  added,
  bandwidthOf,
  connected,
  emptyDrawing,
  inTopology,
  laidOut,
  levelsOf,
  linksOf,
  onSide,
  sidesOf,
  withBandwidth,
  type Drawing,
  type TopologyType,
} from '../../../../src/domain/sdwan';
import { abroad } from '../../../../src/domain/region';
import { day, iso } from '../../../../src/domain/time';
import { measure } from './measure';
import { toLimits } from './read';

/** Places of the demonstration: name, city, province, Mbps, whether abroad, what it hangs on in the tree (by number). */
const places = [
  ['上海总部', '上海市黄浦区', '31', 30, false, -1],
  ['杭州云栖酒店', '杭州市西湖区', '33', 15, false, 0],
  ['成都太古里店', '成都市锦江区', '51', 10, false, 0],
  ['新加坡办公室', '新加坡', abroad, 12, true, 0],
  ['南京新街口店', '南京市秦淮区', '32', 8, false, 1],
  ['苏州园区店', '苏州市吴中区', '32', 8, false, 1],
  ['深圳南山仓', '深圳市南山区', '44', 15, false, 2],
  ['北京三里屯店', '北京市朝阳区', '11', 8, false, 4],
  ['东京采购处', '东京', abroad, 6, true, 3],
] as const;
/** The one that is offline, so that this can be seen too. */
const offline = 7;
const idOf = (i: number) => `demo-${i + 1}`;
const placeOf = (gwid: string) => places.find((_, i) => idOf(i) === gwid)![2];

function drawingOf(topology: TopologyType): Drawing {
  let drawing = added(
    emptyDrawing(1),
    places.map((_, i) => idOf(i)),
  );
  places.forEach(([, , , width, isFar], i) => {
    if (isFar) drawing = onSide(drawing, idOf(i), 2);
    drawing = withBandwidth(drawing, idOf(i), width);
  });
  drawing = inTopology(drawing, topology);
  if (topology !== 3) return laidOut(drawing);
  return laidOut(
    places.reduce((all, [, , , , , up], i) => (up < 0 ? all : connected(all, idOf(i), idOf(up))), drawing),
  );
}

/** A made-up network whose links live: nothing of it belongs to an account, and it cannot be changed. */
export function exampleNetwork(topology: TopologyType, now: number): Network {
  const drawing = drawingOf(topology);
  const levels = levelsOf(drawing);
  const isThere = (gwid: string) => gwid !== idOf(offline);
  const members = drawing.nodes.map<Member>((node, i) => ({
    ...node,
    remark: places[i]![0],
    location: places[i]![1],
    region: places[i]![2],
    model: i === 0 ? 'NP-R980' : 'NP-R680',
    status: isThere(node.gwid) ? 'online' : 'offline',
    simulated: true,
    level: topology === 3 ? (levels.get(node.gwid) ?? 0) : null,
    applied: true,
  }));
  const byId = new Map(drawing.nodes.map((node) => [node.gwid, node]));
  const { local, foreign } = sidesOf(drawing);
  return {
    id: `demo-${topology}`,
    name: '演示组网',
    service: 'sdwan',
    topology,
    state: 'partial',
    group_id: null,
    group_name: null,
    members: members.length,
    online: members.filter(({ status }) => status === 'online').length,
    simulated: true,
    local,
    foreign,
    tier_name: '标准版',
    expires_at: iso(now + 365 * day),
    created_at: iso(now - 30 * day),
    rev: 1,
    owned: null,
    limits: toLimits('standard', 20),
    member_list: members,
    link_list: linksOf(drawing).map(({ gwid, to, backup }) => {
      const node = byId.get(gwid)!;
      if (!isThere(gwid) || !isThere(to)) {
        return { gwid, to, backup, state: 'unlinked', latency: null, loss: null, down: null, up: null };
      }
      const isFar = node.position !== byId.get(to)!.position;
      const ends = [placeOf(gwid), placeOf(to)] as const;
      const measured = measure(gwid, to, { width: bandwidthOf(node), abroad: isFar, places: ends }, now);
      return { gwid, to, backup, ...measured, ...(backup && { down: 0, up: 0 }) };
    }),
  };
}
