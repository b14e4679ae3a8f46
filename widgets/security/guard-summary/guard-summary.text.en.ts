import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { guardSummaryText } from './guard-summary.text';

translate<typeof guardSummaryText>('guardSummary', {
  trend: { domain_parsing: 'Blocked by day', honeypot: 'Attacks by day', firewall_plugin: 'Events by day' },
  series: { domain_parsing: 'Blocked', honeypot: 'Attacks', firewall_plugin: 'Events' },
  classes: { domain_parsing: 'Classes', honeypot: 'Decoys', firewall_plugin: 'Kinds' },
  sources: { domain_parsing: 'Clients', honeypot: 'Sources', firewall_plugin: 'Sources' },
  gateways: 'Gateways',
  unit: '',
  total: (times, days) => counts`${times} in ${days} days`,
  day: 'Day',
  trendLabel: (name) => `${name}, by day`,
  range: 'Time',
  ranges: { 7: '7 days', 30: '30 days', 90: '90 days' },
  none: 'Nothing in this time',
  openLog: 'Open the log',
});
