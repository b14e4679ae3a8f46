import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { boardDetail, boardShown } from '../../../src/api/contract/board';
import { complex } from '../../../src/api/contract/stats';
import { boardGrid, type BoardDocument } from '../../../src/domain/board';
import type { PropsOf } from '../../../src/element/contract';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stage } from '../shared/board/stage';
import { useRoom } from '../shared/board/use-room';
import type { boardViewContract } from './board-view.contract';
import { boardViewText as text } from './board-view.text';

/** Milliseconds between two looks at whether the board was changed. */
const every = 30_000;

/** A board as it hangs on a wall. It keeps what it shows while the connection is lost. */
export function BoardView({ board = '', tile = '', bare = false, shown: given }: PropsOf<typeof boardViewContract>) {
  // A page without types may hand over anything.
  const shown = given?.document?.screens ? given : undefined;
  const own = useRead(boardDetail, board && !shown ? { id: board } : null, { every });
  const linked = useRead(boardShown, board || shown ? null : {}, { every });
  const { data: summary } = useRead(complex, {}, { every: 60_000 });
  const { room, size } = useRoom();
  const read = board ? own : linked;
  const gone = read.error?.kind === 'notFound';
  const data = shown ?? (gone ? undefined : read.data);
  const document = data && (tile ? enlarged(data.document, tile) : data.document);
  return (
    <Room ref={room} part="panel">
      {document && data && document.screens.length > 0 && size && (
        <Stage
          name={data.name}
          document={document}
          width={size[0]}
          height={size[1]}
          bare={bare}
          simulated={summary?.simulated === true}
        />
      )}
      {document?.screens.length === 0 && (
        <Empty kind="nothing" title={tile ? text.noTile : text.nothing} reason={text.nothingReason} />
      )}
      {!data && gone && <Empty kind="nothing" title={text.gone} reason={text.goneReason} />}
      {!data && !gone && read.error && <Failed error={read.error} onRetry={() => void read.refresh()} />}
      {!data && !read.error && <Skeleton rows={6} />}
    </Room>
  );
}

/** One tile over the whole screen. */
function enlarged(document: BoardDocument, id: string): BoardDocument {
  const tile = document.screens.flatMap(({ tiles }) => tiles).find((one) => one.id === id);
  const whole = { x: 0, y: 0, w: boardGrid.columns, h: boardGrid.rows };
  const screens = tile ? [{ id, name: '', seconds: 60, tiles: [{ ...tile, ...whole }] }] : [];
  return { ...document, turning: false, stays: false, screens };
}

const Room = styled.div`
  width: 100%;
  height: 100%;
  min-height: 180px;
  aspect-ratio: 16 / 9;
  max-width: 100%;
  overflow: hidden;
`;
