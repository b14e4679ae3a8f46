import { translate } from './words';
import type { sdwanRuleText } from './sdwan-rule.text';

const ends = {
  from: 'From member',
  source_ips: 'Source addresses',
  to: 'To member',
  target_ips: 'Target addresses',
  application: 'Application',
  protocol: 'Protocol',
  ports: 'Ports',
  action: 'Action',
  failover: 'Failover',
  log: 'Log',
  period: 'Hours',
};

translate<typeof sdwanRuleText>('sdwanRule', {
  kinds: { link: 'Link policy', filter: 'Filter rules', security: 'Security policy', app: 'Published applications' },
  name: 'Name of the rule',
  fields: {
    link: { ...ends, action: 'Link' },
    filter: ends,
    security: ends,
    app: { ...ends, to: 'Member with the application', target_ips: 'Internal addresses', from: 'Open to member' },
  },
  applications: {
    any: 'All applications',
    office: 'Office',
    video: 'Video meetings',
    voice: 'Voice',
    file: 'Files',
    remote: 'Remote desktop',
    web: 'Web',
    database: 'Databases',
  },
  protocols: { any: 'Any', tcp: 'TCP', udp: 'UDP', icmp: 'ICMP' },
  actions: {
    primary: 'Primary link',
    backup: 'Backup link',
    balance: 'Balanced',
    local: 'Local exit',
    permit: 'Permit',
    deny: 'Deny',
  },
});
