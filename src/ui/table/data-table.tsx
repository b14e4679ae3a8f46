import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useWhenTouched } from '../idle';
import { TaskDrawer } from '../tasks';
import { Grid } from './grid';
import type { GridModel } from './grid-model';
import { useBatch } from './hooks/use-batch';
import { useCards } from './hooks/use-cards';
import { useColumnChoice } from './hooks/use-column-choice';
import { useColumns, type Lead } from './hooks/use-columns';
import { useEditing } from './hooks/use-editing';
import { useExport } from './hooks/use-export';
import { useExtended } from './hooks/use-extended';
import { useKept } from '../../session/use-kept';
import { useLastPage } from './hooks/use-last-page';
import { useListState } from './hooks/use-list-state';
import { useRemoving } from './hooks/use-removing';
import { useRoom } from './hooks/use-room';
import { useRowActions } from './hooks/use-row-actions';
import { useSelection } from './hooks/use-selection';
import { useViews } from './hooks/use-views';
import { actionsRoom } from './model/actions-room';
import { fieldsOf, isNarrowed, pageSizes, type ListSpec } from './model/list-state';
import { localId } from './model/local-id';
import { isMore } from './model/pages';
import { count } from './model/selection';
import { BatchBar } from './parts/batch-bar';
import { Pager } from './parts/pager';
import { MissingNotice, NoRows, StaleNotice } from './parts/states';
import { optionsOf, Toolbar } from './parts/toolbar';
import { Tools } from './parts/tools';
import { useDeletes } from './source/use-deletes';
import { useSource } from './source/use-source';
import { Frame } from './table.styles';
import { textOf } from './text-of';
import type { DataTableProps, TableProps } from './types';

/**
 * The product's list (specification, section 2 "Shared table"). Rows come from an endpoint, a configurable request or
 * memory; page, sort, search and filters live in the address; columns, widths and views are remembered.
 */
