import { translate } from '../../../src/text/words';
import type { passwordResetText } from './password-reset.text';

translate<typeof passwordResetText>('passwordReset', {
  title: 'Reset password',
  lead: (account) => `New password for ${account}.`,
  submit: 'OK',
  done: 'The password was reset',
  doneLead: 'All devices were signed out. Sign in with the new password.',
  login: 'Sign in',
  gone: 'The link is no longer valid',
  goneLead: 'A link is valid for 30 minutes and once. Ask for a new one.',
  again: 'New link',
});
