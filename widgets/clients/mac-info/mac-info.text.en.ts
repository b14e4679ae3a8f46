import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { macInfoText } from './mac-info.text';

translate<typeof macInfoText>('macInfo', {
  label: 'MAC address',
  search: 'Look up',
  example: 'for example a4:39:b3:0c:55:af',
  vendor: 'Vendor',
  looking: 'looking up',
  privateMac: 'Random or locally administered: no vendor is registered',
  unknown: 'Not in the table of vendors',
  start: 'Enter a MAC address',
  startReason: 'Its vendor, when it was first and last seen, where, and its history.',
  none: 'Never seen',
  noneReason: 'It was on no network of this account and is none of its devices.',
  devices: 'Devices of the account',
  kinds: { gateway: 'Gateway', ap: 'AP', switch: 'Switch', firewall: 'Firewall' },
  online: 'Online',
  offline: 'Offline',
  seenIn: (count) => counts`Seen in ${count} networks`,
});
