import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { firmwareCampaignsText } from './firmware-campaigns.text';

translate<typeof firmwareCampaignsText>('firmwareCampaigns', {
  heading: 'Upgrades',
  create: 'New upgrade',
  created: 'The upgrade began',
  planned: 'The upgrade is planned',
  saved: 'Saved',
  none: 'No upgrades yet',
  noneReason: 'The progress of every step and the result of every device are shown here.',

  name: 'Upgrade',
  version: 'Version',
  state: 'State',
  states: { scheduled: 'Planned', running: 'Running', paused: 'Paused', done: 'Done', cancelled: 'Cancelled' },
  allStates: 'All',
  progress: 'Progress',
  of: (done, total) => `${done} / ${total}`,
  results: 'Done / failed / skipped',
  startsAt: 'Start (Beijing time)',
  actor: 'By',

  detail: 'Upgrade',
  about: 'Plan',
  start: 'Start',
  zone: (at) => `${at} (Beijing time)`,
  until: 'Waits for offline devices until',
  notWaiting: 'They are skipped',
  soak: 'Observes after each step',
  soakNone: 'Not at all',
  soakFor: (minutes) =>
    minutes < 60
      ? counts`${minutes} minutes`
      : minutes < 1440
        ? counts`${minutes / 60} hours`
        : `${minutes / 1440} day`,
  soaking: (until) => `observing until ${until}`,
  stop: 'Stops by itself',
  stopAt: (percent) => `When ${percent}% of a step fail`,
  never: 'Never',
  offline: (count) => `${count} offline, will go on when back`,
  running: (count) => `${count} upgrading`,
  waiting: (count) => `${count} waiting`,
  waves: 'Steps',
  wave: (number, end) => `Step ${number}, up to ${end}%`,
  waveResult: (success, failed, skipped) => `${success} done, ${failed} failed, ${skipped} skipped`,
  now: 'under way',

  devices: 'Devices',
  search: 'Name, GWID',
  device: 'Device',
  batch: 'Step',
  batchOf: (number) => `Step ${number}`,
  item: 'Result',
  items: { waiting: 'Waiting', running: 'Upgrading', success: 'Done', failed: 'Failed', skipped: 'Skipped' },
  reason: 'Remark',
  noDevices: 'No devices',
  noDevicesReason: 'The progress of the devices that an upgrade was made for is shown here.',

  edit: 'Change',
  cancel: 'Cancel the upgrade',
  cancelAsk: 'Cancel devices that have not started? Those that are upgrading will finish.',
  pause: 'Pause',
  resume: 'Resume',
  startNow: 'Start now',
  startAsk: (count, kind) => counts`Upgrade ${count} devices now (${kind})?`,
  startDetail: 'Devices restart when they are upgraded; the network is down for about 3 minutes.',
  startSpace: ' ',
  startWave: (count) =>
    counts`The first step of ${count} devices begins at once, the others once the step before is over.`,
  startOffline: (count, waits) =>
    waits
      ? counts`${count} of them are offline and are upgraded once they are back.`
      : counts`${count} of them are offline and are skipped.`,
  retry: (count) => `Retry ${count} failed`,
  view: 'View',
});
