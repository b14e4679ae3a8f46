import { translate } from '../../../src/text/words';
import type { siteConsentText } from './site-consent.text';

translate<typeof siteConsentText>('siteConsent', {
  title: 'Let this site use your account?',
  lead: (account) => `Signed in as ${account}`,
  site: 'Site',
  partner: 'Registered as',
  partnerHelp: 'The site chose this name itself. What counts is the address',
  scopes: 'It may',
  agree: 'Agree and sign in',
  refuse: 'Refuse',
  help: 'The site does not get your password and cannot change your account or pay. This ends after 8 hours, and you can take it back at any time under “Account security → Embedding partners”.',
  gone: 'This sign-in request is no longer valid',
  goneLead: 'Go back to the page and sign in again.',
  done: 'You agreed',
  doneLead: 'Go back to the page.',
  refused: 'You refused',
  refusedLead: 'The site was given nothing.',
});
