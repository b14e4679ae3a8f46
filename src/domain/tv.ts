import { fileAddress, ipv4, maxPort, url } from '../rules';

/** How a TV box stands. `idle`: on, and plays nothing. */
export const tvStates = ['playing', 'paused', 'idle', 'error', 'offline'] as const;
export type TvState = (typeof tvStates)[number];

/** What a box can be told from afar. */
export const tvActions = ['play', 'pause', 'resume', 'volume', 'reboot'] as const;
export type TvAction = (typeof tvActions)[number];

/** Where a channel comes from: a stream in the network, or a file on the gateway's disk. */
export const channelKinds = ['stream', 'file'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** What one account may have, and how long words may be. */
export const tvLimits = {
  groups: 50,
  channels: 200,
  name: 30,
  room: 30,
  address: 500,
  /** Boxes that are moved or told something at once. */
  together: 500,
} as const;

/** What can be wrong with the address of a channel. */
export type AddressProblem = 'scheme' | 'address' | 'multicast' | 'file';

/** What is wrong with the address of a channel; undefined: nothing. */
export function addressProblem(kind: ChannelKind, address: string): AddressProblem | undefined {
  if (kind === 'file') return isFile(address) ? undefined : 'file';
  if (/^https?:/i.test(address)) return url(address) ? 'address' : undefined;
  // Written like a web address, and checked like one.
  if (/^rtsp:\/\//i.test(address)) return url(address.replace(/^rtsp/i, 'http')) ? 'address' : undefined;
  if (/^(?:udp|rtp):\/\//i.test(address)) return isMulticast(address) ? undefined : 'multicast';
  return 'scheme';
}

/** A path below the gateway's media folder: it names no stream (specification, section 5: "file check") and never leads out. */
function isFile(path: string): boolean {
  const parts = path.replace(/^\//, '').split('/');
  return (
    !fileAddress(path) && !/[\p{Cc}\\:?#]/u.test(path) && parts.every((part) => part !== '' && !/^\.+$/.test(part))
  );
}

/** `udp://239.1.1.1:5000`, with or without `@` before the group. */
function isMulticast(address: string): boolean {
  const [, group = '', port = ''] = /^\w+:\/\/@?([\d.]+):(\d{1,5})$/.exec(address) ?? [];
  const first = Number(group.split('.')[0]);
  return !ipv4(group) && first >= 224 && first <= 239 && Number(port) >= 1 && Number(port) <= maxPort;
}

/** An address as a log may show it: without the name and password that may stand in it. */
export const shownAddress = (address: string): string => address.replace(/\/\/[^/@]+@/, '//•••@');

/** What stands in a channel's logo: the letters that were chosen, else the first of its name. */
export const channelLetter = (letter: string, name: string): string => letter || (Array.from(name)[0] ?? '');

/** Whether a box may be told this as it stands; a command to one that is offline has nobody to carry it out. */
export const mayCommand = (state: TvState, action: TvAction): boolean =>
  state !== 'offline' && (action === 'pause' ? state === 'playing' : action === 'resume' ? state === 'paused' : true);
