import type { decoyText, dnsClassText, securityText, threatText } from './security.text';
import { counts } from './counts';
import { translate } from './words';

translate<typeof dnsClassText>('dnsClass', {
  all: 'Own list',
  malware: 'Malware',
  phishing: 'Phishing',
  mining: 'Crypto mining',
  botnet: 'Botnet',
  advert: 'Adverts',
  adult: 'Adult',
  gambling: 'Gambling',
  fraud: 'Fraud',
  tracking: 'Tracking',
  proxy: 'Anonymous proxies',
});

translate<typeof decoyText>('decoy', {
  ssh: 'SSH',
  telnet: 'Telnet',
  http: 'HTTP',
  rdp: 'Remote desktop',
  smb: 'File sharing',
  mysql: 'MySQL',
  redis: 'Redis',
  ftp: 'FTP',
});

translate<typeof threatText>('threat', {
  scan: 'Port scan',
  brute: 'Password guessing',
  exploit: 'Exploit',
  injection: 'Injection',
  trojan: 'Trojan',
  dos: 'Denial of service',
  virus: 'Virus',
});

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
