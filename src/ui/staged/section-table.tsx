import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  newRow,
  printValue,
  usersOfVlan,
  type ConfigRow,
  type ConfigRows,
  type ConfigSection,
} from '../../domain/config';
import { told } from '../../api/said';
import { token } from '../../theme';
import { useAct } from '../act';
import type { ConfirmOptions } from '../dialog';
import { Status } from '../status';
import { columns, DataTable, type Column, type RowAction } from '../table';
import { Tag } from '../tag';
import { betweenText } from '../../text/between.text';
import { opTones, type Change } from './ops';
import { configLabels } from '../../text/config.text';
import { localize } from './localize';
import { RowDialog } from './open-row';
import { Gone } from './staged.styles';
import { stagedText as text } from './staged.text';
import type { Sources } from './use-sources';
import type { Staged } from './use-staged';

/** A row as the table shows it: what is deleted in the draft stays in sight until it is sent. */
interface Shown {
  id: string;
  row: ConfigRow;
  op: Change['op'] | undefined;
  trouble: string | undefined;
}

/** Props of `SectionTable`. */
export interface SectionTableProps {
  staged: Staged;
  section: ConfigSection;
  sources: Sources;
  /** Further buttons at the right end of the toolbar. */
  toolbarEnd?: React.ReactNode;
  /** Inside a pane that has a frame. */
  bare?: boolean;
}

