import { counts } from './counts';
import { translate } from './words';
import type { sdwanText } from './sdwan.text';

translate<typeof sdwanText>('sdwan', {
  topologies: { 1: 'Star', 2: 'Two centres', 3: 'Tree' },
  roles: { main: 'Centre', bak: 'Backup centre', branch: 'Branch' },
  sides: { 1: 'Local', 2: 'Foreign' },
  states: { normal: 'Normal', partial: 'Degraded', down: 'Offline', paused: 'Paused', expired: 'Expired' },
  links: { linked: 'Connected', relay: 'Relayed', unlinked: 'Not connected', unknown: 'Not measured' },
  problems: {
    few: ({ most }) => counts`At least ${most} members are needed`,
    noMain: () => 'No centre. Make one member the centre',
    manyMain: () => 'There is one centre only. Make this a branch',
    noBackup: () => 'Two centres need a backup centre',
    manyBackup: () => 'There is one backup centre only. Make this a branch',
    strayBackup: () => 'This topology has no backup centre. Make this a branch',
    unlinked: () => 'Not connected to a parent. Draw a link or choose a parent',
    notCentre: () => 'A branch can only connect to a centre',
    circle: () => 'The links form a loop. Choose another parent',
    deep: ({ value, most }) => counts`On level ${value}; at most ${most} levels`,
    foreignCentre: () => 'A centre must be on the local side',
    noBandwidth: () => 'The bandwidth must be more than 0',
    partBandwidth: () => 'The bandwidth must be a whole number',
    topology: () => 'The package does not include this topology',
    manyMembers: ({ value, most }) => counts`${value} members; the package takes ${most}`,
    overLocal: ({ value, most }) => `${value} Mbps on the local side; the package has ${most} Mbps`,
    overForeign: ({ value, most }) => `${value} Mbps on the foreign side; the package has ${most} Mbps`,
    noForeign: () => 'The package has no bandwidth on the foreign side',
    manyMesh: ({ value, most }) => counts`${value} members; branches reach each other directly among at most ${most}`,
    ended: () => 'The package has expired. Renew it to add members or bandwidth',
  },
});
