import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { sessionListText } from './session-list.text';

translate<typeof sessionListText>('sessionList', {
  heading: 'Signed-in devices',
  note: (count) => counts`${count} devices`,
  others: 'Sign out all others',
  device: 'Device',
  current: 'This device',
  place: 'Place',
  seen: 'Last used',
  since: 'Signed in',
  expires: 'Ends',
  end: 'Sign out',
  askOne: (device) => `Sign out ${device}?`,
  askOthers: 'Sign out everywhere but here?',
  detail: 'Those devices have to sign in again.',
  ended: (count) => counts`${count} devices signed out`,
  none: 'No other devices',
  noneReason: 'Once another phone or computer signs in it is shown here and can be signed out.',
});
