import { usePlace, type Destination } from '../../session/place';
import { DataTable } from '../table';
import type { EndpointSource, TableProps } from '../table/types';
import { useGroupsOf, type Group } from './groups';
import { groupsText as text } from './groups.text';
import { useTarget } from './use-target';

/** Whose members are shown. */
export interface MembersOf {
  /** The chosen group; undefined: all members. */
  group: Group | undefined;
  groups: readonly Group[];
  /** Asks where members go. */
  onMove: (ids: readonly string[]) => void;
}

interface GroupMembersProps<Row> extends MembersOf, Pick<TableProps<Row>, 'columns' | 'search' | 'segments' | 'every'> {
  endpoint: EndpointSource['endpoint'];
  /** The field of the endpoint's input that takes the id of a group; `group` unless told. */
  field?: string;
  /** What the endpoint is asked besides. */
  only?: object;
  cacheKey: string;
  nameOf: (row: Row) => string;
  pageOf: (row: Row) => Destination;
  /** What the link to a member's page says. */
  open: string;
  /** The list while there are no members at all. */
  empty: NonNullable<TableProps<Row>['empty']>;
}

/** Members of a group and of the groups below it: each can be opened, moved and, ticked, moved with others. */
export function GroupMembers<Row extends { id: string }>({
  group,
  groups,
  onMove,
  field = 'group',
  only,
  cacheKey,
  nameOf,
  pageOf,
  open,
  empty,
  ...list
}: GroupMembersProps<Row>) {
  const { go } = usePlace();
  const of = useGroupsOf();
  const { select, action } = useTarget(groups);
  const label = group?.name ?? of.all;
  return (
    <DataTable<Row>
      {...list}
      label={label}
      cacheKey={cacheKey}
      exportName={label}
      {...((group ?? only) && { input: { ...only, ...(group && { [field]: group.id }) } })}
      rowName={nameOf}
      actions={(row) => [
        { key: 'open', label: open, to: pageOf(row) },
        { key: 'move', label: text.moveTo(of.group), onSelect: () => onMove([row.id]) },
      ]}
      batchActions={[action]}
      toolbarEnd={select}
      onOpen={(row) => go(pageOf(row))}
      empty={
        group
          ? {
              title: text.noMembers(of.group, of.members),
              reason: text.noMembersReason(of.all, of.group, of.members),
            }
          : empty
      }
    />
  );
}
