import { removed, type DrawnNode } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import type { Edit, MemberFacts } from '../shared';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import { sdwanCreateText as text } from './sdwan-create.text';

type Row = DrawnNode & MemberFacts;

interface MembersStepProps {
  nodes: readonly DrawnNode[];
  factsOf: (gwid: string) => MemberFacts;
  edit: Edit;
  onAdd: () => void;
}

/** Who is in it. */
export function MembersStep({ nodes, factsOf, edit, onAdd }: MembersStepProps) {
  const add = (
    <Button icon={<Plus />} onClick={onAdd}>
      {text.add}
    </Button>
  );
  return (
    <Stack>
      <Note>{text.membersNote}</Note>
      <DataTable<Row>
        label={text.steps[1]!}
        cacheKey="sdwan.members"
        filterable={false}
        columns={shape()}
        rows={nodes.map((node) => ({ ...node, ...factsOf(node.gwid) }))}
        rowKey={({ gwid }) => gwid}
        paged={false}
        prefix="members."
        toolbarEnd={add}
        actions={({ gwid }) => [
          { key: 'remove', label: text.remove, onSelect: () => edit((all) => removed(all, gwid)) },
        ]}
        empty={{ title: text.noMembers, reason: text.noMembersReason, action: add }}
      />
    </Stack>
  );
}

const shape = perLanguage(() =>
  columns<Row>([
    { key: 'remark', title: text.member, width: 220, strong: true, grow: 2 },
    { key: 'gwid', title: 'GWID', width: 150, mono: true },
    {
      key: 'online',
      title: text.state,
      width: 90,
      text: ({ online }) => (online ? text.online : text.offline),
      render: ({ online }) => (
        <Status kind={online ? 'online' : 'offline'}>{online ? text.online : text.offline}</Status>
      ),
    },
    { key: 'role', title: text.role, width: 100, text: ({ role }) => sdwanText.roles[role] },
    { key: 'model', title: text.model, width: 110, priority: 2 },
    { key: 'location', title: text.location, width: 160, grow: 1, priority: 2 },
  ]),
);
