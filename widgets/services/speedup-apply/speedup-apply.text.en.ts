import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { speedupApplyText } from './speedup-apply.text';

translate<typeof speedupApplyText>('speedupApply', {
  one: 'Apply for a member',
  many: 'Apply for many members',
  how: 'The operator looks at each application; once approved it goes to the gateway. The answer is shown in the list of members.',
  group: 'Group',
  groupOn: (group, gateway, line) => `${group} (gateway ${gateway}, ${line})`,
  fields: { name: 'Name', mac: 'MAC', purpose: 'Purpose', mbps: 'Bandwidth' },
  purposeHelp: 'The operator reads it, such as “video calls with customers abroad”',
  mbpsHelp: 'Empty: as its group',
  mbpsMost: (most) => `Mbps; empty: as its group; ${most} at most`,
  submit: 'Apply',
  toMany: 'Apply for many',
  applied: (count) => counts`Applied for ${count} members`,
  list: 'Members, one per line',
  listHelp: (most) =>
    counts`Name,MAC,purpose,bandwidth (Mbps, may be empty), ${most} lines at most; with one wrong line none is sent`,
  example: 'Meeting room,a4:39:b3:0c:55:af,Video calls with customers abroad,5',
  file: 'Choose a CSV or XLSX file',
  read: (name, count) => counts`${count} lines read from ${name}`,
  unread: (name) => `${name} cannot be read. Check the file`,
  count: (count) => counts`${count} members`,
  faults: 'Wrong lines',
  lineOf: (line, what) => `Line ${line}: ${what}`,
  twin: (field, line) => `[${field}] is that of line ${line} as well`,
  wrong: (count) => counts`${count} faults, see below`,
  tooMany: (most) => counts`${most} lines at most`,
  noGroup: 'No group to apply for yet',
  noGroupReason: 'Open international speed-up and make a group first.',
  toGroups: 'To international speed-up',
});
