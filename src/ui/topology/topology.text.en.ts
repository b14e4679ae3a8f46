import { counts } from '../../text/counts';
import { translate } from '../../text/words';
import type { topologyText } from './topology.text';

translate<typeof topologyText>('topology', {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  minimap: 'Minimap; click to go there',
  canvas: (label, nodes) => counts`${label}, ${nodes} nodes`,
  hint: 'Arrow keys go between nodes, Enter chooses, plus and minus zoom, 0 shows all',
  hintEdit:
    'Arrow keys go between nodes, Alt and arrows move one, Enter chooses, C begins a link, Delete removes, plus and minus zoom, 0 shows all',
  connecting: (from) => `Choosing the parent of “${from}”: go to a node and press Enter, Esc to stop`,
  connect: 'Drag onto the parent',
  legend: 'Legend',
  links: {
    linked: 'Connected',
    relay: 'Relayed',
    unlinked: 'Not connected',
    unknown: 'Not measured',
    planned: 'Planned',
  },
  backup: 'Standby',
  and: ', ',
});
