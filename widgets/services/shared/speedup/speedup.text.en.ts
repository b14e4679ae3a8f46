import { counts } from '../../../../src/text/counts';
import { translate } from '../../../../src/text/words';
import type { speedupText } from './speedup.text';
import { knownNames } from '../../../../src/text/known-names.text';

translate<typeof speedupText>('speedup', {
  states: {
    running: 'Running',
    paused: 'Paused',
    waiting: 'Not in force yet',
    empty: 'No member to let through',
    noLine: 'Line closed',
    offline: 'Gateway offline',
    expired: 'Service ended',
  },
  missing: { group: 'There is no such group', member: 'There is no such member' },
  toGroups: 'Back to international speed-up',
  memberStates: { pending: 'Waiting', approved: 'Approved', refused: 'Refused' },
  ms: (ms) => `${ms} ms`,
  loss: (loss) => `loss ${loss}%`,
  measuring: 'The gateway measures',
  unmeasured: 'Not measured',
  failed: 'Measure failed',
  measuredAt: (time) => `measured by the gateway ${time}`,
  add: 'New group',
  edit: 'Change',
  saved: 'Saved and on its way to the gateway',
  gateway: 'Gateway',
  gatewayFull: (name, groups, most) => counts`${name} (${groups} / ${most} groups)`,
  unable: (name) => `${name} (cannot do international speed-up)`,
  name: 'Name of the group',
  line: 'Line',
  lineOf: (region, name, measured) => `${knownNames.line(region, name)} (${measured})`,
  noLines: 'The operator has no line open yet. Groups can be made once there is one',
  mbps: 'Bandwidth (Mbps)',
  mbpsHelp: (most) => `All members together, at most ${most} Mbps in this package`,
  apps: 'Applications over the line',
  appsHelp:
    'The domains of applications are examples put together from what is public, not checked with the makers; complete them below',
  domains: 'Domains over the line',
  domainsHelp: (most) => `One a line, with sub-domains, ${most} at most. All else keeps to the local line`,
  domainsMost: (most) => `[Domains]: ${most} at most`,
  nothing: 'Choose an application or give a domain',
  retry: 'Deliver again',
  retried: 'Delivered again',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'Paused, on its way',
  resumed: 'Goes on, on its way',
  pauseAsk: (name) => `Pause “${name}”?`,
  pauseDetail:
    'Once the gateway confirms, all members are back on the local line. Settings and members stay; the time of the package goes on.',
  upgrade: 'Upgrade to 2.0',
  upgradeAsk: (name) => `Upgrade “${name}” to 2.0?`,
  upgradeDetail:
    'Then each application may have its own lines, chosen automatically; one without a policy keeps to the line of the group. There is no way back to 1.0.',
  upgraded: 'Upgraded to 2.0, being delivered',
  policies: 'Policies',
  remove: 'Remove',
  removeAsk: (name) => `Remove “${name}”?`,
  removeDetail:
    'Members and figures go as well; once the gateway confirms, members are back on the local line. The package stays for new groups.',
  removed: 'Removed, on its way',
});
