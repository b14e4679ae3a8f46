import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { guardLogText } from './guard-log.text';

translate<typeof guardLogText>('guardLog', {
  heading: {
    domain_parsing: 'Blocked DNS requests',
    honeypot: 'Attacks on decoys',
    firewall_plugin: 'Firewall events',
  },
  search: {
    domain_parsing: 'Search domain, client, MAC',
    honeypot: 'Search source, target, content',
    firewall_plugin: 'Search source, target, rule',
  },
  at: 'Time',
  gateway: 'Gateway',
  class: { domain_parsing: 'Class', honeypot: 'Decoy', firewall_plugin: 'Kind' },
  allClasses: 'All classes',
  target: { domain_parsing: 'Domain', honeypot: 'Target', firewall_plugin: 'Target' },
  source: { domain_parsing: 'Client', honeypot: 'From client', firewall_plugin: 'From' },
  onlySource: (name) => `Only ${name}`,
  anySource: (name) => `From: ${name}`,
  clear: 'Show every source',
  action: { domain_parsing: 'Because of', honeypot: 'How', firewall_plugin: 'Result' },
  actions: {
    class: 'Class',
    black: 'Blocklist',
    scan: 'Probed',
    try: 'Tried to log in',
    block: 'Blocked',
    watch: 'Recorded only',
  },
  detail: { domain_parsing: 'Entry', honeypot: 'Content', firewall_plugin: 'Rule' },
  times: 'Times',
  listed: { black: 'On the blocklist', white: 'On the allowlist' },
  allow: 'Allow',
  deny: 'Block',
  allowed: (domain) => `${domain} is on the allowlist; in force once the device has taken it`,
  denied: (domain) => `${domain} is on the blocklist; in force once the device has taken it`,
  sum: (times, days) => counts`${times} times in all${days ? counts`; kept for ${days} days` : ''}`,
  none: 'No records',
  noneReason: 'What is blocked from now on appears here.',
});
