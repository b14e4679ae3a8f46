import type { decoyText, dnsClassText, securityText, threatText } from './security.text';
import { counts } from './counts';
import { decoyEnglish, dnsClassEnglish, threatEnglish } from './security-english';
import { translate } from './words';

translate<typeof dnsClassText>('dnsClass', dnsClassEnglish);

translate<typeof decoyText>('decoy', decoyEnglish);

translate<typeof threatText>('threat', threatEnglish);

translate<typeof securityText>('guard', {
  services: { domain_parsing: 'DNS defence', honeypot: 'Honeypot', firewall_plugin: 'Firewall plugin' },
  caught: { domain_parsing: 'blocked', honeypot: 'attacks', firewall_plugin: 'events' },
  waits: 'The device is offline. It gets the settings once it is back',
  retry: 'Send again',
  retried: 'Sent again',
  running: (version) => `The device runs settings no. ${version}`,
  changedBy: (who, at) => (who ? `Changed by ${who}, ${at}` : `Changed by the system, ${at}`),
  expires: (day) => `Until ${day}`,
  expired: (day) => `Ended on ${day}`,
  today: 'Today',
  month: 'This month',
  times: '',
  config: 'Settings',
  black: 'Blocklist',
  white: 'Allowlist',
  log: 'Log',
  pagesOf: (name) => `Pages of ${name}`,
  needs: (service) => `This gateway has no ${service}`,
  lapsed: (service) => `${service} of this gateway has ended`,
  needsReason: 'Buy it and bind it to this gateway to set it up. Settings and lists are kept.',
  packages: 'See packages',
  business: 'My services',
  freeNote: (days, domains) => counts`Trial: the log is kept ${days} days, the lists hold ${domains} domains together.`,
  upgrade: 'Upgrade',
});
