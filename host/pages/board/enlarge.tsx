import { useEffect, useState } from 'react';
import { isWallboardCard, wallboardCards, type WallboardCard } from '../../../src/domain/wallboard';
import { usePlace } from '../../../src/session/place';
import { cardText } from '../../../src/text/cards.text';
import { Empty } from '../../../src/ui/empty';
import { Select } from '../../../src/ui/select';
import { homeCards } from '../home/cards';
import { BoardScreen } from './board-screen';
import { Stage } from './board.styles';
import { boardText as text } from './board.text';
import { BoardSource, type Board } from './source';

/** Size at which a card reads well on a desk, px: what is enlarged to the screen. */
const sizes: Readonly<Record<WallboardCard, readonly [width: number, height: number]>> = {
  devices: [620, 130],
  users: [460, 130],
  section: [260, 130],
  traffic: [420, 320],
  wireless: [440, 320],
  alarms: [520, 350],
  trend: [900, 400],
  categories: [440, 400],
  'user-model': [1160, 480],
  'traffic-model': [1160, 480],
};

/** Room beside and above a card, px. */
const margin = [48, 112] as const;

/** `/enlarge?card=…`: one card of the board as large as the screen allows, by its name. */
export const EnlargePage = () => <BoardSource>{(board) => <Enlarged board={board} />}</BoardSource>;

function Enlarged({ board }: { board: Board }) {
  const { query, setQuery } = usePlace();
  const inSession = board.link === undefined;
  const allowed = inSession ? wallboardCards : board.cards;
  const name = query.card ?? allowed[0] ?? '';
  const card = isWallboardCard(name) && allowed.includes(name) ? name : undefined;
  const window = useWindow();
  const [width, height] = card ? sizes[card] : [0, 0];
  const zoom = card ? zoomOf([width, height], window) : 1;
  return (
    <BoardScreen
      board={board}
      title={board.link || text.title}
      plain
      choice={
        allowed.length > 0 && (
          <Select
            aria-label={text.card}
            options={allowed.map((value) => ({ value, label: cardText[value] }))}
            value={card ?? ''}
            placeholder={card ? undefined : text.card}
            onChange={(value) => setQuery({ card: value }, { replace: true })}
          />
        )
      }
      back={{ label: text.back, to: `/${inSession ? 'quanping' : 'tv_show'}${location.hash}` }}
    >
      {card ? (
        <Stage>
          {/* Drawn anew for another size: charts measure themselves once they are there. */}
          <div key={`${card}${zoom}`} style={{ width, zoom }}>
            {homeCards.find(({ key }) => key === card)?.node}
          </div>
        </Stage>
      ) : (
        allowed.length > 0 && <Empty kind="nothing" title={text.noCard} reason={text.noCardReason} />
      )}
    </BoardScreen>
  );
}

/** How often a card fits into the window, to a twentieth; never smaller than it is. */
const zoomOf = ([width, height]: readonly [number, number], window: readonly [number, number]): number =>
  Math.max(1, Math.floor(Math.min((window[0] - margin[0]) / width, (window[1] - margin[1]) / height) * 20) / 20);

function useWindow(): readonly [width: number, height: number] {
  const [size, setSize] = useState<readonly [number, number]>(() => [innerWidth, innerHeight]);
  useEffect(() => {
    const follow = () => setSize([innerWidth, innerHeight]);
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return size;
}
