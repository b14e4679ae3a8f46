import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { securityPostureText } from './security-posture.text';

translate<typeof securityPostureText>('securityPosture', {
  label: 'Security score',
  score: 'Score',
  of: (gateways) => counts`${gateways} gateways`,
  checked: (at) => `Checked ${at}`,
  grades: { good: 'Good', warning: 'Some risk', bad: 'High risk' },
  explain:
    'The points of all parts, out of what the parts with data could give. Gateways without a service do not count: buying adds nothing.',
  points: (points, most) => `${points} of ${most}`,
  states: { good: 'Fine', warning: 'Partly', bad: 'Mostly not', unknown: 'No data' },
  items: {
    dns: 'DNS defence',
    firewall: 'Firewall',
    ports: 'Open ports',
    passwords: 'Weak passwords',
    honeypot: 'Honeypot',
  },
  about: {
    dns: 'Of the gateways that have it, those where it is in force',
    firewall: 'Of the gateways with a firewall or the plugin, those where it is in force',
    ports: 'Gateways that open no risky port to the internet (those whose settings are known)',
    passwords: 'Wireless networks with good passwords (where known), and two-step sign-in of the account',
    honeypot: 'Of the gateways that have it, those where it is in force',
  },
  ratio: (good, of) => `${good} of ${of}`,
  cost: (points) => `−${points}`,
  more: (count) => `${count} more`,
  fix: { dns: 'Set up', firewall: 'Set up', ports: 'Change mappings', passwords: 'Change', honeypot: 'Set up' },
  found: {
    failed: (place, _, service) => `${place}: ${service} could not be delivered`,
    off: (place, _, service) => `${place}: ${service} is off`,
    waiting: (place, _, service) => `${place}: ${service} is not in force yet`,
    twoStep: () => 'The account has no two-step sign-in',
    wifiOpen: (place, name) => `${place}: Wi-Fi “${name}” has no password`,
    wifiWeak: (place, name) => `${place}: the password of Wi-Fi “${name}” is weak`,
    ports: (place, name) => `${place}: risky ports are open to the internet: ${name.replaceAll('\u3001', ', ')}`,
  },
  all: 'See all',
  allGood: 'Nothing found',
  none: 'No gateways to look at',
  noneReason: 'Once a gateway is bound it is scored by DNS, firewall, ports, passwords and honeypot.',
  bind: 'Networks',
});
