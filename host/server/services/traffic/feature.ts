import type { Feature } from '../../kit/context/context';
import { settingOf } from '../settings/document';
import { bondingKind, gameKind, multiline6Kind, officeKind } from './kinds';

/** What goes first, and which lines carry it. */
export const traffic: Feature = {
  serviceKinds: {
    game_v2: gameKind,
    onewu_speedup: officeKind,
    speedup: bondingKind,
    ipv6: multiline6Kind,
  },
  settings: {
    game: settingOf('gameSpeedup', 'game_v2', gameKind),
    priority: settingOf('officeSpeedup', 'onewu_speedup', officeKind),
    bonding: settingOf('bonding', 'speedup', bondingKind),
    multiline6: settingOf('multilineIpv6', 'ipv6', multiline6Kind),
  },
};
