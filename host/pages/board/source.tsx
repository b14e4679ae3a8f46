import { useMemo, type ReactNode } from 'react';
import { ClientContext } from '../../../src/api';
import { wallboardDefault, type WallboardCard } from '../../../src/domain/wallboard';
import { useSession } from '../../../src/session';
import { PlaceContext, usePlace, type Place } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { loginPath } from '../../guard';
import { currentTarget, go } from '../../navigation';
import { SectionContext } from '../home/cards';
import { Whole } from './board.styles';
import { boardText as text } from './board.text';
import { useKey, useWallboard } from './wallboard';

/** What a board is about. */
export interface Board {
  /** Name of the link it is shown by; undefined in the account's own session. */
  link: string | undefined;
  /** Cards that may be shown; all of them in a session. */
  cards: readonly WallboardCard[];
  /** True: the link shows a board of the builder. */
  built?: boolean;
}

interface SourceProps {
  children: (board: Board) => ReactNode;
}

/**
 * Gives a board its data: by the key in the address, where there is one, else of the session. A link shows what it was
 * made for, whoever is logged in.
 */
export function BoardSource({ children }: SourceProps) {
  const key = useKey();
  const { token } = useSession();
  if (key) return <ByKey key={key} boardKey={key} children={children} />;
  if (token) return children({ link: undefined, cards: wallboardDefault });
  return (
    <Whole data-np-theme="BLACK">
      <h1 hidden>{text.title}</h1>
      <Empty
        kind="forbidden"
        title={text.signIn.title}
        reason={text.signIn.reason}
        action={
          <Button variant="primary" onClick={() => go(loginPath(currentTarget()))}>
            {text.signIn.action}
          </Button>
        }
      />
    </Whole>
  );
}

function ByKey({ boardKey, children }: SourceProps & { boardKey: string }) {
  const { client, entered, refused } = useWallboard(boardKey);
  const place = useStill();
  if (refused) {
    return (
      <Whole data-np-theme="BLACK">
        <h1 hidden>{text.title}</h1>
        <div role="alert">
          <Empty kind="forbidden" {...text.refused[refused]} />
        </div>
      </Whole>
    );
  }
  return (
    <ClientContext value={client}>
      <PlaceContext value={place}>
        <SectionContext value={entered?.home_section}>
          {entered
            ? children({ link: entered.name, cards: entered.cards, built: entered.board === true })
            : children({ link: '', cards: [] })}
        </SectionContext>
      </PlaceContext>
    </ClientContext>
  );
}

/** The place without ways out: whoever looks at a wall has no console behind it. */
function useStill(): Place {
  const place = usePlace();
  return useMemo(() => ({ ...place, href: () => undefined, go: () => undefined, still: true }), [place]);
}
