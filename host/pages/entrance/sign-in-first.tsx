import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { loginPath } from '../../guard';
import { currentTarget, go } from '../../navigation';
import { Middle } from '../notices';
import { signInFirstText } from './sign-in-first.text';

/** An open page that can do nothing for a visitor without a session; login leads back to it. */
export const SignInFirst = (words: { title: string; reason: string }) => (
  <Middle>
    <Empty
      kind="forbidden"
      {...words}
      action={
        <Button variant="primary" size="lg" onClick={() => go(loginPath(currentTarget()))}>
          {signInFirstText.signIn}
        </Button>
      }
    />
  </Middle>
);
