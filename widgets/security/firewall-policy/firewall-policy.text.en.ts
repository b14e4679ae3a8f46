import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { firewallPolicyText } from './firewall-policy.text';

translate<typeof firewallPolicyText>('firewallPolicy', {
  title: 'Policy',
  note: 'Settings are sent to the gateway and are in force once it says so.',
  label: 'Firewall plugin settings',
  enabled: 'Protection on',
  mode: 'When an attack is found',
  modes: { block: 'Block', watch: 'Record only' },
  modeHelp: 'Recording suits the first days; block once there are no false alarms.',
  threats: 'What it looks for',
  virusLocked: 'Virus filtering needs the professional package.',
  apps: 'Recognize applications',
  appsOf: (apps) => counts`${apps} applications are known`,
  appsLocked: 'The package does not recognize applications. Upgrade it.',
  auto: 'Update rules automatically',
  autoHelp: 'New rule libraries are sent as they come out.',
  save: 'Save and send',
  saved: 'Saved; in force once the device has taken it',
  library: 'Rule library',
  running: 'On the device',
  newest: 'Newest',
  rules: 'Rules',
  released: 'Released',
  unknown: 'Unknown',
  isNewest: 'Up to date',
  update: 'Update',
  updated: 'The rules are being updated',
  noLibrary: 'There is no rule library yet',
  choose: 'Choose a gateway',
  chooseReason: 'Policies are set for a gateway: choose one from the list.',
});
