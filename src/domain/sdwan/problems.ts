import { backupOf, bandwidthOf, levelsOf, mainOf, mostMeshed, treeRoot, type Drawing, type DrawnNode } from './drawing';
import type { SdwanPackage } from './packages';

/** What can be wrong with a drawing. */
export type ProblemKind =
  | 'few'
  | 'noMain'
  | 'manyMain'
  | 'noBackup'
  | 'manyBackup'
  | 'strayBackup'
  | 'unlinked'
  | 'notCentre'
  | 'circle'
  | 'deep'
  | 'foreignCentre'
  | 'noBandwidth'
  | 'partBandwidth'
  | 'topology'
  | 'manyMembers'
  | 'overLocal'
  | 'overForeign'
  | 'noForeign'
  | 'manyMesh'
  | 'ended';

/** Something wrong with a drawing. */
export interface Problem {
  kind: ProblemKind;
  /** The member that it is about; undefined: the whole network. */
  gwid?: string;
  /** What there is, and the most that there may be. */
  value?: number;
  most?: number;
}

/** Levels of a tree. */
const deepestTree = 4;

/** Smallest network. */
const fewest = 2;

/**
 * Everything wrong with a drawing, and with it under a package. Empty: it may be sent. What was larger than the package
 * `before` a change is wrong only where the change makes it larger still.
 */
export const problemsOf = (drawing: Drawing, limits?: SdwanPackage, before?: Drawing): Problem[] => [
  ...shapeProblems(drawing),
  ...drawing.nodes.filter((node) => !(bandwidthOf(node) > 0)).map(about('noBandwidth')),
  ...drawing.nodes.filter((node) => !Number.isInteger(bandwidthOf(node))).map(about('partBandwidth')),
  ...(limits ? grown(excessOf(drawing, limits), before ? excessOf(before, limits) : []) : []),
];

/** What is not as it was, or less. Topologies are told apart by their number, of which none is less than another. */
const grown = (now: readonly Problem[], before: readonly Problem[]): Problem[] =>
  now.filter(
    ({ kind, gwid, value = 0 }) =>
      !before.some(
        (was) =>
          was.kind === kind &&
          was.gwid === gwid &&
          (kind === 'topology' ? was.value === value : (was.value ?? 0) >= value),
      ),
  );

const about =
  (kind: ProblemKind) =>
  ({ gwid }: Pick<DrawnNode, 'gwid'>): Problem => ({ kind, gwid });

function shapeProblems(drawing: Drawing): Problem[] {
  const { topology, nodes } = drawing;
  const mains = nodes.filter(({ role }) => role === 'main');
  const backups = nodes.filter(({ role }) => role === 'bak');
  const found: Problem[] = [];
  if (nodes.length < fewest) found.push({ kind: 'few', value: nodes.length, most: fewest });
  if (drawing.mesh && nodes.length > mostMeshed)
    found.push({ kind: 'manyMesh', value: nodes.length, most: mostMeshed });
  if (mains.length === 0) found.push({ kind: 'noMain' });
  found.push(...mains.slice(1).map(about('manyMain')));
  if (topology !== 2) found.push(...backups.map(about('strayBackup')));
  else if (backups.length === 0) found.push({ kind: 'noBackup' });
  else found.push(...backups.slice(1).map(about('manyBackup')));
  found.push(...nodes.filter(({ role, position }) => role !== 'branch' && position !== 1).map(about('foreignCentre')));
  return [...found, ...(topology === 3 ? treeProblems(drawing) : starProblems(drawing))];
}

function starProblems(drawing: Drawing): Problem[] {
  const { nodes } = drawing;
  const ids = new Set(nodes.map(({ gwid }) => gwid));
  const centres = new Set([mainOf(drawing), backupOf(drawing)].map((centre) => centre?.gwid));
  return nodes
    .filter(({ role }) => role === 'branch')
    .flatMap((node): Problem[] => {
      if (!ids.has(node.pid) || node.pid === node.gwid) return [about('unlinked')(node)];
      return centres.has(node.pid) ? [] : [about('notCentre')(node)];
    });
}

function treeProblems(drawing: Drawing): Problem[] {
  const ids = new Set(drawing.nodes.map(({ gwid }) => gwid));
  const levels = levelsOf(drawing);
  return drawing.nodes.flatMap((node): Problem[] => {
    if (node.pid === treeRoot) return node.role === 'main' ? [] : [about('manyMain')(node)];
    if (!ids.has(node.pid)) return [about('unlinked')(node)];
    const level = levels.get(node.gwid) ?? 0;
    if (level === 0) return [about(isInCircle(drawing, node) ? 'circle' : 'unlinked')(node)];
    return level > deepestTree ? [{ kind: 'deep', gwid: node.gwid, value: level, most: deepestTree }] : [];
  });
}

/** Whether going up from a node leads round, rather than to an end. */
function isInCircle({ nodes }: Drawing, from: DrawnNode): boolean {
  const byId = new Map(nodes.map((node) => [node.gwid, node]));
  const seen = new Set<string>();
  for (let at: DrawnNode | undefined = from; at; at = byId.get(at.pid)) {
    if (seen.has(at.gwid)) return true;
    seen.add(at.gwid);
  }
  return false;
}

/** As much of a drawing as a package limits. */
export interface Sized extends Pick<Drawing, 'topology'> {
  nodes: readonly Pick<DrawnNode, 'gwid' | 'position' | 'widthband' | 'foreign_widthband'>[];
}

/** Mbps that the members of each side have together. */
export const sidesOf = ({ nodes }: Sized): { local: number; foreign: number } => ({
  local: nodes.reduce((sum, { position, widthband }) => sum + (position === 1 ? widthband : 0), 0),
  foreign: nodes.reduce((sum, { position, foreign_widthband }) => sum + (position === 1 ? 0 : foreign_widthband), 0),
});

/** Whether a network has more members, or more Mbps on a side, than before: nothing pays for that once its package has ended. */
export function isLarger(drawing: Sized, before: Sized): boolean {
  const [now, was] = [sidesOf(drawing), sidesOf(before)];
  return drawing.nodes.length > before.nodes.length || now.local > was.local || now.foreign > was.foreign;
}

/** What of a network is more than a package allows. */
export function excessOf(drawing: Sized, limits: SdwanPackage): Problem[] {
  const { topology, nodes } = drawing;
  const { local, foreign } = sidesOf(drawing);
  const found: Problem[] = [];
  if (!limits.topologies.includes(topology)) found.push({ kind: 'topology', value: topology });
  if (nodes.length > limits.members) found.push({ kind: 'manyMembers', value: nodes.length, most: limits.members });
  if (local > limits.local) found.push({ kind: 'overLocal', value: local, most: limits.local });
  const away = nodes.filter(({ position }) => position !== 1);
  if (limits.foreign === 0)
    found.push(...away.map((node): Problem => ({ ...about('noForeign')(node), value: node.foreign_widthband })));
  else if (foreign > limits.foreign) found.push({ kind: 'overForeign', value: foreign, most: limits.foreign });
  return found;
}
