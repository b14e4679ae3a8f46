import { translate } from '../../../src/text/words';
import type { siteLoginText } from './site-login.text';

translate<typeof siteLoginText>('siteLogin', {
  lead: 'Sign in in a new window and choose what this site may see. It does not get your password.',
  leadInPlace:
    'Sign in on the platform, choose what this site may see, and come back here. This site does not get your password.',
  go: 'Go to sign-in',
  waiting: 'Sign in and agree in the window that opened',
  cancel: 'Cancel',
  blocked: 'The browser blocked the sign-in window. Allow windows of this site and try again',
  closed: 'The sign-in window was closed. You are not signed in',
  refused: 'You did not agree. You are not signed in',
  noPartner: 'This site has not named its partner number (partner), so nobody can sign in here',
  insecure: 'This site does not use https, so nobody can sign in here',
  signed: 'Signed in',
  signedLead: 'This site may see what you agreed to. You can take that back under “Embedding partners” at any time.',
  out: 'Sign out',
});
