import { translate } from '../../../src/text/words';
import type { loginHistoryText } from './login-history.text';

translate<typeof loginHistoryText>('loginHistory', {
  heading: 'Sign-in history',
  note: 'Last 90 days',
  at: 'Time',
  method: 'Method',
  methods: { password: 'Password', sms: 'SMS code', qr: 'QR code', register: 'Registration' },
  result: 'Result',
  ok: 'Succeeded',
  failed: 'Failed',
  device: 'Device',
  place: 'Place',
  none: 'No sign-ins',
  noneReason: 'Time, place and device of each sign-in are written here.',
});
