import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { boardDetail } from '../../../src/api/contract/board';
import { longestBoardName } from '../../../src/domain/board';
import { usePlace } from '../../../src/session/place';
import { Button, IconButton } from '../../../src/ui/button';
import { usePageName } from '../../../src/ui/page';
import { Drawer } from '../../../src/ui/drawer';
import { useToast } from '../../../src/ui/toast';
import { ChevronLeft, Maximize, Redo2, Share2, Undo2 } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { LinksPanel } from '../shared/board-links/links-panel';
import { kindName } from '../shared/board/frame';
import { Bench, type Mode } from './bench';
import { addTile, changeTile, removeTile, type Kind, type Tile } from './boards.model';
import { Head, Layout } from './boards.styles';
import { boardsText as text } from './boards.text';
import { Inspector } from './inspector';
import { SaveLine } from './save-line';
import { Shelf } from './shelf';
import { Strip } from './strip';
import { useDraft } from './use-draft';

const NewBoard = lazy(() => import('./new-board').then((m) => m.NewBoard));

interface EditorProps {
  detail: DataOf<typeof boardDetail>;
  manage: boolean;
  onReload: () => Promise<unknown>;
}

/** One board: what can be added at the left, its screens in the middle, what can be set at the right. */
export function Editor({ detail, manage, onReload }: EditorProps) {
  const { go, href } = usePlace();
  const toast = useToast();
  const draft = useDraft(detail);
  const { name, document } = draft.now;
  usePageName(detail.name);
  const [shown, setShown] = useState('');
  const [selected, setSelected] = useState('');
  const [mode, setMode] = useState<Mode>('edit');
  const [open, setOpen] = useState<'links' | 'copy'>();
  const [said, say] = useState('');
  const screen = document.screens.find(({ id }) => id === shown) ?? document.screens[0]!;
  const tile = screen.tiles.find(({ id }) => id === selected);
  const editing = manage && mode === 'edit';
  const seconds = document.screens.reduce((sum, one) => sum + one.seconds, 0);
  const add = (kind: Kind, copy?: Tile) => {
    const added = addTile(draft.now, screen, kind, copy);
    if (!added) return toast.warning(text.full);
    draft.change('', added.draft);
    setSelected(added.tile.id);
    say(text.added(kindName(kind)));
  };
  const change = (field: string, id: string, changes: Partial<Tile>) =>
    draft.change(`${field} ${id}`, changeTile(draft.now, screen, id, changes));
  const remove = ({ id, kind }: Tile) => {
    draft.change('', removeTile(draft.now, screen, id));
    setSelected('');
    say(text.removed(kindName(kind)));
  };
  const wall = href({ name: 'quanping', query: { board: detail.id } });
  return (
    <>
      <Head>
        <IconButton label={text.toList} onClick={() => go({ name: 'cloud_show' })}>
          <ChevronLeft />
        </IconButton>
        {manage ? (
          <Input
            aria-label={text.name}
            value={name}
            maxLength={longestBoardName}
            onChange={(value) => draft.change('name', { name: value, document })}
          />
        ) : (
          <b>{name}</b>
        )}
        <small>{text.turns(document.screens.length, seconds)}</small>
        <span>
          {manage && (
            <>
              <IconButton label={text.undo} disabled={!draft.canUndo} onClick={draft.undo}>
                <Undo2 />
              </IconButton>
              <IconButton label={text.redo} disabled={!draft.canRedo} onClick={draft.redo}>
                <Redo2 />
              </IconButton>
            </>
          )}
          {wall && (
            <Button icon={<Maximize />} onClick={() => window.open(wall, '_blank', 'noopener')}>
              {text.play}
            </Button>
          )}
          {manage && (
            <Button icon={<Share2 />} onClick={() => setOpen('links')}>
              {text.share}
            </Button>
          )}
        </span>
      </Head>
      <Layout data-editing={editing}>
        {editing && <Shelf tiles={screen.tiles} onAdd={add} />}
        <div>
          <Bench
            name={name}
            document={document}
            screen={screen}
            mode={mode}
            editable={manage}
            selected={selected}
            onMode={setMode}
            onTheme={(theme) => draft.change('theme', { name, document: { ...document, theme } })}
            onSelect={setSelected}
            onPlace={(one, place) => draft.change(`place ${one.id}`, changeTile(draft.now, screen, one.id, place))}
            onCopy={(one) => add(one.kind, one)}
            onRemove={remove}
            onSay={say}
          />
          <Strip
            draft={draft.now}
            screen={screen}
            editable={manage}
            onChange={draft.change}
            onShow={(id) => {
              setShown(id);
              setSelected('');
            }}
          />
        </div>
        {editing && (
          <Inspector
            draft={draft.now}
            screen={screen}
            tile={tile}
            onChange={draft.change}
            onTile={change}
            onCopy={(one) => add(one.kind, one)}
            onRemove={remove}
            onSay={say}
          />
        )}
      </Layout>
      {manage && <SaveLine draft={draft} onReload={onReload} onCopy={() => setOpen('copy')} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open === 'links' && (
        <Drawer open title={text.share} width={640} onClose={() => setOpen(undefined)}>
          <LinksPanel board={detail.id} />
        </Drawer>
      )}
      <Suspense>
        {open === 'copy' && (
          <NewBoard
            copy={draft.now}
            onClose={() => setOpen(undefined)}
            onMade={(board) => go({ name: 'cloud_show', query: { board } })}
          />
        )}
      </Suspense>
    </>
  );
}
