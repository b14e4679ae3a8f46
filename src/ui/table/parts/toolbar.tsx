import { useContext, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExtensionContext } from '../../../session/extension';
import { Button } from '../../button';
import { Freshness } from '../../freshness';
import { ListFilter, Plus, RefreshCw, Trash2 } from '../../icon';
import { Segmented } from '../../segmented';
import { Popover } from '../../popover';
import { Select } from '../../select';
import { useFold } from '../hooks/use-fold';
import type { ChangeList } from '../hooks/use-list-state';
import type { ListState } from '../model/list-state';
import { rowsSaid } from '../model/pages';
import type { Source } from '../source/source';
import { TextButton } from '../table.styles';
import { tableText } from '../table.text';
import type { Filter, Option, TableProps } from '../types';
import { End, Folded, ToolbarBox } from './bars.styles';
import { SearchBox } from './search-box';

/** Props of `Toolbar`. */
export interface ToolbarProps<Row> {
  table: TableProps<Row>;
  state: ListState;
  onChange: ChangeList;
  /** Undefined: nothing narrows the list. */
  onReset: (() => void) | undefined;
  source: Source<Row>;
  /** There are no rows to look for. */
  nothing: boolean;
  /** Filters come when they are asked for. */
  narrow: boolean;
  onRemoveMany: (() => void) | undefined;
  /** Saved views, export, column filter; without their words where these do not fit. */
  tools: (wordless: boolean) => ReactNode;
}

/**
 * What a row gives up to stay one: words of the tools and the age of what is shown, the filters, what stands in the
 * segments, own controls, and at last that it is one.
 */
const steps = 5;

/**
 * What there is to do with rows; of an empty list only what it is called and what fills it. As long as that may still come
 * out, it is not seen: its place is kept.
 */
export function Toolbar<Row>({ nothing, ...props }: ToolbarProps<Row>) {
  const { slots } = useContext(ExtensionContext);
  const { title, toolbarStart, toolbarEnd, empty, cacheKey } = props.table;
  // Own controls on the left may be why there are none.
  if (!nothing || toolbarStart) return <Controls {...props} />;
  const end = !empty?.action && toolbarEnd;
  const slot = slots && cacheKey && <slot name="toolbar" />;
  if (!title && !end && !slot) return null;
  return (
    <ToolbarBox $wraps={false}>
      {title}
      <End $wraps={false}>
        {end}
        {slot}
      </End>
    </ToolbarBox>
  );
}

