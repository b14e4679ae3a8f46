import { translate } from '../../../src/text/words';
import type { afterSaleFormText } from './after-sale-form.text';

translate<typeof afterSaleFormText>('afterSaleForm', {
  heading: 'After-sales request',
  kind: 'Kind of service',
  kinds: { repair: 'Repair', replace: 'Replacement', return: 'Return' },
  product: 'Product model',
  productExample: 'NP-R620',
  serial: 'Serial number',
  serialHelp: 'See the label under the device: 6–32 letters, digits or hyphens',
  serialInvalid: '[Serial number] is invalid. It has 6–32 letters, digits or hyphens',
  reason: 'Problem',
  reasonHelp: 'When it began and what was tried',
  reasonShort: '[Problem] needs at least 5 characters',
  photos: 'Photos',
  photosHelp: 'At most 6 JPEG, PNG or WebP pictures of up to 5 MB',
  contact: 'Contact',
  mobile: 'Mobile number',
  address: 'Address',
  addressHelp: 'Where the device goes back to',
  submit: 'Submit',
  save: 'Save changes',
  saved: 'The request was submitted',
  locked: 'The request is being handled and can no longer be changed.',
});
