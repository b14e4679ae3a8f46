import type { DataOf } from '../../../src/api';
import type { userModel } from '../../../src/api/contract/stats';
import { Story } from '../../../src/element/story';
import { UserModel } from './user-model';

export default { title: 'overview / user-model' };

const path = '/api/v3/user_stat/user_model';
const block = (most: number) => ({
  '<30': most,
  '>30': most * 0.8,
  '1~2': most * 0.6,
  '2~4': most * 0.3,
  '>4': most * 0.1,
});
const data: DataOf<typeof userModel> = {
  user_label: { game: 1188, im: 2729, movie: 3357, shopping: 1620, sport: 373, travel: 550 },
  client_time_block: {
    '00': block(10),
    '04': block(15),
    '08': block(32),
    '12': block(37),
    '16': block(40),
    '20': block(27),
  },
  user_time: { '<1': 2061, '1~2': 2847, '2~4': 2650, '4~8': 1374, '>8': 884 },
  terminal_type: { android: 5163, ios: 3082, mac: 413, windows: 1158 },
  terminal_brand: Object.entries({ Apple: 3495, HUAWEI: 1942, Xiaomi: 1310, OPPO: 986, vivo: 874 }).map(
    ([name, value]) => ({ name, value }),
  ),
};
const answers = { [path]: data };
const none = {
  [path]: {
    user_label: { game: 0, im: 0, movie: 0, shopping: 0, sport: 0, travel: 0 },
    client_time_block: {
      '00': block(0),
      '04': block(0),
      '08': block(0),
      '12': block(0),
      '16': block(0),
      '20': block(0),
    },
    user_time: { '<1': 0, '1~2': 0, '2~4': 0, '4~8': 0, '>8': 0 },
    terminal_type: { android: 0, ios: 0, mac: 0, windows: 0 },
    terminal_brand: [],
  },
};

export const Ordinary = () => (
  <Story answers={answers}>
    <UserModel />
  </Story>
);

export const Nothing = () => (
  <Story answers={none}>
    <UserModel />
  </Story>
);

export const Failing = () => (
  <Story>
    <UserModel />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <UserModel />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <UserModel />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <UserModel />
  </Story>
);
