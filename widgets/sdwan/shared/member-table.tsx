import { levelsOf, type DrawnNode } from '../../../src/domain/sdwan';
import { problemText } from '../../../src/text/sdwan.text';
import { Status } from '../../../src/ui/status';
import { BandwidthCells } from './bandwidth';
import { ParentChoice, RoleChoice, SideChoice } from './choices';
import { NameButton, Rows, Under, Wide } from './editor.styles';
import { MemberState } from './member-state';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';
import { useSteps } from './use-steps';

interface MemberTableProps {
  model: EditorModel;
  /** Members that are listed; all unless told. */
  nodes?: readonly DrawnNode[];
}

/** The drawing as a table: the same data, and everything that the drawing can do. */
export function MemberTable({ model, nodes = model.drawing.nodes }: MemberTableProps) {
  const { shown, more } = useSteps(nodes);
  const { drawing, factsOf, problems, selected, onSelect } = model;
  const levels = levelsOf(drawing);
  const tree = drawing.topology === 3;
  return (
    <Wide>
      <Rows>
        <thead>
          <tr>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.role}</th>
            <th scope="col">{tree ? text.parent : text.parents}</th>
            {tree && <th scope="col">{text.level}</th>}
            <th scope="col">{text.position}</th>
            <th scope="col">{text.local}</th>
            <th scope="col">{text.foreign}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((node) => {
            const { remark } = factsOf(node.gwid);
            const said = problems.filter(({ gwid }) => gwid === node.gwid);
            return (
              <tr key={node.gwid} data-on={node.gwid === selected ? '' : undefined}>
                <td>
                  <NameButton type="button" aria-pressed={node.gwid === selected} onClick={() => onSelect(node.gwid)}>
                    {remark}
                  </NameButton>
                  <Under>
                    <MemberState model={model} node={node} />
                    {said.map((problem) => (
                      <Status key={problem.kind} kind="danger">
                        {problemText(problem)}
                      </Status>
                    ))}
                  </Under>
                </td>
                <td>
                  <RoleChoice model={model} node={node} label={`${remark} ${text.role}`} />
                </td>
                <td>
                  <ParentChoice model={model} node={node} label={`${remark} ${text.parent}`} />
                </td>
                {tree && <td>{levels.get(node.gwid) || '—'}</td>}
                <td>
                  <SideChoice model={model} node={node} label={`${remark} ${text.position}`} />
                </td>
                <BandwidthCells model={model} node={node} />
              </tr>
            );
          })}
        </tbody>
      </Rows>
      {more}
    </Wide>
  );
}
