import { percent } from '../../../src/format';
import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { pointsText } from './points.text';

translate<typeof pointsText>('networkDesignPoints', {
  floors: 'Floors',
  reached: 'Reached',
  addFloor: 'Add a floor',
  floorName: (number) => `Floor ${number}`,
  nameLabel: 'Name of the floor',
  removeFloor: 'Remove this floor',
  removeAsk: (name, aps) => counts`Remove “${name}” with its ${aps} access points?`,
  width: 'Width',
  height: 'Height',
  metre: 'm',
  plan: 'Floor plan',
  upload: 'Upload a plan',
  another: 'Another plan',
  planHelp: 'JPG, PNG or WebP, up to 5 MB; save a PDF as a picture first. Then give its scale by two points.',
  planHelpPdf: 'JPG, PNG or WebP, up to 5 MB, or a page of a PDF, up to 30 MB. Then give its scale by two points.',
  takePlan: 'Remove the plan',
  uploaded: 'The plan is uploaded. Set its scale by two points with “Scale”',
  tool: 'Tool',
  tools: { select: 'Select', wall: 'Wall', ap: 'AP', label: 'Room', scale: 'Scale' },
  hints: {
    select: 'Press an access point; drag it, or move it with the arrow keys; Delete removes it',
    wall: 'Press two points to draw a wall; press a wall to remove it',
    ap: 'Press where an access point is to be',
    label: 'Press where a room is to be named; press a name to remove it',
    scale: 'Press two points whose distance is known, then enter the metres',
  },
  second: 'Now the second point; Esc cancels',
  band: 'Band',
  bandOf: (band) => `${band} GHz`,
  wallsOf: (band) => `Loss at ${band} GHz`,
  material: 'Walls',
  materials: { concrete: 'Concrete', brick: 'Brick', light: 'Partition', glass: 'Glass', metal: 'Metal' },
  db: (loss) => `−${loss} dB`,
  noFloor: 'Add a floor first',
  noFloorReason: 'Enter its size or upload a plan, then draw walls and place access points to see the coverage.',
  drawing: (name) => `${name}: plan and expected coverage`,
  coverage: (name) => `Coverage of ${name}`,
  target: 'Target',
  targetOf: (dbm) => `95% at ${dbm} dBm or more`.replace('-', '−'),
  percent: (share) => percent(share),
  model:
    'An estimate by the multi-wall model of COST 231: free space and the loss of each wall and ceiling, without furniture and people. What is measured on site counts.',
  gaps: 'Gaps',
  noGaps: 'No gaps',
  gap: (room, number) => room ?? `Gap ${number}`,
  gapNote: (area, walls) =>
    walls === undefined
      ? `${area} m², no access point`
      : walls > 0
        ? `${area} m², walls of ${walls} dB to the nearest access point`
        : `${area} m², too far from an access point`,
  level: (dbm) => (Number.isFinite(dbm) ? `${Math.round(dbm)} dBm`.replace('-', '−') : 'No signal'),
  aps: 'Access points',
  apsNote: (count) => `${count}`,
  apName: 'Name',
  channel: 'Channel',
  power: 'Power dBm',
  form: 'Mounted',
  forms: { ceiling: 'Ceiling', panel: 'Panel' },
  device: 'Device',
  searchDevice: 'Search devices',
  noDevice: 'None yet',
  toDevice: 'Open this access point',
  remove: 'Remove',
  addAp: 'Add one',
  propose: 'Fill the gaps',
  proposed: (count) => (count > 0 ? counts`${count} access points added` : 'The target is reached'),
  full: 'This floor holds no more access points',
  autoChannels: 'Assign channels',
  clash: (a, b, channel) => `${a} and ${b} share channel ${channel}`,
  channelsDone: 'Channels assigned',
  scaleTitle: 'Distance of the two points',
  scaleOk: 'Set the scale',
  metres: 'Metres',
  labelTitle: 'Name of the room',
  showMeasured: 'Measured',
  measuredHeading: 'Measured',
  dbm: (dbm) => `${Math.round(dbm)} dBm`.replace('-', '−'),
  measured: ({ online, clients, median }) =>
    !online ? 'Offline' : clients === 0 ? 'No clients' : `${clients} · ${median} dBm`.replace('-', '−'),
  measuredOf: (name, { online, clients, median, weakest }) =>
    !online
      ? `${name} is offline`
      : clients === 0
        ? `${name} has no clients`
        : counts`${name}: ${clients} clients, median ${median} dBm, weakest ${weakest} dBm`.replaceAll(' -', ' −'),
  heardOf: (at, from, signal, expected) =>
    `${at} hears ${from} at ${signal} dBm, expected ${Math.round(expected)}`.replaceAll(' -', ' −'),
  measuredNote: 'Signals of clients as the access points report them; of each other, as in their last scan.',
  measuredSimulated: 'Demo: these access points are simulated, and what they measure has nothing to do with the plan.',
  exportImage: 'Save as image',
  exportFailed: 'This browser did not draw the image. Print it instead',
  exportTitle: (name, floor, band) => `${name}, ${floor}: expected coverage at ${band} GHz`,
  exportReach: (percent, target) => `${percent} of the area has at least ${target} dBm`.replace(' -', ' −'),
  exportAp: (name, channel, power) => `${name}: channel ${channel}, ${power} dBm`,
  exportGap: (number, room, level, note) => `${number}. ${room}: ${level}, ${note}`,
  legend: 'Signal, dBm',
  below: (dbm) => `< ${dbm}`.replace('-', '−'),
  above: (dbm) => `≥ ${dbm}`.replace('-', '−'),
});
