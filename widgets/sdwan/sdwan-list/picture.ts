import type { NetworkBrief } from '../../../src/api/contract/sdwan';

type Member = NonNullable<NetworkBrief['picture']>[number];

/** A place of a small picture. */
interface Dot {
  x: number;
  y: number;
  centre: boolean;
  away: boolean;
}

/** What a small picture is drawn of. */
export interface Placed {
  dots: Dot[];
  lines: { from: Dot; to: Dot; away: boolean }[];
}

interface Size {
  width: number;
  height: number;
}

/** Pixels between the edge and the middle of a dot. */
const edge = 6;

/** Where the members of a network stand in a small picture, by its type. */
export function placed(topology: NetworkBrief['topology'], members: readonly Member[], size: Size): Placed {
  const tree = topology === 3 ? ofTree(members, size) : [];
  const others = members.flatMap(({ role }, at) => (role === 'branch' ? [at] : []));
  const centres = members.flatMap(({ role }, at) => (role === 'branch' ? [] : [at]));
  const dots = members.map(({ online, role }, at): Dot => {
    const centre = role !== 'branch';
    const at2 = centre ? centres.indexOf(at) : others.indexOf(at);
    const spot =
      topology === 3
        ? tree[at]!
        : centre
          ? ofCentre(at2, centres.length, size)
          : topology === 2
            ? ofSides(at2, others.length, size)
            : ofRound(at2, others.length, size);
    return { ...spot, centre, away: !online };
  });
  const lines = members.flatMap(({ up, role }, at) => {
    const from = dots[at]!;
    // Of two centres a branch is drawn to the one on its side.
    const near = topology === 2 && role === 'branch' && centres.length === 2 ? centres[others.indexOf(at) % 2]! : up;
    const to = dots[role === 'bak' && near < 0 ? 0 : near];
    return to && to !== from ? [{ from, to, away: from.away || to.away }] : [];
  });
  return { dots, lines };
}

/** Each above the middle of what hangs on it, so that no line crosses another one. */
function ofTree(members: readonly Member[], { width, height }: Size) {
  const under = members.map((_, at) => members.flatMap(({ up }, place) => (up === at && place > at ? [place] : [])));
  const slots: number[] = [];
  const depths: number[] = [];
  let leaves = 0;
  const place = (at: number, depth: number) => {
    depths[at] = depth;
    const below = under[at]!;
    for (const one of below) place(one, depth + 1);
    slots[at] = below.length > 0 ? (slots[below[0]!]! + slots[below.at(-1)!]!) / 2 : leaves++;
  };
  for (const [at, { up }] of members.entries()) if (up < 0 || up >= at) place(at, 0);
  const step = (width - 2 * edge) / leaves;
  const storey = (height - 2 * edge) / Math.max(1, ...depths);
  return members.map((_, at) => ({ x: edge + step * (slots[at]! + 0.5), y: edge + storey * depths[at]! }));
}

const ofCentre = (n: number, all: number, { width, height }: Size) => ({
  x: width / 2 + (all > 1 ? (n === 0 ? -12 : 12) : 0),
  y: height / 2,
});

function ofSides(n: number, all: number, { width, height }: Size) {
  const side = n % 2;
  const rows = Math.ceil((all - side) / 2);
  const step = (height - 2 * edge) / Math.max(1, rows - 1);
  const y = rows > 1 ? edge + step * Math.floor(n / 2) : height / 2;
  return { x: side ? width - edge : edge, y };
}

function ofRound(n: number, all: number, { width, height }: Size) {
  const angle = (2 * Math.PI * n) / Math.max(1, all) - Math.PI / 2;
  return { x: width / 2 + (width / 2 - edge) * Math.cos(angle), y: height / 2 + (height / 2 - edge) * Math.sin(angle) };
}
