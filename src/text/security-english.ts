import type { decoyText, dnsClassText, threatText } from './security.text';
import type { Translated } from './words';

/** What a domain is intercepted as, in English. */
export const dnsClassEnglish: Translated<typeof dnsClassText> = {
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
};

/** Decoys in English. */
export const decoyEnglish: Translated<typeof decoyText> = {
  ssh: 'SSH',
  telnet: 'Telnet',
  http: 'HTTP',
  rdp: 'Remote desktop',
  smb: 'File sharing',
  mysql: 'MySQL',
  redis: 'Redis',
  ftp: 'FTP',
};

/** What the firewall plugin stops, in English. */
export const threatEnglish: Translated<typeof threatText> = {
  scan: 'Port scan',
  brute: 'Password guessing',
  exploit: 'Exploit',
  injection: 'Injection',
  trojan: 'Trojan',
  dos: 'Denial of service',
  virus: 'Virus',
};
