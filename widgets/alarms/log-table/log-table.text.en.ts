import { translate } from '../../../src/text/words';
import type { logWords, logTableText } from './log-table.text';

const done = { ok: 'Succeeded', failed: 'Failed' };

translate<typeof logWords>('logWords', {
  auth: {
    heading: 'Authentication log',
    search: 'Client, MAC or gateway',
    actor: 'Client',
    target: 'Gateway',
    text: 'Method',
    results: done,
    none: 'No authentications',
  },
  upgrade: {
    heading: 'Upgrade log',
    search: 'Device or version',
    actor: 'By',
    target: 'Device',
    text: 'What',
    results: done,
    none: 'No upgrades',
  },
  business: {
    heading: 'Business log',
    search: 'Service, subject or person',
    actor: 'By',
    target: 'Subject',
    text: 'Service',
    results: done,
    none: 'No records',
  },
  action: {
    heading: 'Action log',
    search: 'Action, subject or person',
    actor: 'By',
    target: 'Subject',
    text: 'Action',
    results: done,
    none: 'No records',
  },
  online: {
    heading: 'Online and offline log',
    search: 'Name or id of the device',
    actor: '',
    target: 'Device',
    text: 'State',
    results: { ok: 'Online', failed: 'Offline' },
    none: 'No records',
  },
});

translate<typeof logTableText>('logTable', {
  at: 'Time',
  result: 'Result',
  outcomes: {
    pending: 'Waiting for the device',
    sent: 'Fetched by the device',
    done: 'Done by the device',
    failed: 'Refused by the device',
    timed_out: 'Not done',
  },
  because: ': ',
  allResults: 'All',
  system: 'System',
  before: 'Before',
  after: 'After',
  mac: 'MAC',
  ip: 'IP address',
  ssid: 'Wi-Fi name',
  from: 'From version',
  to: 'To version',
  device: 'Device id',
  allDevices: 'All devices',
  deviceKind: 'Device kind',
  noneReason: 'New records appear here.',
});
