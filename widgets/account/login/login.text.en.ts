import { translate } from '../../../src/text/words';
import type { loginText } from './login.text';

translate<typeof loginText>('login', {
  title: 'Sign in',
  ways: 'Ways to sign in',
  account: 'Account',
  code: 'SMS code',
  experience: 'Try SD-WAN',
  experienceHint: 'Sign in with your mobile number to enter the trial.',
  toQr: 'QR code',
  toForm: 'Password',
  name: 'Account',
  namePlaceholder: 'E-mail or mobile number',
  password: 'Password',
  mobile: 'Mobile number',
  remember: 'Keep me signed in for 7 days',
  forgot: 'Forgot password',
  submit: 'Sign in',
  noAccount: 'No account yet?',
  register: 'Register',

  setPassword: {
    title: 'Set a password',
    body: (mobile) => `${mobile} is new here. Set a password to finish registration.`,
    ok: 'OK',
    cancel: 'Cancel',
  },

  twoStep: {
    title: 'Two-step verification',
    body: 'Open your authenticator app and enter the 6-digit code, or enter a recovery code.',
    code: 'Code or recovery code',
    ok: 'Verify and sign in',
    cancel: 'Cancel',
  },

  qr: {
    title: 'Sign in by QR code',
    lead: 'Scan with the Netpane app or the WeChat service account and confirm on the phone.',
    image: 'QR code for signing in',
    steps: [
      ['Open the app', '“Scan” at the top right'],
      ['Scan the code on the left', 'It is valid for 60 seconds'],
      ['Confirm on the phone', 'This page then goes on by itself'],
    ],
    waiting: 'Waiting for the scan',
    scanned: 'Scanned. Confirm on the phone',
    left: (seconds) => `, ${seconds} s left`,
    expired: 'The code has expired',
    refused: 'Refused on the phone',
    failed: 'The code could not be loaded',
    reload: 'Reload',
    loading: 'Loading the code',
  },
});
