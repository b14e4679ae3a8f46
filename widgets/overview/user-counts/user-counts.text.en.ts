import { translate } from '../../../src/text/words';
import type { userCountsText } from './user-counts.text';

translate<typeof userCountsText>('userCounts', {
  label: 'Users',
  auth: 'Authenticated now',
  online: 'Online now',
  authToday: 'Authenticated today',
  onlineToday: 'Online today',
  times: (count) => count,
  spoken: (what, values) => `${what}, by hour today: ${values.length > 0 ? values.join(', ') : 'no data'}`,
});
