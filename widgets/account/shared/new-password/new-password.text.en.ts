import { translate } from '../../../../src/text/words';
import type { newPasswordText } from './new-password.text';

translate<typeof newPasswordText>('newPassword', {
  fresh: 'New password',
  rule: '8–16 characters: letters, digits and ~!@#$%^&*?. of at least two kinds',
  confirm: 'Repeat password',
});
