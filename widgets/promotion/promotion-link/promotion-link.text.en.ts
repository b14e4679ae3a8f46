import { translate } from '../../../src/text/words';
import type { promotionLinkText } from './promotion-link.text';

translate<typeof promotionLinkText>('promotionLink', {
  heading: (name) => `Promote ${name}`,
  plain: 'Your link',
  help: 'Customers who register by this code or link and pay earn you a commission',
  save: 'Save QR code',
  saved: 'QR code saved',
  link: 'Your link',
  copy: 'Copy',
  product: 'Product',
  qr: (name) => `QR code for ${name}`,
  file: (code) => `QR code ${code}.png`,
  none: 'Nothing to promote yet',
  noneReason: 'Once services may be recommended, links to them are made here.',
});
