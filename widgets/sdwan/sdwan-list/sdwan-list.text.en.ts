import { translate } from '../../../src/text/words';
import type { sdwanListText } from './sdwan-list.text';

translate<typeof sdwanListText>('sdwanList', {
  labels: { sdwan: 'SD-WAN networks', network: 'Smart networks' },
  verdict: 'How the networks are',
  verdictOf: (networks, offline, lossy) =>
    networks + lossy === 0
      ? 'All networks are fine'
      : [
          networks > 0 && `${networks} networks in trouble`,
          offline > 0 && `${offline} members offline`,
          lossy > 0 && `${lossy} links lossy or down`,
        ]
          .filter(Boolean)
          .join(', '),
  needsOf: {
    offline: (count) => `Offline members ${count}`,
    lossy: (count) => `Lossy links ${count}`,
    ending: (count) => `Ends within 7 days ${count}`,
  },
  needs: 'Needs somebody',
  needNames: { offline: 'Members offline', lossy: 'Lossy links', ending: 'Ends within 7 days' },
  search: 'Name of the network',
  name: 'Name',
  group: 'Group',
  allGroups: 'All groups',
  groups: 'Groups',
  topology: 'Topology',
  allTopologies: 'All topologies',
  state: 'State',
  all: 'All',
  members: 'Online / members',
  local: 'Local',
  foreign: 'Foreign',
  mbps: 'Mbps',
  worst: 'Worst link',
  between: (one, other) => `${one} → ${other}`,
  away: 'Offline',
  awaySince: (when) => `Offline since ${when}`,
  quality: (latency, loss) => `${latency} ms, ${loss}% lost`,
  daysLeft: (days) => `${days} days left`,
  over: 'Ended',
  tier: 'Package',
  noTier: 'No package',
  expires: 'Ends',
  created: 'Created',
  create: 'Create network',
  open: 'Manage',
  examine: 'Health check',
  pause: 'Pause',
  resume: 'Resume',
  createNode: 'Create a node',
  pauseAsk: (name) => `Pause “${name}”?`,
  pauseDetail: 'Its members cannot reach each other until it is resumed.',
  paused: 'Paused',
  resumed: 'Resumed',
  removeDetail: 'Its members can no longer reach each other. Package and gateways are free for another network.',
  none: 'No networks yet',
  noneReason: 'Join shops, branches and head office into one network.',
});
