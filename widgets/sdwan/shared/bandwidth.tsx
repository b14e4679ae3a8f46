import { useState } from 'react';
import { widthOf, withBandwidth, type DrawnNode } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Input } from '../../../src/ui/input';
import { Small } from './editor.styles';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

/** Bandwidth of a member on both sides, as the end of its row in a table. */
export const BandwidthCells = ({ model, node }: { model: EditorModel; node: DrawnNode }) =>
  ([1, 2] as const).map((side) => (
    <td key={side}>
      <Small>
        <Bandwidth model={model} node={node} side={side} />
      </Small>
    </td>
  ));

/** Most that can be typed, Mbps. */
const most = 10_000;

/** Bandwidth of a member on one side; the other side than its own is fixed to 0. */
export function Bandwidth({ model, node, side }: { model: EditorModel; node: DrawnNode; side: 1 | 2 }) {
  const [typed, setTyped] = useState<string>();
  const { edit, factsOf, problems } = model;
  const width = side === 1 ? node.widthband : node.foreign_widthband;
  const own = node.position === side;
  const bad =
    own &&
    problems.some(({ kind, gwid }) => (kind === 'noBandwidth' || kind === 'partBandwidth') && gwid === node.gwid);
  return (
    <Input
      size="sm"
      inputMode="numeric"
      aria-label={text.bandwidthOf(factsOf(node.gwid).remark, sdwanText.sides[side])}
      aria-invalid={bad}
      suffix={text.mbps}
      disabled={!own || !edit}
      value={typed ?? String(own ? width : 0)}
      maxLength={5}
      onChange={(value) => {
        setTyped(value);
        edit?.((all) => withBandwidth(all, node.gwid, Math.min(most, widthOf(value))), `width ${node.gwid}`);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
