import { translate } from '../../text/words';
import type { newLinkText } from './new-link.text';

translate<typeof newLinkText>('newLink', {
  address: 'Link',
  qr: 'QR code of the link',
  copy: 'Copy link',
  close: 'I have kept it',
});
