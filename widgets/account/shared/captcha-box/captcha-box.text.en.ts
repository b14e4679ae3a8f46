import { translate } from '../../../../src/text/words';
import type { captchaBoxText } from './captcha-box.text';

translate<typeof captchaBoxText>('captchaBox', {
  label: 'Captcha',
  sms: 'SMS code',
  smsHelp: 'The code was sent. See your phone. At most 5 a day.',
});
