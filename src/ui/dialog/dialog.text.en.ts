import { translate } from '../../text/words';
import type { dialogText } from './dialog.text';

translate<typeof dialogText>('dialog', {
  close: 'Close',
  confirm: 'OK',
  cancel: 'Cancel',
  warning: 'Warning',
  question: 'Do you want to go on?',
  typeToConfirm: (word) => `Type “${word}” to confirm`,
});
