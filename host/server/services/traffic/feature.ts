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
    game: settingOf('游戏加速', 'game_v2', gameKind),
    priority: settingOf('一五加速', 'onewu_speedup', officeKind),
    bonding: settingOf('宽带提速', 'speedup', bondingKind),
    multiline6: settingOf('多线 IPv6', 'ipv6', multiline6Kind),
  },
};
