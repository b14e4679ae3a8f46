import { translate } from '../text/words';
import type { accessText } from './access.text';

translate<typeof accessText>('access', {
  expired: {
    title: 'The access token has expired',
    help: 'The site did not renew it in time. Retry, or reload the page',
  },
  revoked: { title: 'Access was revoked', help: 'This site may no longer show this. Ask its administrator' },
  origin: {
    title: 'This site may not show this',
    help: 'Its administrator registers its origin under “Embedding partners”',
  },
  scope: { title: 'This site may not see this', help: 'Its administrator ticks this scope under “Embedding partners”' },
  account: {
    title: 'The account is not granted to this site',
    help: 'The owner of the account allows it under “Embedding partners”',
  },
  token: { title: 'No access token', help: 'The site gave none for now. Try again later' },
  lacking: (scope) => `Missing: ${scope}`,
  retry: 'Retry',
});
