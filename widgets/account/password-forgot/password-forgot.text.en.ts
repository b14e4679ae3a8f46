import { translate } from '../../../src/text/words';
import type { passwordForgotText } from './password-forgot.text';

translate<typeof passwordForgotText>('passwordForgot', {
  title: 'Forgot password',
  lead: 'Enter the e-mail or mobile number of the account and we send a link.',
  account: 'Account',
  placeholder: 'E-mail or mobile number',
  submit: 'Send link',
  back: 'Back to sign-in',
  sent: 'The link was sent',
  sentLead: (account) =>
    `If ${account} has an account, a link arrives within minutes. It works once, within 30 minutes.`,
  sentHint: 'Nothing there? Look into the junk folder, or check the account.',
  again: 'Another account',
});
