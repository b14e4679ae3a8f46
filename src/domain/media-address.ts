import { fileAddress, ipv4, maxPort, url } from '../rules';

/** Where a channel comes from: a stream in the network, or a file on the gateway's disk. */
export const channelKinds = ['stream', 'file'] as const;
export type ChannelKind = (typeof channelKinds)[number];

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
