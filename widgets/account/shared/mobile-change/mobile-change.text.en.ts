import { translate } from '../../../../src/text/words';
import type { mobileChangeText } from './mobile-change.text';

translate<typeof mobileChangeText>('mobileChange', {
  title: 'Change mobile number',
  bindTitle: 'Bind mobile number',
  steps: ['Verify current number', 'Bind new number', 'Done'],
  step: (number, name) => `Step ${number}, ${name}`,
  mobile: 'Mobile number',
  currentHelp: (masked) => `Enter the full number bound now: ${masked}`,
  sms: 'SMS code',
  next: 'Next',
  bind: 'Bind',
  done: (masked) => `${masked} is bound now`,
  doneHint: 'Use the new number for codes and sign-in from now on.',
  close: 'Done',
});
