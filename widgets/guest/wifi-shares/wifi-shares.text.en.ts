import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { wifiSharesText } from './wifi-shares.text';

translate<typeof wifiSharesText>('wifiShares', {
  label: 'Shared Wi-Fi',
  intro:
    'Guests open the link or scan it to see the name, the password and how to join. It ends at its date or when you end it; the password is not in the link.',
  add: 'New link',
  name: 'Title',
  nameHelp: 'Guests read it, such as "Reception"',
  ssids: 'Networks',
  ssidOption: (ssid, security) => `${ssid} (${security})`,
  securities: { open: 'Open', wpa2: 'WPA2', wpa3: 'WPA2 / WPA3' },
  days: 'Valid for',
  dayCount: (days) => counts`${days} days`,
  state: 'State',
  states: { active: 'Valid', expired: 'Expired', revoked: 'Ended' },
  created: 'Made',
  expires: 'Until',
  opens: 'Opened',
  last: 'Last opened',
  revoke: 'End',
  revokeAsk: (name) => `End ${name}?`,
  revokeDetail:
    'The link and printed codes stop at once. Guests who have seen the password still have it; change it if needed.',
  revoked: 'Ended',
  none: 'No links yet',
  noneReason: 'Make one to print for the reception or to send to guests.',
  noSsids: 'There is no network to share. Set up an SSID and its password on an access point first.',
  unknown: (names) => `${names}: never set up here, so the password is not known.`,
  differs: (names) => `${names}: access points differ in security or password; the one that most have is shared.`,
  madeTitle: 'The link is ready',
  madeBody: 'Scan or open it to see how to join.',
  madeWarning: 'The link is shown only once. Copy or print it now; otherwise end it and make another.',
  open: 'Open',
  print: 'Print',
  printScan: 'Scan to see the password and join',
  printUntil: (day) => `Until ${day}`,
  printBlocked: 'The browser blocked the print window. Allow pop-ups and try again',
});
