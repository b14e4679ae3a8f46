import { useId, type ReactNode } from 'react';
import {
  boardCourses,
  boardFigures,
  boardGrid,
  kindRules,
  longestTileText,
  longestTileTitle,
  mayStand,
  rangesOf,
  screenSeconds,
  settingsOf,
  siteFilters,
  siteOrders,
  type TileSettings,
} from '../../../src/domain/board';
import { useAct } from '../../../src/ui/act';
import { IconButton } from '../../../src/ui/button';
import { optionsOf } from '../../../src/ui/groups';
import { Copy, Trash2 } from '../../../src/ui/icon';
import { Plain } from '../../../src/ui/form/textarea.styles';
import { Input } from '../../../src/ui/input';
import { Select } from '../../../src/ui/select';
import { boardText } from '../shared/board/board.text';
import { kindName } from '../shared/board/frame';
import { useGroups } from './boards.data';
import { changeScreen, type Draft, type Tile } from './boards.model';
import { Field, Panel } from './boards.styles';
import { boardsText as text } from './boards.text';

type Screen = Draft['document']['screens'][number];

interface InspectorProps {
  draft: Draft;
  screen: Screen;
  tile: Tile | undefined;
  onChange: (field: string, draft: Draft) => void;
  onTile: (field: string, id: string, changes: Partial<Tile>) => void;
  onCopy: (tile: Tile) => void;
  onRemove: (tile: Tile) => void;
  onSay: (words: string) => void;
}

/** What can be set on the chosen tile; on the screen while none is chosen. */
export function Inspector(props: InspectorProps) {
  const { draft, screen, tile, onChange } = props;
  if (tile) return <TilePanel key={tile.id} {...props} tile={tile} />;
  const index = draft.document.screens.indexOf(screen);
  const seconds = [5, 10, 15, 20, 30, 45, 60, 120, 300, screenSeconds.most];
  return (
    <Panel aria-label={text.ofScreen}>
      <header>
        <h2>{text.ofScreen}</h2>
      </header>
      <Row label={text.name}>
        {(id) => (
          <Input
            id={id}
            value={screen.name}
            maxLength={longestTileTitle}
            placeholder={text.screenName(index + 1)}
            onChange={(name) => onChange(`name ${screen.id}`, changeScreen(draft, screen.id, { name }))}
          />
        )}
      </Row>
      <Row label={text.seconds}>
        {(id) => (
          <Select
            id={id}
            value={String(screen.seconds)}
            onChange={(value) => onChange('', changeScreen(draft, screen.id, { seconds: Number(value) }))}
            options={[...new Set([...seconds, screen.seconds])]
              .sort((a, b) => a - b)
              .map((value) => ({ value: String(value), label: text.screenSeconds(value) }))}
          />
        )}
      </Row>
      <p>{text.safe}</p>
    </Panel>
  );
}

function TilePanel({ screen, tile, onTile, onCopy, onRemove, onSay }: InspectorProps & { tile: Tile }) {
  const { uses } = kindRules[tile.kind];
  const { settings } = tile;
  const now = settingsOf(tile);
  const { act } = useAct();
  const set = (field: string, changes: TileSettings) =>
    onTile(field, tile.id, { settings: { ...settings, ...changes } as Tile['settings'] });
  const choose = <V extends string>(
    name: keyof TileSettings,
    label: string,
    values: readonly V[],
    words: Readonly<Record<V, string>>,
  ) =>
    (uses as readonly string[]).includes(name) && (
      <Row label={label}>
        {(id) => (
          <Select
            id={id}
            value={String(now[name])}
            onChange={(value) => set('', { [name]: value })}
            options={values.map((value) => ({ value, label: words[value] }))}
          />
        )}
      </Row>
    );
  const ask = () =>
    act(() => Promise.resolve(), {
      confirm: { body: text.removeTileBody(kindName(tile.kind)), detail: text.removeScreenDetail, danger: true },
      then: () => onRemove(tile),
    });
  return (
    <Panel aria-label={kindName(tile.kind)}>
      <header>
        <h2>{kindName(tile.kind)}</h2>
        <IconButton label={text.copyTile} onClick={() => onCopy(tile)}>
          <Copy />
        </IconButton>
        <IconButton label={text.removeTile} onClick={() => void ask()}>
          <Trash2 />
        </IconButton>
      </header>
      {tile.kind !== 'clock' && tile.kind !== 'text' && (uses.length > 0 || tile.kind === 'verdict') && (
        <Row label={text.tileTitle}>
          {(id) => (
            <Input
              id={id}
              value={settings.title ?? ''}
              maxLength={longestTileTitle}
              placeholder={kindName(tile.kind)}
              onChange={(title) => set('title', { title: title || undefined })}
            />
          )}
        </Row>
      )}
      {uses.includes('text') && (
        <Row label={text.text}>
          {(id) => (
            <Plain
              $invalid={false}
              $disabled={false}
              id={id}
              rows={4}
              maxLength={longestTileText}
              value={settings.text ?? ''}
              onChange={(event) => set('text', { text: event.target.value })}
            />
          )}
        </Row>
      )}
      {choose('figure', text.figure, boardFigures, boardText.figures)}
      {choose('course', text.course, boardCourses, boardText.courses)}
      {choose('filter', text.filter, siteFilters, boardText.filters)}
      {uses.includes('group') && <GroupRow value={settings.group ?? ''} onChange={(group) => set('', { group })} />}
      {choose('range', text.range, rangesOf(tile.kind, now.course), boardText.ranges)}
      {choose('order', text.order, siteOrders, text.orders)}
      <h2>{text.place}</h2>
      <div data-pairs>
        {(['x', 'y', 'w', 'h'] as const).map((side) => (
          <Row key={side} label={text[side]}>
            {(id) => (
              <Select
                id={id}
                value={String(tile[side])}
                onChange={(value) => {
                  const place = { x: tile.x, y: tile.y, w: tile.w, h: tile.h, [side]: Number(value) };
                  if (mayStand(screen.tiles, tile, place)) onTile('', tile.id, place);
                  else onSay(text.noRoom);
                }}
                options={Array.from({ length: boardGrid.columns }, (_, i) => {
                  const value = side === 'x' || side === 'y' ? i : i + 1;
                  const place = { x: tile.x, y: tile.y, w: tile.w, h: tile.h, [side]: value };
                  return { value: String(value), label: String(i + 1), disabled: !mayStand(screen.tiles, tile, place) };
                })}
              />
            )}
          </Row>
        ))}
      </div>
      <p>{text.tileHelp}</p>
    </Panel>
  );
}

/** Which sites a tile is about. */
function GroupRow({ value, onChange }: { value: string; onChange: (group: string | undefined) => void }) {
  const { data } = useGroups();
  const options = optionsOf(data ?? []);
  const gone = value !== '' && data !== undefined && !data.some(({ id }) => id === value);
  return (
    <Row label={text.group}>
      {(id) => (
        <Select
          id={id}
          value={value}
          onChange={(group) => onChange(group || undefined)}
          options={[
            { value: '', label: text.allGroups },
            ...(gone ? [{ value, label: text.groupGone }] : []),
            ...options,
          ]}
        />
      )}
    </Row>
  );
}

/** A label beside its box. */
function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Field>
  );
}
