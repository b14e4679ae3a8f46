import { bandwidthOf, swapsOf, type Drawing, type DrawnNode } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { betweenText } from '../../../src/text/between.text';
import { sdwanManageText } from './sdwan-manage.text';

const text = sdwanManageText.change;

/** What a drawing changes of another one, a sentence each. */
export function changesOf(before: Drawing, after: Drawing, nameOf: (gwid: string) => string): string[] {
  const was = new Map(before.nodes.map((node) => [node.gwid, node]));
  const is = new Set(after.nodes.map(({ gwid }) => gwid));
  const swaps = swapsOf(before, after);
  const newcomers = new Set(swaps.values());
  const said = [
    ...(before.topology === after.topology ? [] : [text.topology(sdwanText.topologies[after.topology])]),
    ...((before.mesh ?? false) === (after.mesh ?? false) ? [] : [after.mesh ? text.mesh : text.noMesh]),
    ...[...swaps].map(([old, gwid]) => text.replaced(nameOf(old), nameOf(gwid))),
    ...after.nodes
      .filter(({ gwid }) => !was.has(gwid) && !newcomers.has(gwid))
      .map(({ gwid }) => text.added(nameOf(gwid))),
    ...before.nodes
      .filter(({ gwid }) => !is.has(gwid) && !swaps.has(gwid))
      .map(({ gwid }) => text.removed(nameOf(gwid))),
    ...after.nodes.flatMap((node) => ofMember(was.get(node.gwid), node, nameOf)),
  ];
  const moved = after.nodes.some(({ gwid, x, y }) => {
    const old = was.get(gwid);
    return old && (old.x !== x || old.y !== y);
  });
  return moved ? [...said, text.place] : said;
}

function ofMember(old: DrawnNode | undefined, node: DrawnNode, nameOf: (gwid: string) => string): string[] {
  if (!old) return [];
  const name = nameOf(node.gwid);
  const [from, to] = [bandwidthOf(old), bandwidthOf(node)];
  return [
    ...(old.role === node.role ? [] : [text.role(name, sdwanText.roles[node.role])]),
    ...(old.pid === node.pid || node.role !== 'branch'
      ? []
      : [text.parent(name, node.pid ? nameOf(node.pid) : text.nothing)]),
    ...(old.position === node.position ? [] : [text.side(name, sdwanText.sides[node.position])]),
    ...(from === to ? [] : [text.width(name, from, to)]),
    ...(String(old.subnets ?? null) === String(node.subnets ?? null)
      ? []
      : [text.lans(name, node.subnets?.join(betweenText.names) ?? text.allLans)]),
    ...(old.is_used === node.is_used ? [] : [node.is_used ? text.used(name) : text.unused(name)]),
  ];
}