/** Search, filters, segments; right: freshness, refresh, tools, own buttons (look guide, section 6). */
function Controls<Row>({
  table,
  state,
  onChange,
  onReset,
  source,
  narrow,
  onRemoveMany,
  tools,
}: Omit<ToolbarProps<Row>, 'nothing'>) {
  const [filtering, setFiltering] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const level = useFold(box, steps, `${source.loading} ${!table.sums}`);
  const tight = !narrow && level > 0;
  const wraps = narrow || level >= steps;
  /** The filters stand in a pane of their own. */
  const aside = !narrow && level > 1 && !!table.filters?.length;
  /** Own controls stand there as well. */
  const allAside = aside && level > 3;
  const foldable = aside || (narrow && !!(table.filters?.length || table.toolbarStart));
  const folded = foldable && !filtering;
  const setFilter = (name: string, value: string) => {
    const filters = { ...state.filters };
    if (value) filters[name] = value;
    else delete filters[name];
    onChange({ filters });
  };
  const { segments } = table;
  const set = table.filters?.filter(({ name }) => state.filters[name]).length ?? 0;
  const filters = table.filters?.map((filter) => {
    const value = state.filters[filter.name] ?? '';
    const options = withCurrent(optionsOf(filter, source.data), value);
    if (filter.optional && options.length === 0) return null;
    const choose = (next: string) => setFilter(filter.name, next);
    return (
      <span key={filter.name} style={narrow || aside ? undefined : { flex: 'none', width: filter.width ?? 128 }}>
        {filter.render?.(value, choose) ?? (
          <Select
            aria-label={filter.label}
            placeholder={filter.label}
            value={value}
            options={options}
            onChange={choose}
          />
        )}
      </span>
    );
  });
  const { slots } = useContext(ExtensionContext);
  const side = segments && {
    value: state.filters[segments.name] ?? '',
    onChange: (value: string) => setFilter(segments.name, value),
    options: optionsOf(segments, source.data).map((one) => ({
      value: one.value,
      label: withCount(one, source.counted),
    })),
  };
  return (
    <ToolbarBox ref={box} $wraps={wraps} $late={source.loading}>
      {table.title}
      {table.search && (
        <SearchWidth $short={allAside}>
          <SearchBox
            placeholder={table.search}
            value={state.search}
            onChange={(search) => onChange({ search }, true)}
          />
        </SearchWidth>
      )}
      {foldable && (
        <Button
          ref={anchor}
          icon={<ListFilter />}
          aria-label={set > 0 ? `${tableText.filters} ${set}` : tableText.filters}
          title={tableText.filters}
          aria-haspopup={aside ? 'dialog' : undefined}
          aria-expanded={filtering}
          onClick={() => setFiltering(!filtering)}
        >
          {aside && set > 0 ? set : undefined}
        </Button>
      )}
      {aside ? (
        <Popover open={filtering} anchor={anchor} label={tableText.filters} onClose={() => setFiltering(false)}>
          <Folded>
            {filters}
            {allAside && table.toolbarStart}
          </Folded>
        </Popover>
      ) : (
        !folded && filters
      )}
      {side &&
        (level > 2 ? (
          <span style={{ flex: 'none', width: 128 }}>
            <Select aria-label={segments.label} {...side} />
          </span>
        ) : (
          <Segmented label={segments.label} {...side} />
        ))}
      {!(narrow && folded) && !allAside && table.toolbarStart}
      {onReset && (
        <TextButton type="button" onClick={onReset}>
          {tableText.reset}
        </TextButton>
      )}
      <End $wraps={wraps}>
        {table.sums}
        {source.moved ? (
          // Stands where the freshness did, so that nothing beside it moves under the pointer.
          <Moved>
            <TextButton type="button" onClick={source.reorder}>
              {tableText.moved}
            </TextButton>
          </Moved>
        ) : (
          table.every && (
            <Freshness
              live={source.live}
              at={source.updatedAt}
              every={table.every}
              failed={source.error !== undefined}
              compact={tight}
              announced
            />
          )
        )}
        <Button
          icon={<RefreshCw />}
          aria-label={tableText.refresh}
          title={tableText.refresh}
          onClick={() => void source.refresh()}
        />
        {tools(tight)}
        {onRemoveMany && (
          <Button icon={<Trash2 />} onClick={onRemoveMany}>
            {tableText.removeMany}
          </Button>
        )}
        {table.toolbarEnd}
        {slots && table.cacheKey && <slot name="toolbar" />}
        {table.add && (
          <Button icon={<Plus />} onClick={table.add.onSelect}>
            {table.add.label}
          </Button>
        )}
      </End>
    </ToolbarBox>
  );
}

/** The choices of a filter; `data` is the last reply of the list. */
export const optionsOf = (filter: Pick<Filter, 'options'>, data: unknown): readonly Option[] =>
  typeof filter.options === 'function' ? filter.options(data) : filter.options;

/** A value from a link stays visible even when the options do not know it (yet). */
const withCurrent = (options: readonly Option[], current: string | undefined): { value: string; label: string }[] => [
  ...options.map((one) => ({ value: one.value, label: one.label })),
  ...(current && !options.some((one) => one.value === current) ? [{ value: current, label: current }] : []),
];

const withCount = ({ label, count }: Option, counted: number | undefined): string =>
  count === undefined ? label : `${label} ${rowsSaid(count, counted)}`;

const Moved = styled.span`
  flex: none;
  min-width: 128px;
  text-align: right;
`;

const SearchWidth = styled.span<{ $short: boolean }>`
  flex: 1 1 176px;
  min-width: ${({ $short }) => ($short ? 112 : 144)}px;
  max-width: 264px;
`;
