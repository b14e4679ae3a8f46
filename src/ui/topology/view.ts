import { size, type Box, type CanvasNode, type View } from './types';

/** Nodes from which on a drawing saves what nobody sees. */
const large = 100;
/** Scale below which words are too small to be read, and are left out of a large drawing. */
const readable = 0.4;

/** Whether a drawing shows its nodes as shapes alone. */
export const isPlain = (count: number, { scale }: View): boolean => count > large && scale < readable;

/** Whether a drawing leaves out nodes that are out of sight. */
export const isSparing = (count: number): boolean => count > large;

const smallest = 0.1;
const largest = 2.5;

/** A scale that can be worked with. */
const bounded = (scale: number): number => Math.min(largest, Math.max(smallest, scale));

/** The view that shows a box whole in a room of so many px, never larger than life. */
export const fitted = (box: Box, room: { width: number; height: number }): View => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  scale: bounded(Math.min(1, room.width / box.width, room.height / box.height)),
});

/** The view larger by a factor, the given point of the drawing staying where it is. */
export function zoomed(view: View, factor: number, at: { x: number; y: number } = view): View {
  const scale = bounded(view.scale * factor);
  const kept = view.scale / scale;
  return { x: at.x + (view.x - at.x) * kept, y: at.y + (view.y - at.y) * kept, scale };
}

/** What is seen, in units of the drawing. */
export const seen = ({ x, y, scale }: View, room: { width: number; height: number }): Box => ({
  x: x - room.width / scale / 2,
  y: y - room.height / scale / 2,
  width: room.width / scale,
  height: room.height / scale,
});

/** What is drawn around what is seen: the same for every view that is up to half a window further. */
export function around({ x, y, width, height }: Box): Box {
  const [across, down] = [width / 2, height / 2];
  return {
    x: Math.floor(x / across) * across,
    y: Math.floor(y / down) * down,
    width: width + across,
    height: height + down,
  };
}

/** Room that all nodes take. */
export function boxOf(nodes: readonly Pick<CanvasNode, 'x' | 'y'>[], room = 48): Box {
  if (nodes.length === 0) return { x: -300, y: -200, width: 600, height: 400 };
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - size.width / 2 - room, Math.min(...ys) - size.height / 2 - room];
  return {
    x,
    y,
    width: Math.max(...xs) + size.width / 2 + room - x,
    height: Math.max(...ys) + size.height / 2 + room - y,
  };
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key points; undefined for other keys. */
export const wayOf = (key: string): readonly [x: number, y: number] | undefined => ways[key];

/** The nearest node in a direction: what lies aside counts double. */
export function nearest<N extends Pick<CanvasNode, 'x' | 'y'>>(
  nodes: readonly N[],
  from: N,
  [x, y]: readonly [x: number, y: number],
): N | undefined {
  let best: { node: N; cost: number } | undefined;
  for (const node of nodes) {
    const ahead = (node.x - from.x) * x + (node.y - from.y) * y;
    if (node === from || ahead <= 0) continue;
    const cost = ahead + 2 * Math.abs((node.x - from.x) * y + (node.y - from.y) * x);
    if (!best || cost < best.cost) best = { node, cost };
  }
  return best?.node;
}

/** A text cut to a width: characters of Chinese are as wide as the letter is high, others about half. */
export function cut(text: string, width: number, letter: number): string {
  let used = 0;
  let out = '';
  for (const sign of text) {
    used += sign.charCodeAt(0) > 0x2e7f ? letter : letter * 0.56;
    if (used > width) return `${out}…`;
    out += sign;
  }
  return out;
}

/** A text in one line where it fits, else in two of which the second is cut. */
export function inTwo(text: string, width: number, letter: number): string[] {
  const short = cut(text, width, letter);
  if (short === text) return [text];
  const first = short.slice(0, -1);
  return [first, cut(text.slice(first.length).trimStart(), width, letter)];
}

/** Whether a node is in a part of the drawing, or close by. */
export const isIn = ({ x, y, width, height }: Box, node: Pick<CanvasNode, 'x' | 'y'>): boolean =>
  node.x > x - size.width &&
  node.x < x + width + size.width &&
  node.y > y - size.height * 2 &&
  node.y < y + height + size.height * 2;

/** Whether a line between two nodes can touch a part of the drawing. */
export const crosses = (
  { x, y, width, height }: Box,
  one: Pick<CanvasNode, 'x' | 'y'>,
  other: Pick<CanvasNode, 'x' | 'y'>,
): boolean =>
  Math.max(one.x, other.x) > x &&
  Math.min(one.x, other.x) < x + width &&
  Math.max(one.y, other.y) > y &&
  Math.min(one.y, other.y) < y + height;

/** Whether two things say the same, with what stands in them one level deep: a drawing that was changed has new objects for all. */
export function alike(one: object, other: object, depth = 1): boolean {
  const [mine, theirs] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  const same = (a: unknown, b: unknown) =>
    Object.is(a, b) || (depth > 0 && isObject(a) && isObject(b) && alike(a, b, depth - 1));
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
