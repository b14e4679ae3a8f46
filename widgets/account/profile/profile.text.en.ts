import { translate } from '../../../src/text/words';
import type { profileText } from './profile.text';

translate<typeof profileText>('profile', {
  heading: 'Profile',
  account: 'Account',
  created: 'Registered',
  qq: 'QQ',
  noQq: 'Not given',
  editQq: 'Edit QQ',
  saveQq: 'Save',
  cancel: 'Cancel',
  qqInvalid: '[QQ] is invalid. It has 5–12 digits',
  qqHelp: 'Enter saves, Esc cancels',
  mobile: 'Mobile number',
  noMobile: 'Not bound',
  changeMobile: 'Change',
  bindMobile: 'Bind',
  code: 'Bind code',
  codeHelp: 'Enter it on the local page of a device, and the device is bound to this account.',
  documents: 'Documents',
  protocol: 'Terms of use',
  privacy: 'Privacy policy',
  saved: 'Saved',
});
