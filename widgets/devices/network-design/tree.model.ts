import type { Bill, BillLine, Scheme } from '../../../src/domain/design/scheme';
import { networkDesignText as text } from './network-design.text';

/** Size of a box in units of the drawing. */
export const boxSize = { width: 172, height: 46 };
const gap = 28;
/** Height of a storey of the drawing. */
const level = 88;
/** Switches that are drawn one by one. */
const mostDrawn = 4;

interface Box {
  id: string;
  /** Middle. */
  x: number;
  /** Top. */
  y: number;
  title: string;
  note: string;
  centre: boolean;
}

interface Way {
  path: string;
  kind: 'main' | 'backup' | 'feed';
}

/** Lines to the Internet above the router, switches below it, access points below each of them. */
export function treeOf({ lines }: Scheme, { lines: bill, ports }: Bill) {
  const of = (role: BillLine['role']) => bill.find((one) => one.role === role);
  const switches = of('switch')?.count ?? 0;
  const drawn = Math.min(switches, mostDrawn);
  const columns = Math.max(lines.length, drawn, 1);
  const width = columns * (boxSize.width + gap) + gap;
  const place = (index: number, count: number) => width / 2 + (index - (count - 1) / 2) * (boxSize.width + gap);
  const boxes: Box[] = [];
  const ways: Way[] = [];
  const box = (id: string, x: number, y: number, title: string, note: string, centre = false) =>
    boxes.push({ id, x, y, title, note, centre });
  const way = (x1: number, y1: number, x2: number, y2: number, kind: Way['kind']) =>
    ways.push({ path: `M${x1} ${y1 + boxSize.height}V${(y1 + boxSize.height + y2) / 2}H${x2}V${y2}`, kind });
  const top = 12;
  lines.forEach((mbps, index) => {
    box(`wan${index}`, place(index, lines.length), top, text.wan(index + 1), text.mbps(mbps));
    way(place(index, lines.length), top, width / 2, top + level, index === 0 ? 'main' : 'backup');
  });
  const gateway = of('gateway');
  const nameOf = (line: BillLine | undefined) => line?.model?.model ?? text.unknownModel;
  box('gateway', width / 2, top + level, nameOf(gateway), text.roles.gateway, true);
  const access = bill.filter(({ role }) => role === 'panel' || role === 'ceiling');
  for (let index = 0; index < drawn; index++) {
    // What is not drawn stands in the last column.
    const stands = index === drawn - 1 ? switches - drawn + 1 : 1;
    const x = place(index, drawn);
    way(width / 2, top + level, x, top + 2 * level, 'main');
    const title = stands > 1 ? text.of(nameOf(of('switch')), stands) : nameOf(of('switch'));
    box(`switch${index}`, x, top + 2 * level, title, text.shares(Math.round((ports * stands) / switches)));
    const here = access.flatMap((line) => {
      const before = Math.round((line.count * index) / switches);
      const count = Math.round((line.count * (index + stands)) / switches) - before;
      return count > 0 ? [{ line, count }] : [];
    });
    here.forEach(({ line, count }, row) => {
      const y = top + 3 * level + row * (boxSize.height + 10);
      if (row === 0) way(x, top + 2 * level, x, y, 'feed');
      box(`${line.role}${index}`, x, y, text.of(nameOf(line), count), text.roles[line.role]);
    });
  }
  const height = Math.max(...boxes.map(({ y }) => y)) + boxSize.height + 12;
  return { width, height, boxes, ways };
}
