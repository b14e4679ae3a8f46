import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { userModelText } from './user-model.text';

translate<typeof userModelText>('userModel', {
  heading: 'User model',
  users: (count) => counts`${count} visitors`,
  groups: 'User groups',
  groupsNote: 'Share of users',
  labels: { movie: 'Films', im: 'Social', shopping: 'Shopping', game: 'Games', travel: 'Travel', sport: 'Sport' },
  blocks: 'Dwell time by time of day',
  blocksNote: 'Visits a day',
  block: 'Time of day',
  blocksSpoken: 'Visits a day by time of day and dwell time',
  dwell: 'Dwell time',
  dwellNote: 'By single stay',
  people: '',
  types: 'Kinds of clients',
  typeNames: { android: 'Android', ios: 'iOS', windows: 'Windows', mac: 'macOS' },
  brands: 'Top 5 brands',
  brandsNote: 'Clients',
  devices: (count) => count,
  minutes: {
    '<30': 'Under 30 min',
    '>30': '30–60 min',
    '1~2': '1–2 h',
    '2~4': '2–4 h',
    '>4': 'Over 4 h',
  },
  hours: {
    '<1': 'Under 1 h',
    '1~2': '1–2 h',
    '2~4': '2–4 h',
    '4~8': '4–8 h',
    '>8': 'Over 8 h',
  },
});
