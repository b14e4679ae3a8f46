import { counts } from '../../../../src/text/counts';
import { translate } from '../../../../src/text/words';
import type { upgradeText } from './upgrade.text';

translate<typeof upgradeText>('upgrade', {
  title: 'Upgrade firmware',
  edit: 'Change the upgrade',
  name: 'Name (optional)',
  version: 'Version',
  option: (version, beta, models) => `${version}${beta ? ' (beta)' : ''}, ${models}`,
  kind: 'Kind',
  kinds: { gateway: 'Gateways', ap: 'APs', switch: 'Switches', firewall: 'Firewalls' },
  scope: 'Devices',
  scopes: { all: 'All', group: 'A group', model: 'A model' },
  group: 'Group',
  model: 'Model',
  when: 'When',
  whens: { now: 'Now', later: 'Later' },
  day: 'Day',
  clock: 'Time',
  zone: 'Beijing time (UTC+8)',
  zoneOwn: (own) => `Beijing time (UTC+8), that is ${own} here`,
  least: (minutes) => counts`At least ${minutes} minutes from now`,
  rollout: 'In steps',
  rollouts: { once: 'All at once', half: '10%, then all', staged: '10%, 50%, 100%' },
  rolloutHelp: 'A step begins when the former one is over',
  soak: 'Observe after each step',
  soakNone: 'Not at all',
  soakHelp: 'A device that is not back after its upgrade counts as failed',
  soakFor: (minutes) =>
    minutes < 60
      ? counts`${minutes} minutes`
      : minutes < 1440
        ? counts`${minutes / 60} hours`
        : `${minutes / 1440} day`,
  stop: 'Stop by itself',
  stopNever: 'Never',
  stopAt: (percent) => `When ${percent}% of a step fail`,
  offline: 'Devices that are offline',
  offlineSkip: 'Skip',
  offlineWait: (hours) => (hours < 24 ? counts`Wait ${hours} hours` : counts`Wait ${hours / 24} days`),
  interrupts: 'Devices restart; their networks are down for about 3 minutes.',
  checking: 'Checking the devices…',
  fit: (fit, total) => `${fit} of ${total} will be upgraded`,
  parts: {
    offline: (n) => `${n} of them offline`,
    newer: (n) => `${n} going back to an older one`,
    already: (n) => `${n} already on it`,
    unsupported: (n) => `${n} without such a version`,
  },
  downgrades: (n) => `Type ${n} to confirm going back`,
  downgradesHelp: (n) => counts`${n} devices go back to an older version; newer features and settings may be lost`,
  none: 'None of the devices needs it, or has such a version',
  start: 'Upgrade',
  save: 'Save',
});
