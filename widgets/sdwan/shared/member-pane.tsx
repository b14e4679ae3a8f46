import type { DrawnNode } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { Tag } from '../../../src/ui/tag';
import { Bandwidth } from './bandwidth';
import { NameButton, Rows, Side, SideHead, Small, Totals, Under } from './editor.styles';
import { MemberState } from './member-state';
import { sdwanUiText as text } from './sdwan-ui.text';
import { Sums } from './sums';
import type { EditorModel } from './types';
import { useSteps } from './use-steps';

interface MemberPaneProps {
  model: EditorModel;
  /** Members that are listed; all unless told. */
  nodes?: readonly DrawnNode[];
  onAdd?: (() => void) | undefined;
}

/** Members with the bandwidth of each side, and what they add up to. */
export function MemberPane({ model, nodes = model.drawing.nodes, onAdd }: MemberPaneProps) {
  const { shown, more } = useSteps(nodes);
  const { drawing, factsOf, limits, selected, onSelect } = model;
  const count = drawing.nodes.length;
  return (
    <Side aria-label={text.members}>
      <SideHead>
        <h2 part="heading">{text.members}</h2>
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
            <th scope="col">{text.width}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((node) => (
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
              <td>
                <Small>
                  <Bandwidth model={model} node={node} side={node.position} />
                </Small>
                <Under>{node.position === 1 ? text.local : text.foreign}</Under>
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      {more}
      <Totals>
        <Sums model={model} />
      </Totals>
    </Side>
  );
}
