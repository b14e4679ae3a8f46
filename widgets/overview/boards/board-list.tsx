import { useState } from 'react';
import { boards, type Board } from '../../../src/api/contract/board';
import { relative } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { useRemove } from './boards.data';
import { boardsText as text } from './boards.text';

const NewBoard = lazy(() => import('./new-board').then((m) => m.NewBoard));

/** Boards of the account. */
export function BoardList({ manage }: { manage: boolean }) {
  const { go } = usePlace();
  const { run: remove } = useRemove();
  const [adding, setAdding] = useState(false);
  const open = (board: string) => go({ name: 'cloud_show', query: { board } });
  return (
    <>
      {manage && (
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        </PageActions>
      )}
      <DataTable<Board>
        label={text.title}
        endpoint={boards}
        columns={shape()}
        cacheKey="boards"
        rowName={({ name }) => name}
        search={text.search}
        exportName={text.title}
        onOpen={({ id }) => open(id)}
        {...(manage && {
          remove: ({ id }: Board) => remove({ ids: [id] }),
          removeDetail: text.removeDetail,
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>{adding && <NewBoard onClose={() => setAdding(false)} onMade={open} />}</Suspense>
    </>
  );
}

const shape = perLanguage<readonly Column<Board>[]>(() =>
  columns<Board>([
    { key: 'name', title: text.name, width: 220, grow: 1, strong: true, fixed: true },
    { key: 'screens', title: text.screens, width: 88, align: 'right' },
    { key: 'tiles', title: text.tiles, width: 88, align: 'right' },
    { key: 'links', title: text.links, width: 104, align: 'right' },
    {
      key: 'seen_at',
      title: text.seen,
      width: 144,
      text: (row) => (row.seen_at ? relative(row.seen_at) : text.notSeen),
    },
    { key: 'updated_at', title: text.changed, width: 168, at: (row) => row.updated_at },
  ]),
);
