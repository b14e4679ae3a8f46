import { counts } from '../../../../src/text/counts';
import { translate } from '../../../../src/text/words';
import type { boardLinksText } from './board-links.text';

translate<typeof boardLinksText>('board-links', {
  heading: 'Board links',
  intro:
    'A screen that opens the link shows the board without signing in: read only, without device ids or addresses, revocable at any time.',
  add: 'New link',
  name: 'Name',
  nameHelp: 'Such as where the screen hangs',
  namePlaceholder: 'Reception',
  cards: 'Shows',
  days: 'Valid for',
  dayNames: { 0: 'No end', 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
  count: (count) => counts`${count} cards`,
  state: 'State',
  states: { active: 'Valid', expired: 'Expired', revoked: 'Revoked' },
  expires: 'Ends',
  never: 'No end',
  seen: 'Last shown',
  notSeen: 'Never opened',
  revoke: 'Revoke',
  revokeBody: (name) => `Revoke the board link “${name}”?`,
  revokeDetail: 'Screens that show it stop at once, for good.',
  revoked: 'Revoked',
  none: 'No board links yet',
  noneReason: 'Create one and open it in the browser of a TV or a large screen.',
  madeTitle: 'The link is ready',
  madeBody: 'It is shown only once. Copy it now, or scan it with the browser of the screen.',
  madeWarning: 'Whoever has the link sees this content. Do not publish it.',
  open: 'Open board',
});
