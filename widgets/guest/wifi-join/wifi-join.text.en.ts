import { translate } from '../../../src/text/words';
import type { wifiJoinText } from './wifi-join.text';

translate<typeof wifiJoinText>('wifiJoin', {
  title: 'Join Wi-Fi',
  lead: 'Scan with the camera of another phone. On this one, copy the password.',
  leadOpen: 'Scan with the camera of another phone. On this one, choose it in the settings.',
  qr: (ssid) => `QR code to join ${ssid}`,
  password: 'Password',
  copyPassword: 'Copy the password',
  copyName: 'Copy the name',
  noPassword: 'No password',
  hidden: 'Hidden',
  steps: 'How to join',
  system: 'System',
  systems: { ios: 'iPhone / Mac', android: 'Android', windows: 'Windows' },
  ios: (ssid, hidden, open) => [
    'To scan: open Camera, point it at the code on another screen and tap "Join Network".',
    hidden
      ? `On this phone: Settings › Wi-Fi › Other…, and type the name ${ssid}.`
      : `On this phone: Settings › Wi-Fi, and tap ${ssid}.`,
    open ? 'If a page opens after that, follow it.' : 'Paste the password and tap "Join".',
  ],
  android: (ssid, hidden, open) => [
    'To scan: Settings › Wi-Fi, tap the scan icon and point it at the code on another screen.',
    hidden
      ? `On this phone: Wi-Fi › Add network, and type the name ${ssid}.`
      : `On this phone: tap ${ssid} under Wi-Fi.`,
    open ? 'If a page opens after that, follow it.' : 'Paste the password and tap "Connect".',
  ],
  windows: (ssid, hidden, open) => [
    'Click the network icon in the taskbar to open the list of Wi-Fi.',
    hidden ? `Choose "Hidden Network", "Connect", and type the name ${ssid}.` : `Choose ${ssid} and "Connect".`,
    open ? 'If a page opens after that, follow it.' : 'Paste the password and click "Next".',
  ],
  until: (day) => `This page is valid until ${day}`,
  print: 'Print',
  goneTitle: 'This link does not work any more',
  goneLead:
    'It may have expired or been ended, or the address is incomplete. Ask whoever offers the Wi-Fi for a new one.',
  offTitle: 'There is no network to join now',
  offLead: 'The networks that were shared are off or have new names. Ask whoever offers the Wi-Fi for a new link.',
});
