import { leaves, levelsOf, type DrawnNode } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { ChevronDown, ChevronRight } from '../../../src/ui/icon';
import { Status } from '../../../src/ui/status';
import { Card, CardHead, Dots, Fold, Member, NameOf } from './group.styles';
import { sdwanUiText as text } from './sdwan-ui.text';
import { standingKinds, type GroupStanding, type MemberStanding } from './standing';
import type { EditorModel } from './types';

/** What a group is called. */
export const groupName = ({ key, area }: Pick<GroupStanding, 'key' | 'area'>, { factsOf }: EditorModel): string =>
  area ? text.areas[area] : key === leaves ? text.leaves : factsOf(key).remark;

interface GroupCardProps {
  group: GroupStanding;
  model: EditorModel;
  standings: ReadonlyMap<string, MemberStanding>;
  open: boolean;
  chosen: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

/** A group: folded its counts, open its members. */
export function GroupCard({ group, model, standings, open, chosen, onToggle, onChoose }: GroupCardProps) {
  const { nodes, troubled, local, foreign } = group;
  const name = groupName(group, model);
  const [worst] = troubled;
  const levels = model.drawing.topology === 3 && open ? levelsOf(model.drawing) : undefined;
  return (
    <Card $chosen={chosen} data-anchor={open ? undefined : group.key} aria-label={text.groupOf(name, nodes.length)}>
      <CardHead>
        <Fold type="button" aria-expanded={open} aria-label={text.fold(name)} onClick={onToggle}>
          {open ? <ChevronDown /> : <ChevronRight />}
        </Fold>
        <NameOf type="button" aria-pressed={chosen} onClick={onChoose}>
          <b>{name}</b> {nodes.length}
        </NameOf>
        <Status kind={worst ? standingKinds[worst.standing] : 'online'}>
          {worst ? text.many(worst.count, text.standings[worst.standing]) : text.standings.good}
        </Status>
      </CardHead>
      {open ? (
        <ul>
          {nodes.map((node) => (
            <Row
              key={node.gwid}
              node={node}
              model={model}
              standing={standings.get(node.gwid)!}
              level={levels?.get(node.gwid)}
            />
          ))}
        </ul>
      ) : (
        <>
          <Dots aria-hidden="true">
            {nodes.map(({ gwid }) => (
              <i key={gwid} data-is={standings.get(gwid)!.standing} />
            ))}
          </Dots>
          <small>
            {[
              local > 0 && `${sdwanText.sides[1]} ${text.total(local)}`,
              foreign > 0 && `${sdwanText.sides[2]} ${text.total(foreign)}`,
            ]
              .filter(Boolean)
              .join(text.and)}
          </small>
        </>
      )}
    </Card>
  );
}

interface RowProps {
  node: DrawnNode;
  model: EditorModel;
  standing: MemberStanding;
  /** Of a tree: how deep it hangs. */
  level: number | undefined;
}

function Row({
  node: { gwid },
  model: { factsOf, selected, onSelect },
  standing: { standing, load },
  level,
}: RowProps) {
  return (
    <li>
      <Member
        type="button"
        data-anchor={gwid}
        data-level={Math.min(4, level ?? 2)}
        aria-pressed={gwid === selected}
        onClick={() => onSelect(gwid)}
      >
        <Status kind={standingKinds[standing]}>
          <span>{factsOf(gwid).remark}</span>
        </Status>
        {standing !== 'good' && <small>{text.standings[standing]}</small>}
        <em>{load === undefined ? '—' : text.percent(Math.round(load * 100))}</em>
      </Member>
    </li>
  );
}
