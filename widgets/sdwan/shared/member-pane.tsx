import { sidesOf } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Bar } from '../../../src/ui/chart';
import { Plus } from '../../../src/ui/icon';
import { Tag } from '../../../src/ui/tag';
import { BandwidthCells } from './bandwidth';
import { NameButton, Rows, Side, SideHead, Totals, Under } from './editor.styles';
import { MemberState } from './member-state';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

/** Members with the bandwidth of each side, and what they add up to. */
export function MemberPane({ model, onAdd }: { model: EditorModel; onAdd?: (() => void) | undefined }) {
  const { drawing, factsOf, limits, selected, onSelect } = model;
  const { local, foreign } = sidesOf(drawing);
  const count = drawing.nodes.length;
  return (
    <Side aria-label={text.members}>
      <SideHead>
        <h2>{text.members}</h2>
        <span>{limits ? text.membersOf(count, limits.members) : text.membersCount(count)}</span>
        {onAdd && (
          <Button size="sm" icon={<Plus />} onClick={onAdd}>
            {text.add}
          </Button>
        )}
      </SideHead>
      <Rows>
        <thead>
          <tr>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.local}</th>
            <th scope="col">{text.foreign}</th>
          </tr>
        </thead>
        <tbody>
          {drawing.nodes.map((node) => (
            <tr key={node.gwid} data-on={node.gwid === selected ? '' : undefined}>
              <td>
                <NameButton type="button" aria-pressed={node.gwid === selected} onClick={() => onSelect(node.gwid)}>
                  {factsOf(node.gwid).remark}{' '}
                  {node.role !== 'branch' && <Tag tone="info">{sdwanText.roles[node.role]}</Tag>}
                </NameButton>
                <Under>
                  <MemberState model={model} node={node} />
                </Under>
              </td>
              <BandwidthCells model={model} node={node} />
            </tr>
          ))}
        </tbody>
      </Rows>
      <Totals>
        <Total name={text.totalLocal} used={local} most={limits?.local} />
        <Total name={text.totalForeign} used={foreign} most={limits?.foreign} />
      </Totals>
    </Side>
  );
}

const Total = ({ name, used, most }: { name: string; used: number; most: number | undefined }) => (
  <div>
    <span>{name}</span>
    <span>{most === undefined ? text.total(used) : text.totalOf(used, most)}</span>
    {most !== undefined && most > 0 && (
      <Bar share={used / most} color={token(used > most ? 'danger-solid' : 'accent')} />
    )}
  </div>
);
