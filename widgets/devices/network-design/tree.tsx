import type { Bill, Scheme } from '../../../src/domain/design/scheme';
import { Drawing, Legend } from './network-design.styles';
import { networkDesignText as text } from './network-design.text';
import { boxSize, treeOf } from './tree.model';

/** The drawing of what was planned; the bill below it says the same as a table. */
export function Tree({ scheme, bill }: { scheme: Scheme; bill: Bill }) {
  const { width, height, boxes, ways } = treeOf(scheme, bill);
  return (
    <Drawing>
      <Legend>{text.legend}</Legend>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.drawing}>
        {ways.map(({ path, kind }) => (
          <path key={path} d={path} data-kind={kind} />
        ))}
        {boxes.map(({ id, x, y, title, note, centre }) => (
          <g key={id} transform={`translate(${x - boxSize.width / 2} ${y})`} data-centre={centre || undefined}>
            <rect width={boxSize.width} height={boxSize.height} rx="4" />
            <text x="12" y="19">
              {title}
            </text>
            <text x="12" y="36" data-note>
              {note}
            </text>
          </g>
        ))}
      </svg>
    </Drawing>
  );
}
