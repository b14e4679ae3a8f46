import { styled } from 'styled-components';
import { useSession } from '../../../src/session';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { loginPath } from '../../guard';
import { go } from '../../navigation';
import { BoardPage } from './board';
import { boardText as text } from './board.text';

/** `/tv_show`: the board on a television. The path is public, its data are not: without a session it asks to log in. */
export function TvBoardPage() {
  const { token: session } = useSession();
  if (session) return <BoardPage />;
  return (
    <Whole data-np-theme="BLACK">
      <h1 hidden>{text.title}</h1>
      <Empty
        kind="forbidden"
        title={text.signIn.title}
        reason={text.signIn.reason}
        action={
          <Button variant="primary" onClick={() => go(loginPath('/tv_show'))}>
            {text.signIn.action}
          </Button>
        }
      />
    </Whole>
  );
}

const Whole = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  background: ${token('surface-canvas')};
`;
