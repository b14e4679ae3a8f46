import { translate } from '../../../src/text/words';
import type { qrConfirmText } from './qr-confirm.text';

translate<typeof qrConfirmText>('qrConfirm', {
  title: 'Confirm sign-in',
  lead: 'A device asks to sign in to this account. If that is not you, refuse.',
  device: 'Device',
  place: 'Place',
  time: 'Asked at',
  left: 'Time left',
  seconds: (count) => `${count} s`,
  confirm: 'Confirm',
  refuse: 'Refuse',
  confirmed: 'Sign-in confirmed',
  confirmedLead: 'Continue at the computer.',
  refused: 'Sign-in refused',
  refusedLead: 'If it was not you, change your password.',
  gone: 'The code has expired',
  goneLead: 'Refresh the code on the computer and scan again.',
  elsewhere: 'This server cannot be confirmed on a page',
  elsewhereLead: 'Scan the code on the computer with the app of your provider and confirm there.',
});
