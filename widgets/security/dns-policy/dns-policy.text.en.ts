import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { dnsPolicyText } from './dns-policy.text';

translate<typeof dnsPolicyText>('dnsPolicy', {
  title: 'Settings',
  enabled: 'DNS defence on',
  enabledHelp: 'When it is off neither classes nor lists have an effect. The settings are kept.',
  classes: 'What is blocked',
  classesHelp: 'Ticked classes are blocked. Allowed domains always pass, blocked ones never.',
  about: {
    malware: 'Sites that hand out trojans and ransomware',
    phishing: 'Sites that pretend to be banks, couriers or offices',
    mining: 'Mining pools and scripts',
    botnet: 'Servers that taken-over devices call',
    advert: 'Pop-ups and advert networks',
    adult: 'Adult content',
    gambling: 'Betting and lotteries',
    fraud: 'False investments, jobs and loans',
    tracking: 'Collects what people do across sites',
    proxy: 'Proxies that get around rules',
  },
  caught: (times) => counts`${times} times in 30 days`,
  locked: 'Needs an upgrade',
  spared: 'Clients not protected',
  sparedHelp: 'One MAC address per line, 200 at most. Nothing is blocked for these clients.',
  sparedLocked: 'The professional package has rules per client.',
  save: 'Save and send',
  saved: 'Saved; in force once the device has taken it',
  note: 'Settings are sent to the gateway and are in force once it says so.',
  label: 'DNS defence settings',
});
