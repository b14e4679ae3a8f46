import { memo, useMemo } from 'react';
import { Edge } from './edge';
import { Node } from './node';
import type { Box, CanvasEdge, CanvasNode } from './types';
import { crosses, isIn } from './view';

type ById = ReadonlyMap<string, CanvasNode>;

interface LinksProps {
  edges: readonly CanvasEdge[];
  byId: ById;
  tree: boolean;
  selected: string | undefined;
  plain: boolean;
  /** The part of the drawing that is drawn; undefined: all of it. */
  within: Box | undefined;
  /** A node that is dragged: its links are drawn with it. */
  lifted: string | undefined;
}

/** The links of a drawing. They stay while a node is dragged, and while the view moves within what is drawn. */
export const Links = memo(function Links({ edges, byId, tree, selected, plain, within, lifted }: LinksProps) {
  return edges.map((edge) => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    if (!from || !to || edge.from === lifted || edge.to === lifted) return null;
    if (within && !crosses(within, from, to)) return null;
    const strong = selected !== undefined && edge.from === selected;
    return <Edge key={`${edge.from} ${edge.to}`} {...{ edge, from, to, tree, strong, plain }} />;
  });
});

interface MembersProps {
  nodes: readonly CanvasNode[];
  selected: string | undefined;
  reachable: string | undefined;
  target: string | undefined;
  canLink: (id: string) => boolean;
  plain: boolean;
  within: Box | undefined;
  /** A node that is dragged: its place is kept, weakly. */
  lifted: string | undefined;
}

/** The nodes of a drawing, which stay as its links do. */
export const Members = memo(function Members(props: MembersProps) {
  const { nodes, selected, reachable, target, canLink, plain, within, lifted } = props;
  return nodes.map((node) =>
    within && !isIn(within, node) && node.id !== reachable && node.id !== lifted ? null : (
      <Node
        key={node.id}
        node={node}
        selected={node.id === selected}
        reachable={node.id === reachable}
        target={node.id === target}
        linkable={canLink(node.id)}
        plain={plain}
        lifted={node.id === lifted}
      />
    ),
  );
});

interface LiftedProps {
  node: CanvasNode;
  dx: number;
  dy: number;
  edges: readonly CanvasEdge[];
  byId: ById;
  tree: boolean;
  selected: string | undefined;
  plain: boolean;
}

/** A node on its way with its links: all that a move draws anew. */
export function Lifted({ node, dx, dy, edges, byId, tree, selected, plain }: LiftedProps) {
  const { id } = node;
  const own = useMemo(() => edges.filter(({ from, to }) => from === id || to === id), [edges, id]);
  const moved = { ...node, x: node.x + dx, y: node.y + dy };
  return (
    <>
      {own.map((edge) => {
        const [from, to] = [edge.from, edge.to].map((end) => (end === id ? moved : byId.get(end)));
        const strong = selected !== undefined && edge.from === selected;
        return from && to && <Edge key={`${edge.from} ${edge.to}`} {...{ edge, from, to, tree, strong, plain }} />;
      })}
      <g transform={`translate(${dx} ${dy})`}>
        <Node node={node} selected={id === selected} reachable={false} target={false} linkable={false} plain={plain} />
      </g>
    </>
  );
}
