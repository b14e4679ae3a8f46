import { translate } from '../../../src/text/words';
import type { registerText } from './register.text';

translate<typeof registerText>('register', {
  title: 'Register',
  lead: 'With your mobile number; sign in with it and your password afterwards.',
  mobile: 'Mobile number',
  password: 'Password',
  agreeBefore: 'I have read and accept the ',
  protocol: 'terms of use',
  and: ' and the ',
  privacy: 'privacy policy',
  agreeMissing: 'Please read and accept the terms of use and the privacy policy',
  elsewhere: 'Register in the console of the platform, then come back here to sign in.',
  toConsole: 'Go to registration',
  submit: 'Register and sign in',
  byMail: 'Register by e-mail',
  byMobile: 'Register with a mobile number',
  mailLead: 'With your e-mail address: we send a link by which you choose a password.',
  email: 'E-mail',
  sendLink: 'Send link',
  sent: 'The link was sent',
  sentLead: (email) =>
    `Open the link sent to ${email} within 24 hours and choose a password. No mail? Check the spam folder.`,
  again: 'Another address',
  hasAccount: 'Have an account?',
  login: 'Sign in',
});
