import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { honeypotPolicyText } from './honeypot-policy.text';

translate<typeof honeypotPolicyText>('honeypotPolicy', {
  title: 'Decoys',
  note: 'No normal device in the network contacts a decoy: one that does is suspicious.',
  label: 'Honeypot settings',
  enabled: 'Honeypot on',
  enabledHelp: 'When it is off no decoy listens. The settings are kept.',
  decoys: 'Decoys',
  used: (used, most) => `${used} of ${most}`,
  kind: (n) => `Service of decoy ${n}`,
  port: (n) => `Port of decoy ${n}`,
  portHelp: 'Ports 1–65535, each once on a gateway',
  remove: (name) => `Remove ${name}`,
  add: 'Add a decoy',
  full: 'The package holds no more. Upgrade it to add some',
  save: 'Save and send',
  saved: 'Saved; in force once the device has taken it',
  badPort: (n) => `The port of decoy ${n} must be 1–65535`,
  twice: (n) => `The port of decoy ${n} is taken by another`,
  none: 'Add at least one decoy',
  most: (most) => counts`The package holds ${most} decoys`,
  choose: 'Choose a gateway',
  chooseReason: 'Decoys are set for a gateway: choose one from the list.',
  gateway: 'Gateway',
});
