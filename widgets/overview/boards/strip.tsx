import { boardGrid } from '../../../src/domain/board';
import { Grip, useArrange } from '../../../src/ui/arrange';
import { IconButton } from '../../../src/ui/button';
import { Copy, Plus, Trash2 } from '../../../src/ui/icon';
import { Switch } from '../../../src/ui/switch';
import { useToast } from '../../../src/ui/toast';
import { useAct } from '../../../src/ui/act';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { addScreen, arrangeScreen, removeScreen, type Draft, type Tile } from './boards.model';
import { Film } from './boards.styles';
import { boardsText as text } from './boards.text';

type Screen = Draft['document']['screens'][number];

interface StripProps {
  draft: Draft;
  screen: Screen;
  editable: boolean;
  onChange: (field: string, draft: Draft) => void;
  onShow: (id: string) => void;
}

/** The screens of a board in their order, and whether they come in turn. */
export function Strip({ draft, screen, editable, onChange, onShow }: StripProps) {
  const { document } = draft;
  const { screens, turning, stays } = document;
  const toast = useToast();
  const { act } = useAct();
  const nameOf = (id: string) => {
    const index = screens.findIndex((one) => one.id === id);
    return screens[index]?.name || text.screenName(index + 1);
  };
  const arranging = useArrange({
    ids: screens.map(({ id }) => id),
    nameOf,
    onMove: (id, place) => onChange('', arrangeScreen(draft, id, place)),
  });
  const add = (copy?: Screen) => {
    const added = addScreen(draft, copy);
    if (!added) return toast.warning(text.screensMost);
    onChange('', added.draft);
    onShow(added.id);
  };
  const set = (changes: Partial<Draft['document']>) =>
    onChange('', { ...draft, document: { ...document, ...changes } });
  const remove = () =>
    act(() => Promise.resolve(), {
      confirm: { body: text.removeScreenBody(nameOf(screen.id)), detail: text.removeScreenDetail, danger: true },
      then: () => onChange('', removeScreen(draft, screen.id)),
    });
  return (
    <Film>
      {editable && (
        <div>
          <Switch label={text.carousel} checked={turning} onChange={(next) => set({ turning: next })} />
          <Switch label={text.stays} checked={stays} onChange={(next) => set({ stays: next })} />
          <span>
            <IconButton label={text.copyScreen} onClick={() => add(screen)}>
              <Copy />
            </IconButton>
            <IconButton label={text.removeScreen} disabled={screens.length < 2} onClick={() => void remove()}>
              <Trash2 />
            </IconButton>
          </span>
        </div>
      )}
      <ol ref={arranging.list} aria-label={text.screenList}>
        {screens.map((one) => (
          <li key={one.id} data-over={arranging.over === one.id} {...arranging.line(one.id)}>
            <button type="button" aria-current={one.id === screen.id} onClick={() => onShow(one.id)}>
              <Thumb tiles={one.tiles} />
              <span>
                <b>{nameOf(one.id)}</b> {text.screenSeconds(one.seconds)}
              </span>
            </button>
            {editable && screens.length > 1 && <Grip arranging={arranging} id={one.id} />}
          </li>
        ))}
        {editable && (
          <li>
            <IconButton label={text.addScreen} onClick={() => add()}>
              <Plus />
            </IconButton>
          </li>
        )}
      </ol>
      <VisuallyHidden role="status">{arranging.said}</VisuallyHidden>
    </Film>
  );
}

/** A screen, small. */
const Thumb = ({ tiles }: { tiles: readonly Tile[] }) => (
  <svg viewBox={`0 0 ${boardGrid.columns * 16} ${boardGrid.rows * 9}`} width="128" height="72" aria-hidden="true">
    {tiles.map(({ id, x, y, w, h }) => (
      <rect key={id} x={x * 16 + 1.5} y={y * 9 + 1.5} width={w * 16 - 3} height={h * 9 - 3} />
    ))}
  </svg>
);