export function DataTable<Row extends object>(given: DataTableProps<Row>) {
  const props = useExtended(given);
  const { columns, cacheKey, rowKey: keyOf = localId, narrowing = nothingElse } = props;
  const filterable = props.filterable ?? cacheKey !== undefined;
  if (filterable && cacheKey === undefined) throw new Error(`DataTable “${props.label}” needs a cacheKey`);

  useWhenTouched(loadPaper);
  const owner = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const spec = useSpec(props);
  const [state, onChange] = useListState(spec);
  const source = useSource(props, state, keyOf);
  const { onRows } = props;
  useEffect(() => onRows?.(source.rows), [onRows, source.rows]);
  const choice = useColumnChoice(columns, filterable ? cacheKey : undefined, props.prefix);
  const views = useViews({ cacheKey: filterable ? cacheKey : undefined, spec, state, onChange, choice, narrowing });
  const [compact, setCompact] = useKept<boolean>('table.compact', false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const pageKeys = useMemo(() => source.rows.map(keyOf), [source.rows, keyOf]);
  const ticks = useSelection(pageKeys, JSON.stringify([state.search, state.filters, 'input' in props && props.input]));
  const nameOf = useNameOf(props);
  const batch = useBatch({ ticks, source, keyOf, nameOf, state, owner });
  const table = { ...props, ...useDeletes(props, keyOf) };
  const removing = useRemoving({ table, source, ticks, batch, page: state.page, onChange, keyOf, nameOf });
  const [drafts, editing] = useEditing(columns, props.save, source.refresh);
  const exporting = useExport(props.exportName, columns, source, keyOf);
  const actionsOf = useRowActions({ table, editing, keyOf, onRemove: removing.one });

  // In another language words are longer, and some rows can do more than others: nothing of them is cut.
  const needed = useMemo(() => (actionsOf ? actionsRoom(source.rows, actionsOf) : 0), [source.rows, actionsOf]);

  const selectable = props.selectable ?? !!(props.batchActions?.length || table.removeMany);
  const room = useRoom(scroller);
  const cards = useCards(room.width);
  const narrow = cards !== undefined;
  const shown = useColumns({
    columns,
    choice,
    lead: leadOf(props, selectable),
    actions: actionsOf || props.save ? Math.max(props.actionsWidth ?? 132, needed) : 0,
    room,
    narrow,
    cacheKey,
  });
  const groupOf = props.groups && props.groups.sort === state.sort?.key ? props.groups.of : undefined;
  const grid = useGridModel({ columns: shown, selectable, actionsOf, expand: props.expand, editing, nameOf, groupOf });
  const rowHeight = typeof props.tall === 'number' ? props.tall : props.tall ? (compact ? 40 : 48) : compact ? 32 : 40;
  const ticked = count(ticks.selection, source.total);
  const failed = source.rows.length === 0 ? source.error : undefined;
  const paged = props.rows ? (props.paged ?? true) : true;
  const narrowed = isNarrowed(state) || Object.values(narrowing).some(Boolean);
  const reset = () => onChange({ search: '', filters: {} }, false, fieldsOf(narrowing));
  const leaving = useLastPage({ source, state, onChange, paged });
  /** Nothing is there, and nothing hides it. */
  const nothing = !source.loading && !leaving && !failed && source.total === 0 && !narrowed;
  const loading = !nothing && (source.loading || !choice.ready || leaving);

  return (
    <Frame
      $bare={props.bare ?? false}
      $cards={cards}
      aria-label={props.label}
      data-narrow={narrow || undefined}
      data-list={cacheKey}
    >
      <Toolbar
        table={table}
        state={state}
        onChange={onChange}
        onReset={narrowed ? reset : undefined}
        source={source}
        nothing={nothing}
        narrow={narrow}
        onRemoveMany={table.removeMany && props.removeInToolbar ? () => void removing.many() : undefined}
        tools={(wordless) => (
          <Tools
            columns={columns}
            choice={filterable && !narrow ? choice : undefined}
            views={narrow ? undefined : views}
            view={state.view}
            prefix={props.prefix}
            onExport={exporting}
            onTasks={owner}
            compact={compact}
            onCompact={setCompact}
            wordless={wordless}
          />
        )}
      />
      {source.error && !failed && <StaleNotice error={source.error} onRetry={source.refresh} />}
      {(source.data as { missing?: boolean } | undefined)?.missing && <MissingNotice />}
      <Grid
        label={props.label}
        grid={grid}
        rows={loading ? noRows : source.rows}
        keyOf={keyOf}
        total={isMore(source.total, source.counted) ? undefined : source.total}
        first={paged ? (state.page - 1) * state.size + 1 : 1}
        rowHeight={rowHeight}
        maxHeight={source.rows.length === 0 || (narrow && paged) ? 'none' : (props.maxHeight ?? roomBelow(ticked > 0))}
        stale={source.stale}
        sort={state.sort}
        onSort={(sort) => onChange({ sort })}
        ticks={ticks}
        drafts={drafts}
        open={open}
        onToggle={(key) => setOpen((now) => toggled(now, key))}
        onOpen={props.onOpen}
        onDelete={table.removeMany && (() => void removing.many())}
        scroller={scroller}
      >
        {(loading || failed || source.total === 0) && (
          <NoRows
            columns={shown}
            lines={props.rows ? fewLines : manyLines}
            loading={loading}
            error={failed}
            narrowed={narrowed}
            empty={props.empty}
            add={props.toolbarStart ? undefined : props.add}
            rowHeight={rowHeight}
            onRetry={source.refresh}
            onReset={reset}
          />
        )}
      </Grid>
      {ticked > 0 && (
        <BatchBar
          count={ticked}
          total={source.total}
          counted={source.counted}
          all={ticks.selection.all || ticked >= source.total}
          actions={props.batchActions ?? []}
          onAction={(action) => void batch.start(action)}
          onExport={exporting && (() => exporting('xlsx', ticks.selection))}
          onRemove={table.removeMany && (() => void removing.many())}
          onSelectAll={() => {
            ticks.all();
            source.countAll?.();
          }}
          onSelectNone={ticks.clear}
        />
      )}
      {!nothing && (
        <Pager
          label={props.label}
          page={state.page}
          size={state.size}
          sizes={pageSizes}
          total={loading ? undefined : source.total}
          counted={source.counted}
          unknown={failed !== undefined}
          paged={paged}
          onPage={(page) => {
            scroller.current?.scrollTo({ top: 0 });
            onChange({ page });
          }}
          onSize={(size) => onChange({ size })}
        />
      )}
      <TaskDrawer owner={owner} />
    </Frame>
  );
}

/** Nobody prints a page that nobody has touched. */
const loadPaper = () => import('./paper');

const noRows: readonly never[] = [];
const nothingElse = {};

/** Rows that are drawn while they are read: of what a page has in memory, and of a list that fills the window. */
const fewLines = 6;
const manyLines = 12;

/** What a console page leaves for rows: the window without header, page head, toolbar, pager and batch bar. */
const roomBelow = (batch: boolean) => `max(320px, calc(100dvh - ${batch ? 368 : 312}px))`;

/** What the address may say, from the table's own options. */
function useSpec<Row>({ columns, filters, segments, sort, prefix }: TableProps<Row>): ListSpec {
  const choices = [...(filters ?? []), ...(segments ? [segments] : [])].map((filter) => [
    filter.name,
    // One with a control of its own may offer less than it takes.
    filter.render ? [] : optionsOf(filter, undefined).flatMap(({ value }) => value || []),
  ]);
  const kept = JSON.stringify(Object.fromEntries(choices));
  const sortKey = sort?.key;
  const desc = sort?.desc ?? false;
  return useMemo(() => {
    const values = JSON.parse(kept) as Record<string, string[]>;
    return {
      filters: Object.keys(values),
      values,
      sortable: columns.filter((column) => column.sortable).map((column) => column.key),
      sizes: pageSizes,
      prefix,
      ...(sortKey !== undefined && { sort: { key: sortKey, desc } }),
    };
  }, [kept, columns, prefix, sortKey, desc]);
}

function useNameOf<Row>({ rowName, columns }: TableProps<Row>): (row: Row) => string {
  return useMemo(() => {
    const [first] = columns;
    return rowName ?? ((row: Row) => String((first && textOf(first, row)) ?? ''));
  }, [rowName, columns]);
}

function leadOf<Row>({ expand, numbered }: TableProps<Row>, selectable: boolean): Lead[] {
  const lead: Lead[] = [];
  if (expand) lead.push({ key: 'expand', width: 40 });
  if (selectable) lead.push({ key: 'select', width: lead.length ? 24 : 40 });
  if (numbered) lead.push({ key: 'number', width: lead.length ? 40 : 52 });
  return lead;
}

/** One object for all rows, the same as long as nothing in it changed: rows compare it by identity. */
function useGridModel<Row>(model: GridModel<Row>): GridModel<Row> {
  const { columns, selectable, actionsOf, expand, editing, nameOf, groupOf } = model;
  const [kept, setKept] = useState(model);
  const same =
    fingerprint(kept) === fingerprint(model) &&
    kept.selectable === selectable &&
    kept.actionsOf === actionsOf &&
    kept.expand === expand &&
    kept.editing === editing &&
    kept.nameOf === nameOf &&
    kept.groupOf === groupOf &&
    kept.columns.shown.every(({ column }, i) => column === columns.shown[i]?.column);
  if (!same) setKept(model);
  return same ? kept : model;
}

/** Order and widths of the columns, and whether they scroll. */
const fingerprint = <Row,>({ columns }: GridModel<Row>): string =>
  [
    ...columns.lead,
    ...columns.shown.map(({ column, width }) => ({ key: column.key, width })),
    { key: `${columns.wide}${columns.narrow}`, width: columns.actions },
  ]
    .map(({ key, width }) => `${key}:${width}`)
    .join();

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
}
