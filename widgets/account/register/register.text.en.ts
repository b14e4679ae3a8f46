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
  submit: 'Register and sign in',
  hasAccount: 'Have an account?',
  login: 'Sign in',
});
