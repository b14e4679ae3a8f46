import { useState } from 'react';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Missing } from '../../../src/ui/missing';
import { Skeleton } from '../../../src/ui/skeleton';
import { BoardList } from './board-list';
import type { boardsContract } from './boards.contract';
import { useBoard } from './boards.data';
import { boardsText as text } from './boards.text';

const Editor = lazy(() => import('./editor').then((m) => m.Editor));

/** Boards that are built from widgets: their list, and one of them. */
export function Boards({ board = '', manage = false }: PropsOf<typeof boardsContract>) {
  const { query } = usePlace();
  const id = query.board ?? board;
  return <div part="panel">{id === '' ? <BoardList manage={manage} /> : <One key={id} id={id} manage={manage} />}</div>;
}

function One({ id, manage }: { id: string; manage: boolean }) {
  const { go } = usePlace();
  const { data, error, refresh } = useBoard(id);
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refresh();
    setRound(round + 1);
  };
  if (data) {
    return (
      <Suspense fallback={<Skeleton rows={10} />}>
        <Editor key={round} detail={data} manage={manage} onReload={reload} />
      </Suspense>
    );
  }
  if (!error) return <Skeleton rows={10} />;
  if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
  const back = <Button onClick={() => go({ name: 'cloud_show' })}>{text.toList}</Button>;
  return <Missing title={text.missing} gone="deleted" action={back} />;
}
