import { translate } from '../../../src/text/words';
import type { ticketFormText } from './ticket-form.text';

translate<typeof ticketFormText>('ticketForm', {
  heading: 'New ticket',
  category: 'Category',
  categories: { device: 'Device', network: 'Networking', billing: 'Billing', account: 'Account', other: 'Other' },
  subject: 'Subject',
  text: 'Problem',
  textHelp: 'When it began, which devices, what was tried',
  photos: 'Photos',
  photosHelp: 'At most 6 JPEG, PNG or WebP pictures of up to 5 MB',
  submit: 'Submit',
  done: 'Submitted. Support answers within one working day',
});
