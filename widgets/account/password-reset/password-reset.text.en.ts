import { translate } from '../../../src/text/words';
import type { passwordResetText } from './password-reset.text';

translate<typeof passwordResetText>('passwordReset', {
  title: 'Reset password',
  lead: (account) => `New password for ${account}.`,
  begin: 'Set a password',
  beginLead: (account) => `A password for ${account} completes the registration.`,
  made: 'You are registered',
  madeLead: 'Sign in with your address and this password.',
  submit: 'OK',
  done: 'The password was reset',
  doneLead: 'All devices were signed out. Sign in with the new password.',
  login: 'Sign in',
  gone: 'The link is no longer valid',
  goneLead: 'A link works once, for 30 minutes (24 hours to register). Ask for a new one.',
  again: 'New link',
});
