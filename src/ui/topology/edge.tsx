import { memo } from 'react';
import { token } from '../../theme';
import { topologyText as text } from './topology.text';
import { size, type CanvasEdge, type CanvasNode, type EdgeState } from './types';
import { alike, cut } from './view';

const lines: Record<EdgeState, { ink: string; dash?: string }> = {
  linked: { ink: token('success-solid') },
  relay: { ink: token('warning-solid'), dash: '10 4 2 4' },
  unlinked: { ink: token('danger-solid'), dash: '3 4' },
  unknown: { ink: token('offline-solid'), dash: '6 4' },
  planned: { ink: token('border-control') },
};
const standby = { ink: token('offline-solid'), dash: '6 5' };

const faceOf = ({ state, backup }: Pick<CanvasEdge, 'state' | 'backup'>) =>
  backup && (state === 'linked' || state === 'planned') ? standby : lines[state];

/** A link. In a tree it goes down, across and down again. */
export const Edge = memo(function Edge({
  edge,
  from,
  to,
  tree,
  strong,
  plain = false,
}: {
  edge: CanvasEdge;
  from: CanvasNode;
  to: CanvasNode;
  tree: boolean;
  strong: boolean;
  /** The line alone. */
  plain?: boolean;
}) {
  const { ink, dash } = faceOf(edge);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = tree && Math.abs(from.y - to.y) > size.height;
  const path = bend ? `M${to.x} ${to.y}V${middle.y}H${from.x}V${from.y}` : `M${to.x} ${to.y}L${from.x} ${from.y}`;
  const at = bend ? { x: from.x, y: (middle.y + from.y - (Math.sign(from.y - to.y) * size.height) / 2) / 2 } : middle;
  const label = edge.backup && edge.state === 'linked' ? text.backup : edge.label;
  const width = 12 + [...label].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 12 : 7), 0);
  const line = (
    <path
      aria-hidden="true"
      d={path}
      fill="none"
      strokeWidth={strong ? 3 : 1.6}
      strokeDasharray={dash}
      style={{ stroke: ink }}
    />
  );
  if (plain) return line;
  return (
    <g aria-hidden="true">
      {line}
      {edge.state === 'unlinked' ? (
        <g transform={`translate(${at.x} ${at.y})`} fill="none" strokeWidth="1.6" style={{ stroke: ink }}>
          <circle r="8" style={{ fill: token('surface-base') }} />
          <path d="m-3-3 6 6m0-6-6 6" />
        </g>
      ) : (
        label && (
          <g transform={`translate(${at.x} ${at.y})`}>
            <rect
              x={-width / 2}
              y={-9}
              width={width}
              height={18}
              rx={2}
              style={{ fill: token('surface-base'), stroke: token('border') }}
            />
            <text textAnchor="middle" y={4} fontSize={12} style={{ fill: token('text-2') }}>
              {cut(label, 90, 12)}
            </text>
          </g>
        )
      )}
    </g>
  );
}, alike);

/** What the lines mean. */
export const Sample = ({ state, backup = false }: { state: EdgeState; backup?: boolean }) => {
  const { ink, dash } = faceOf({ state, backup });
  return (
    <svg width="28" height="8" aria-hidden="true">
      <path d="M0 4h28" fill="none" strokeWidth="2" strokeDasharray={dash} style={{ stroke: ink }} />
    </svg>
  );
};
