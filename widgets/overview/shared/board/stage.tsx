import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  figuresOf,
  screenAt,
  screenOfSites,
  shiftAt,
  type BoardDocument,
  type BoardTile,
} from '../../../../src/domain/board';
import { useSites } from './board.data';
import { boardText as text } from './board.text';
import { Canvas, picture } from './canvas';
import { Said } from './canvas.styles';
import { BoardFoot } from './foot';
import { FreshContext, freshScreen } from './fresh';

interface StageProps {
  name: string;
  document: BoardDocument;
  /** Room, px. */
  width: number;
  height: number;
  simulated: boolean;
  /** Without the line below. */
  bare?: boolean;
}

/** A board as it hangs on a wall: one screen after the other, moved a little so that nothing burns in. */
export function Stage({ name, document, width, height, simulated, bare = false }: StageProps) {
  const { screens, theme } = document;
  const [fresh] = useState(freshScreen);
  const [down, setDown] = useState<Readonly<Record<string, number>>>({});
  const held = document.stays && Object.values(down).some((count) => count > 0) ? screenOfSites(screens) : -1;
  const { index, turnTo } = useTurn(document, held);
  const shift = useShift();
  const tell = useCallback((group: string, count: number) => setDown((all) => ({ ...all, [group]: count })), []);
  const zoom = Math.max(0.1, Math.min(width / picture.width, height / picture.height));
  const screen = screens[index];
  const turn = screens.length > 1 ? { index, count: screens.length, onTurn: turnTo } : undefined;
  return (
    <FreshContext value={fresh}>
      {document.stays &&
        sitesOf(document).map((tile) => <Watch key={tile.settings.group ?? ''} tile={tile} onDown={tell} />)}
      <Canvas
        key={screen?.id}
        tiles={screen?.tiles ?? []}
        theme={theme}
        zoom={zoom}
        width={width / zoom}
        height={height / zoom}
        shift={shift}
        foot={
          !(bare && turn === undefined) && (
            <BoardFoot
              name={[name, screen?.name].filter(Boolean).join(' · ')}
              fresh={fresh}
              simulated={simulated}
              turn={turn}
              bare={bare}
            />
          )
        }
      >
        {screen?.tiles.length === 0 && <Said>{text.empty}</Said>}
      </Canvas>
    </FreshContext>
  );
}

/** A tile that tells of sites for each group that the board tells of. */
function sitesOf({ screens }: BoardDocument): BoardTile[] {
  const tiles = screens.flatMap((screen) => screen.tiles).filter((tile) => figuresOf(tile)?.name === 'sites');
  return [...new Map(tiles.map((tile) => [tile.settings.group ?? '', tile])).values()];
}

/** Looks after the sites of a group also while no tile on the screen tells of them. */
function Watch({ tile, onDown }: { tile: BoardTile; onDown: (group: string, count: number) => void }) {
  const count = useSites(tile).data?.down ?? 0;
  const group = tile.settings.group ?? '';
  useEffect(() => {
    onDown(group, count);
    return () => onDown(group, 0);
  }, [group, count, onDown]);
  return null;
}

/** Milliseconds for which a screen that somebody turned to stands. */
const turnedFor = 60_000;

/**
 * Which screen stands now. By the clock, so that several walls show the same; at the sites while one is down; at the
 * one that somebody turned to for a minute. Where motion is not wanted it stands until somebody turns.
 */
function useTurn({ screens, turning }: BoardDocument, held: number) {
  const [index, setIndex] = useState(0);
  const [turned, setTurned] = useState<number>();
  const still = useSyncExternalStore(followMotion, () => motion()?.matches ?? false);
  useEffect(() => {
    if (turned === undefined) return;
    const timer = setTimeout(() => setTurned(undefined), turnedFor);
    return () => clearTimeout(timer);
  }, [turned]);
  useEffect(() => {
    if (turned !== undefined || held >= 0 || !turning || still || screens.length < 2) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const { index: now, left } = screenAt(screens, Date.now());
      setIndex(now);
      timer = setTimeout(next, left);
    };
    next();
    return () => clearTimeout(timer);
  }, [screens, turning, still, held, turned]);
  const shown = turned ?? (held >= 0 ? held : index);
  const turnTo = (to: number) => {
    setIndex(to);
    setTurned(to);
  };
  return { index: shown < screens.length ? shown : 0, turnTo };
}

const motion = () => (typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined);

function followMotion(changed: () => void): () => void {
  const query = motion();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** How far the picture is moved now; another place every minute. */
function useShift(): readonly [number, number] {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return shiftAt(now);
}
