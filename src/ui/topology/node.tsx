import { memo } from 'react';
import { token } from '../../theme';
import { topologyText as text } from './topology.text';
import { size, type CanvasNode } from './types';
import { alike, cut, inTwo } from './view';

const { width, height } = size;
/** Beside the sign, for words. */
const room = width - 52;

/** What a node tells the canvas about. */
export interface NodeProps {
  node: CanvasNode;
  selected: boolean;
  /** The one that Tab comes to. */
  reachable: boolean;
  /** A link would end here. */
  target: boolean;
  /** Shows the place from which a link is drawn. */
  linkable: boolean;
  /** Its shape alone: words would be too small to be read. */
  plain: boolean;
  /** It is dragged, and drawn where the pointer is. */
  lifted?: boolean;
}

/** A member in the drawing: name, bandwidth, what is wrong with it. */
export const Node = memo(function Node({
  node,
  selected,
  reachable,
  target,
  linkable,
  plain,
  lifted = false,
}: NodeProps) {
  const { id, title, note, centre, online, problem, faded } = node;
  const name = [title, note, problem].filter(Boolean).join(text.and);
  const line = problem
    ? token('danger-solid')
    : selected || target || centre
      ? token('accent')
      : token(online ? 'border-control' : 'offline-solid');
  return (
    <g
      data-node={id}
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-pressed={selected}
      opacity={lifted || (faded && !selected) ? 0.25 : undefined}
      transform={`translate(${node.x - width / 2} ${node.y - height / 2})`}
    >
      {/* The name for a screen reader, and a hint: what is drawn is cut where it is too long. */}
      <title>{name}</title>
      {(selected || target) && (
        <rect
          x={-4}
          y={-4}
          width={width + 8}
          height={height + 8}
          rx={8}
          fill="none"
          strokeWidth={2}
          style={{ stroke: token('accent') }}
        />
      )}
      <rect
        data-ring
        x={-4}
        y={-4}
        width={width + 8}
        height={height + 8}
        rx={8}
        fill="none"
        strokeWidth={2}
        style={{ stroke: token('focus') }}
      />
      <rect
        width={width}
        height={height}
        rx={5}
        strokeWidth={plain ? 4 : 1.4}
        strokeDasharray={online ? undefined : '4 3'}
        style={{ fill: plain && (centre || problem) ? line : token('surface-base'), stroke: line }}
      />
      {!plain && <Face node={node} line={line} />}
      {problem && (
        <g transform={`translate(${width} 0)`}>
          <circle r={9} style={{ fill: token('danger-solid') }} />
          <path d="M0-4.5v5M0 3.8v.4" strokeWidth={2} strokeLinecap="round" style={{ stroke: token('surface-base') }} />
        </g>
      )}
      {linkable && !plain && (
        <circle
          data-port
          cx={width / 2}
          cy={height}
          r={6}
          strokeWidth={1.5}
          style={{ fill: token('surface-base'), stroke: token('accent') }}
        />
      )}
    </g>
  );
}, alike);

/** What a node says of itself. */
function Face({ node: { title, note, centre, problem }, line }: { node: CanvasNode; line: string }) {
  const long = cut(title, room, 13) !== title;
  const letter = long ? 12 : 13;
  const names = inTwo(title, room, letter);
  return (
    <>
      {centre && <path d={`M5 0H38V${height}H5A5 5 0 0 1 0 ${height - 5}V5A5 5 0 0 1 5 0z`} style={{ fill: line }} />}
      <g
        transform="translate(11 18)"
        fill="none"
        strokeWidth={1.5}
        style={{ stroke: token(centre ? 'text-on-accent' : 'text-2') }}
      >
        {centre ? (
          <path d="M2 0h12v16H2zM2 5.3h12M2 10.6h12M5 2.8h.1M5 8h.1M5 13.3h.1" />
        ) : (
          <path d="M1 8.5h14v6H1zM4 11.5h.1M11.5 8.5V5M8.8 4a4 4 0 0 1 5.4 0" />
        )}
      </g>
      <path d={`M38 8V${height - 8}`} style={{ stroke: token('border') }} />
      <text aria-hidden x={45} fontSize={letter} fontWeight={500} style={{ fill: token('text-1') }}>
        {names.map((line, i) => (
          <tspan key={i} x={45} y={names.length > 1 ? 14 + 13 * i : 22}>
            {line}
          </tspan>
        ))}
      </text>
      <text
        aria-hidden
        x={45}
        y={40}
        fontSize={long ? 11 : 12}
        style={{ fill: token(problem ? 'danger-text' : 'text-3') }}
      >
        {cut(problem ?? note, room, long ? 11 : 12)}
      </text>
    </>
  );
}
