import { boardOfCards } from '../../../src/domain/board';
import { isWallboardCard, wallboardCards } from '../../../src/domain/wallboard';
import { usePlace } from '../../../src/session/place';
import { cardText } from '../../../src/text/cards.text';
import { Empty } from '../../../src/ui/empty';
import { Select } from '../../../src/ui/select';
import { BoardView } from '../../../widgets/overview/board-view';
import { BuiltBoard } from './board';
import { BoardScreen } from './board-screen';
import { Fill } from './board.styles';
import { boardText as text } from './board.text';
import { BoardCards } from './cards';
import { BoardSource, type Board } from './source';

/** `/enlarge?card=…` and `/enlarge?board=…&tile=…`: one part of a board as large as the screen allows. */
export const EnlargePage = () => <BoardSource>{(board) => <Enlarged board={board} />}</BoardSource>;

function Enlarged({ board }: { board: Board }) {
  const { query, setQuery } = usePlace();
  const inSession = board.link === undefined;
  if (board.built || (inSession && query.board)) {
    return <BuiltBoard board={inSession ? query.board : ''} tile={query.tile ?? ''} />;
  }
  const allowed = inSession ? wallboardCards : board.cards;
  const name = query.card ?? allowed[0] ?? '';
  const card = isWallboardCard(name) && allowed.includes(name) ? name : undefined;
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
        <Fill>
          <BoardCards>
            <BoardView key={card} bare shown={{ name: cardText[card], document: boardOfCards([card]) }} />
          </BoardCards>
        </Fill>
      ) : (
        allowed.length > 0 && <Empty kind="nothing" title={text.noCard} reason={text.noCardReason} />
      )}
    </BoardScreen>
  );
}
