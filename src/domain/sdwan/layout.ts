import { backupOf, levelsOf, mainOf, treeRoot, type Drawing, type DrawnNode } from './drawing';

/** Size of a node, and the room around it, in units of the drawing. */
export const nodeSize = { width: 152, height: 52 } as const;
const gap = { x: 24, y: 100 } as const;
const stepX = nodeSize.width + gap.x;
/** A tree is wide enough as it is. */
const leafX = nodeSize.width + 12;
const stepY = nodeSize.height + gap.y;

type Point = { x: number; y: number };

/** The drawing with every node in its place: no two on top of each other, the centre in the middle or on top. */
export function laidOut(drawing: Drawing): Drawing {
  const places = drawing.topology === 3 ? tree(drawing) : drawing.topology === 2 ? rows(drawing) : rings(drawing);
  return { ...drawing, nodes: drawing.nodes.map((node) => ({ ...node, ...places.get(node.gwid) })) };
}

/** Those abroad come last: they stand together at one side. */
const localFirst = (nodes: readonly DrawnNode[]): DrawnNode[] => [...nodes].sort((a, b) => a.position - b.position);

/** Hub in the middle, the others around it in rings that hold as many as have room. */
function rings(drawing: Drawing): Map<string, Point> {
  const hub = mainOf(drawing);
  const places = new Map<string, Point>();
  if (hub) places.set(hub.gwid, { x: 0, y: 0 });
  let left = localFirst(drawing.nodes.filter((node) => node !== hub));
  for (let ring = 1; left.length > 0; ring++) {
    const room = 8 * ring;
    const here = left.slice(0, room);
    left = left.slice(room);
    // Turned so that the last ones, those abroad, come to the right.
    const abroad = here.filter(({ position }) => position !== 1).length;
    here.forEach(({ gwid }, i) => {
      const angle = ((i + 0.5 + abroad / 2) / here.length) * 2 * Math.PI;
      places.set(gwid, {
        x: Math.round(Math.cos(angle) * ring * (stepX + 70)),
        y: Math.round(-Math.sin(angle) * ring * (stepY + 20)),
      });
    });
  }
  return places;
}

/** Both centres in the middle, the others in rows above and below them. */
function rows(drawing: Drawing): Map<string, Point> {
  const [main, backup] = [mainOf(drawing), backupOf(drawing)];
  const places = new Map<string, Point>();
  if (main) places.set(main.gwid, { x: -stepX, y: 0 });
  if (backup) places.set(backup.gwid, { x: stepX, y: 0 });
  const others = localFirst(drawing.nodes.filter((node) => node !== main && node !== backup));
  const wide = Math.max(3, Math.ceil(Math.sqrt(others.length * 1.6)));
  const lines = Math.max(1, Math.ceil(others.length / wide));
  const each = Math.ceil(others.length / lines);
  others.forEach(({ gwid }, i) => {
    const line = Math.floor(i / each);
    const count = Math.min(each, others.length - line * each);
    const side = line % 2 === 0 ? -1 : 1;
    const far = Math.floor(line / 2) + 1;
    places.set(gwid, {
      x: Math.round(((i % each) - (count - 1) / 2) * stepX),
      y: side * far * (stepY + 20),
    });
  });
  return places;
}

/** Each level a line, every parent above the middle of its children; what hangs on nothing stands in a line below. */
function tree(drawing: Drawing): Map<string, Point> {
  const levels = levelsOf(drawing);
  const children = new Map<string, DrawnNode[]>();
  for (const node of localFirst(drawing.nodes)) children.set(node.pid, [...(children.get(node.pid) ?? []), node]);
  const places = new Map<string, Point>();
  let column = 0;
  const place = (node: DrawnNode): number => {
    const below = (children.get(node.gwid) ?? []).map(place);
    const x = below.length > 0 ? (below[0]! + below.at(-1)!) / 2 : column++ * leafX;
    places.set(node.gwid, { x: Math.round(x), y: ((levels.get(node.gwid) ?? 1) - 1) * stepY });
    return x;
  };
  for (const top of children.get(treeRoot) ?? []) place(top);
  const deepest = Math.max(0, ...levels.values());
  drawing.nodes
    .filter(({ gwid }) => !places.has(gwid))
    .forEach(({ gwid }, i) => places.set(gwid, { x: i * stepX, y: (deepest + 0.2) * stepY }));
  return places;
}

/** The rectangle that a drawing takes, with room around it. */
export function boundsOf({ nodes }: Drawing, room = 40): { x: number; y: number; width: number; height: number } {
  if (nodes.length === 0) return { x: -300, y: -200, width: 600, height: 400 };
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - nodeSize.width / 2 - room, Math.min(...ys) - nodeSize.height / 2 - room];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + nodeSize.width / 2 + room - left,
    height: Math.max(...ys) + nodeSize.height / 2 + room - top,
  };
}
