import { memo, useMemo } from 'react';
import { token } from '../../theme';
import { topologyText as text } from './topology.text';
import { size, type Box, type CanvasNode } from './types';
import { boxOf } from './view';
import { Mini } from './topology.styles';

/** The whole drawing, small, with what is seen of it; pressing goes there. */
export function Minimap({
  nodes,
  view,
  onGo,
}: {
  nodes: readonly CanvasNode[];
  view: Box;
  onGo: (x: number, y: number) => void;
}) {
  const all = useMemo(() => boxOf(nodes, 120), [nodes]);
  return (
    <Mini
      role="img"
      aria-label={text.minimap}
      viewBox={`${all.x} ${all.y} ${all.width} ${all.height}`}
      preserveAspectRatio="xMidYMid meet"
      onPointerDown={(event) => {
        const at = event.currentTarget.getScreenCTM()?.inverse();
        if (!at) return;
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(at);
        onGo(x, y);
      }}
    >
      <Dots nodes={nodes} />
      <rect
        {...view}
        fill="none"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        style={{ stroke: token('accent'), fill: token('accent'), fillOpacity: 0.08 }}
      />
    </Mini>
  );
}

/** Stays while a node is dragged, or the view moves. */
const Dots = memo(function Dots({ nodes }: { nodes: readonly CanvasNode[] }) {
  return nodes.map(({ id, x, y, centre, problem }) => (
    <rect
      key={id}
      x={x - size.width / 2}
      y={y - size.height / 2}
      {...size}
      style={{ fill: token(problem ? 'danger-solid' : centre ? 'accent' : 'border-control') }}
    />
  ));
});
