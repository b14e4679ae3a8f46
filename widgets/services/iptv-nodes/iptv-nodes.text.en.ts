import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { iptvNodesText } from './iptv-nodes.text';

translate<typeof iptvNodesText>('iptvNodes', {
  heading: 'IPTV nodes',
  search: 'Search name, place, address',
  name: 'Node',
  place: 'Place',
  kind: 'Kind',
  kinds: { stream: 'Stream', file: 'File on the gateway' },
  address: 'Address',
  addresses: { stream: 'Address', file: 'Path' },
  addressHelp: {
    stream: 'An http, https or rtsp address, or a multicast group and a port such as udp://239.3.1.1:5140',
    file: 'A path on the disk of the gateway; it must not start with http, udp, rtsp or rtp',
  },
  state: 'State',
  allStates: 'All states',
  states: { ok: 'Fine', lossy: 'Loss', none: 'No stream', unknown: 'Not reported' },
  loss: 'Loss',
  viewers: 'Watching',
  channels: 'Channels',
  gateways: 'Gateways',
  at: 'Last reported',
  add: 'New node',
  edit: 'Change the node',
  saved: 'Saved',
  savedTold: (count) => counts`Saved and on its way to ${count} gateways`,
  remove: 'Remove',
  removeAsk: (name) => `Remove the node “${name}”?`,
  removed: 'Removed',
  none: 'No nodes yet',
  noneReason:
    'A node is where television comes from: the multicast of a provider, a stream, or a file on the disk of a gateway.',
});
