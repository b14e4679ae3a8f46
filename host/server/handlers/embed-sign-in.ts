import type * as contract from '../../../src/api/contract/embed-sign-in';
import { answerSignIn, askedSignIn, collectSignIn, startSignIn } from '../account/embed/sign-in';
import { embedTokenSeconds } from '../account/embed/tokens';
import type { Handlers } from '../kit/context/handler';
import { endLinks } from './partner-links';

/** Signing in on a partner's page: the person decides in the console, the page gets a token of its own. */
export const embedSignIn: Handlers<typeof contract> = {
  async embedSignInStart(context, input) {
    return { data: { id: await startSignIn(context, input) } };
  },

  async embedSignInAsked(context, { id }) {
    return { data: await askedSignIn(context, id) };
  },

  async embedSignInAnswer(context, { id, scopes }) {
    return { data: await answerSignIn(context, id, scopes, endLinks) };
  },

  async embedSignInToken(context, { code, verifier }) {
    return { data: { ...(await collectSignIn(context, code, verifier)), expires_in: embedTokenSeconds } };
  },
};
