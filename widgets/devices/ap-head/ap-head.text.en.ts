import { translate } from '../../../src/text/words';
import type { apHeadText } from './ap-head.text';

translate<typeof apHeadText>('apHead', {
  none: 'No AP chosen',
  noneReason: 'Open one from the list of APs.',
  missing: 'There is no such AP',
  toList: 'Back to APs',
  serial: 'Serial',
  upgradable: (version) => `${version} available`,
  alarms: (count) => `Online, ${count} ${count === 1 ? 'alarm' : 'alarms'}`,
  rename: 'Rename',
  renamed: 'Renamed',
  remark: 'Name',
  locate: 'Locate',
  locateHint: 'Its light blinks for 10 minutes, so that it is found on site',
  stop: 'Stop blinking',
  blinking: (time) => `Light is blinking until ${time}`,
  reboot: 'Restart',
  rebootAsk: (name) => `Restart “${name}”? Its clients are cut off for about a minute.`,
  upgrade: 'Upgrade',
  upgradePlanned: 'Upgrade planned',
  upgradeStarted: 'Upgrade started; see the tasks',
  offlineReason: 'It is offline. This works once it is back',
  told: { reboot: 'Restart', locate: 'Locate' },
  state: (what, state) => `${what}: ${state}`,
});
