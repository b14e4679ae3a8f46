import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { alarmListText } from './alarm-list.text';

translate<typeof alarmListText>('alarmList', {
  heading: 'Alarms',
  all: 'All',
  count: { open: 'Open', active: 'Unhandled', acknowledged: 'In progress', cleared: 'Cleared' },
  handledBy: (person) => `handled by ${person}`,
  none: 'No alarms',
  noneReason: 'While the devices run well, this is empty.',
  fine: 'All is fine: no open alarms',
  fineReason: 'Alarms show up here.',
  noMatch: 'No alarm matches',
  acknowledgeAll: 'Acknowledge all',
  acknowledgeAsk: (count) => counts`Acknowledge ${count} alarms and set to in progress?`,
  acknowledged: (count) => `${count} acknowledged`,
});
