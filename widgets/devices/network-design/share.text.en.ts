import { translate } from '../../../src/text/words';
import type { shareText } from './share.text';

translate<typeof shareText>('networkDesignShare', {
  share: 'Share',
  title: 'Links',
  intro:
    'Whoever opens a link sees the design and its points without signing in: read only, always as it is now, without device ids and measurements. It can be revoked at any time.',
  days: 'Valid for',
  dayNames: { 0: 'Until revoked', 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
  add: 'New link',
  madeAt: 'Created',
  state: 'State',
  states: { active: 'Valid', expired: 'Expired', revoked: 'Revoked' },
  expires: 'Expires',
  seen: 'Last opened',
  notSeen: 'Never opened',
  revoke: 'Revoke',
  revokeBody: (day) => `Revoke the link made on ${day}?`,
  revokeDetail: 'It stops working at once, for good.',
  revoked: 'Revoked',
  none: 'No links yet',
  noneReason: 'Choose how long it is valid, make a link and send it.',
  madeTitle: 'Link created',
  madeBody: 'It is shown only once: copy it now, or scan it.',
  madeWarning: 'Everybody who has the link can see this design. Do not publish it.',
  open: 'Open the design',
  readOnly: 'Shared design, read only',
  refused: {
    revoked: { title: 'This link does not work', reason: 'It is wrong or was revoked. Ask for a new one.' },
    expired: { title: 'This link has expired', reason: 'Ask for a new one.' },
  },
});