/** The rows of a section: edited in the draft, with a mark on each that is not in force yet. */
export function SectionTable({ staged, section: given, sources, toolbarEnd, bare = false }: SectionTableProps) {
  const section = localize(given);
  const [open, setOpen] = useState<ConfigRow>();
  const { act } = useAct();
  const rows = shownRows(staged, section);
  const marked = rows.some(({ op }) => op);
  const shown = useMemo(() => columnsFor(section, marked), [section, marked]);

  const edit = (change: (rows: ConfigRows) => ConfigRows, confirm: ConfirmOptions | false = false) =>
    act(() => staged.edit(section.key, change), { confirm });
  const remove = (row: ConfigRow) => {
    const users = section.key === 'vlan' ? usersOf(staged, row) : [];
    const body = text.vlanUsedBody(users.join(betweenText.names));
    return edit(
      (all) => all.filter(({ id }) => id !== row.id),
      users.length > 0 && { title: text.vlanUsed, body, confirm: text.removeAction, danger: true },
    );
  };
  const move = (row: ConfigRow, step: number) =>
    edit((all) => {
      const from = all.findIndex(({ id }) => id === row.id);
      const rest = all.filter(({ id }) => id !== row.id);
      return rest.toSpliced(Math.max(0, from + step), 0, row);
    });
  const restore = (row: ConfigRow) =>
    edit((all) => {
      const before = staged.kept(section.key);
      const at = before.findIndex(({ id }) => id === row.id);
      const ahead = new Set(before.slice(0, at).map(({ id }) => id));
      const place = all.findLastIndex(({ id }) => ahead.has(id));
      return all.toSpliced(place + 1, 0, row);
    });
  const actions = ({ row, op }: Shown): RowAction[] => {
    if (op === 'removed') return [{ key: 'restore', label: text.restoreAction, onSelect: () => void restore(row) }];
    const all = staged.rowsOf(section.key);
    return [
      { key: 'edit', label: text.editAction, onSelect: () => setOpen(row) },
      ...(section.fixed
        ? []
        : [
            { key: 'remove', label: text.removeAction, danger: true, onSelect: () => void remove(row) },
            { key: 'copy', label: text.copyAction, onSelect: () => setOpen(copyOf(section, row)) },
          ]),
      ...(section.ordered
        ? [
            { key: 'up', label: text.upAction, disabled: all[0]?.id === row.id, onSelect: () => void move(row, -1) },
            {
              key: 'down',
              label: text.downAction,
              disabled: all.at(-1)?.id === row.id,
              onSelect: () => void move(row, 1),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <DataTable<Shown>
        label={section.label}
        bare={bare}
        columns={shown}
        rows={rows}
        loading={!staged.config}
        error={staged.error}
        onRefresh={() => void staged.refresh()}
        paged={false}
        numbered={section.ordered ?? false}
        maxHeight="560px"
        prefix={`${section.key}.`}
        cacheKey={`config.${section.kind}.${section.key}`}
        search={text.search(section.noun)}
        rowName={({ row }) => section.nameOf(row)}
        onOpen={({ row, op }) => op !== 'removed' && setOpen(row)}
        actions={actions}
        actionsWidth={132}
        exportName={section.label}
        empty={{ title: text.none(section.label), reason: text.noneReason }}
        {...(toolbarEnd !== undefined && { toolbarEnd })}
        {...(!section.fixed && {
          add: { label: text.add(section.noun), onSelect: () => setOpen(newRow(section, newId())) },
          removeMany: (ids: string[]) => {
            const gone = new Set(ids);
            return staged.edit(section.key, (all) => all.filter(({ id }) => !gone.has(id)));
          },
          removeDetail: text.removeDetail,
        })}
      />
      {open && (
        <RowDialog staged={staged} section={section} row={open} sources={sources} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Rows as they would be, then those that go. */
function shownRows(staged: Staged, section: ConfigSection): Shown[] {
  const changes = new Map(
    (staged.config?.changes ?? []).filter((one) => one.section === section.key).map((one) => [one.row, one.op]),
  );
  const troubles = new Map(
    (staged.config?.problems ?? [])
      .filter((one) => one.section === section.key)
      .map((one) => [one.row, told(one.text, one.text_said)]),
  );
  const gone = staged.kept(section.key).filter(({ id }) => changes.get(id) === 'removed');
  return [...staged.rowsOf(section.key), ...gone].map((row) => ({
    id: row.id,
    row,
    op: changes.get(row.id),
    trouble: troubles.get(row.id),
  }));
}

function columnsFor(section: ConfigSection, marked: boolean): readonly Column<Shown>[] {
  const own = section.fields
    .filter((field) => field.column !== undefined)
    .map((field, index): Column<Shown> => ({
      key: field.name,
      title: field.label,
      width: field.column!,
      grow: field.kind === 'flag' || field.kind === 'choice' ? 0 : 1,
      mono: field.mono ?? false,
      strong: field.name === 'name' || index === 0,
      sortable: !section.ordered,
      // A rule whose domain or hours are not shown reads as one for all of them.
      priority: section.ordered || index < 5 ? 1 : index < 7 ? 2 : 3,
      text: ({ row }) => printValue(field, row, configLabels.flags).replaceAll('\n', betweenText.parts),
      render: ({ row, op }) => {
        const words = printValue(field, row, configLabels.flags).replaceAll('\n', betweenText.parts) || text.nothing;
        if (op === 'removed') return <Gone>{words}</Gone>;
        if (field.kind === 'flag') return <Status kind={row[field.name] ? 'online' : 'off'}>{words}</Status>;
        return <Words title={words}>{words}</Words>;
      },
    }));
  // Rows that come from the device are told apart by what they are, not by what is set.
  if (section.fixed) {
    own.unshift({
      key: 'row',
      title: section.noun,
      width: 112,
      fixed: true,
      strong: true,
      text: ({ row }) => section.nameOf(row),
    });
  }
  if (!marked) return columns(own);
  const mark: Column<Shown> = {
    key: 'mark',
    title: text.mark,
    width: 96,
    fixed: true,
    text: ({ op, trouble }) => trouble ?? (op && text.rowMarks[op]),
    render: ({ op, trouble }) =>
      trouble ? (
        <span title={trouble}>
          <Status kind="danger">{text.troubles(1)}</Status>
        </span>
      ) : (
        op && <Tag tone={opTones[op]}>{text.rowMarks[op]}</Tag>
      ),
  };
  return columns([mark, ...own]);
}

const Words = styled.span`
  color: inherit;
  &:empty {
    color: ${token('text-3')};
  }
`;

/** Who names a VLAN that is about to go. */
function usersOf({ config }: Staged, row: ConfigRow): string[] {
  if (!config) return [];
  const document = { ...config.document, ...config.draft };
  const context = { document, vlans: new Set(config.vlans) };
  return usersOfVlan(config.kind, context, Number(row.vlan)).map(({ section, row: user }) => {
    const rows = document[section] ?? [];
    return String(rows.find(({ id }) => id === user)?.name ?? user);
  });
}

/** The row again as a new one: its name must become another. */
const copyOf = (section: ConfigSection, row: ConfigRow): ConfigRow => ({
  ...newRow(section, newId()),
  ...row,
  id: newId(),
});

const newId = (): string => crypto.randomUUID().slice(0, 8);
