import { translate } from '../../../src/text/words';
import type { iptvConfigText } from './iptv-config.text';

translate<typeof iptvConfigText>('iptvConfig', {
  nodes: 'Nodes',
  packages: 'Packages',
  views: 'IPTV settings',
  view: { all: 'Settings', backup: 'Backup' },
  ports: 'Ports',
  portsNote: 'Blue ones carry IPTV. Press a LAN port to change it',
  roles: { main: 'IPTV in', backup: 'IPTV backup in', internet: 'Internet' },
  carries: 'Internet + IPTV',
  free: 'No IPTV',
  portIs: (name, is) => `${name}: ${is}. Press to change`,
  loss: 'Loss of the source in use',
  hour: 'last hour',
  nothingTold:
    'The gateway has not reported on television yet; once the settings are in force it does so every minute.',
  sources: { main: 'Main source', backup: 'Backup source', none: 'No television comes in' },
  now: (source, loss, viewers) => `${source}, loss ${loss}, ${viewers} watching.`,
  course: (most, since) => `Loss since ${since}, at most ${most}%`,
  told: (at) => `reported ${at}`,
  count: (count) => `${count}`,
  allNodes: 'All nodes',
  noNodes: 'No nodes yet: add where television comes from.',
  states: { ok: 'Fine', lossy: 'Loss', none: 'No stream', unknown: 'Not reported' },
  lossy: (loss) => `Loss ${loss}%`,
  watched: 'Watched here',
  boxes: 'boxes',
  switchTo: { backup: 'Switch to the backup now', auto: 'Switch automatically again' },
  switchAsk: {
    backup:
      'The gateway takes the backup source only, until it switches automatically again. The picture stops for some seconds.',
    auto: 'The gateway chooses between the sources by their loss again. The picture stops for some seconds.',
  },
  switched: 'Saved and on its way',
});
