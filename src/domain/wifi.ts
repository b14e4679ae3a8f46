/** How a wireless network keeps others out. */
export const wifiSecurities = ['open', 'wpa2', 'wpa3'] as const;
export type WifiSecurity = (typeof wifiSecurities)[number];

/** Days that a link to share Wi-Fi may hold: every one comes to an end. */
export const wifiDays = [1, 7, 30, 90, 365] as const;

/** Links of one gateway that hold, and characters of the name of one. */
export const wifiLimits = { links: 20, name: 40, ssids: 8 } as const;

/** A wireless network as a guest needs it. */
export interface WifiNetwork {
  ssid: string;
  security: WifiSecurity;
  /** Empty where there is none. */
  password: string;
  hidden: boolean;
}

/** What a QR code says that phones join a network by: the `WIFI:` text that cameras of phones know. */
export function wifiCode({ ssid, security, password, hidden }: WifiNetwork): string {
  const fields = [
    // Networks that take WPA2 and WPA3 are joined as WPA too.
    `T:${security === 'open' ? 'nopass' : 'WPA'}`,
    `S:${escaped(ssid)}`,
    ...(security === 'open' ? [] : [`P:${escaped(password)}`]),
    ...(hidden ? ['H:true'] : []),
  ];
  return `WIFI:${fields.join(';')};;`;
}

/** Characters that mean something in the text stand behind a backslash. */
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

/** Systems that joining is told for. */
export const wifiSystems = ['ios', 'android', 'windows'] as const;
export type WifiSystem = (typeof wifiSystems)[number];

/** The system that a browser runs on, as it says itself; a phone where nothing is known. */
export function systemOf(userAgent: string): WifiSystem {
  if (/iphone|ipad|macintosh/i.test(userAgent)) return 'ios';
  return /windows/i.test(userAgent) ? 'windows' : 'android';
}
