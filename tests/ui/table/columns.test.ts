import { describe, expect, test } from 'vitest';
import { judgeChoice, shownColumns } from '../../../src/ui/table/model/column-choice';
import { actionsRoom } from '../../../src/ui/table/model/actions-room';
import { headRoom, widthFor } from '../../../src/ui/table/model/words-room';
import { layOut, type Measure } from '../../../src/ui/table/model/column-layout';

const columns: Measure[] = [
  { key: 'name', width: 200, grow: 1 },
  { key: 'model', width: 100, priority: 3 },
  { key: 'ip', width: 140 },
  { key: 'group', width: 100, priority: 2 },
  { key: 'serial', width: 120, priority: 3 },
];

describe('words', () => {
  test('of a head make its column wider, the short ones of Chinese do not', () => {
    expect(headRoom({ title: '类型' })).toBeLessThan(80);
    const traffic = headRoom({ title: 'Traffic of this stay' });
    expect(traffic).toBeGreaterThan(120);
    expect(headRoom({ title: 'Traffic of this stay', unit: 'MB', sortable: true })).toBeGreaterThan(traffic);
  });

  test('of a state make its column as wide as the longest', () => {
    expect(widthFor({ a: '未处理', b: '处理中' }, 96, { shaped: true })).toBe(96);
    expect(widthFor({ a: 'Open', b: 'To be settled' }, 96, { shaped: true })).toBeGreaterThan(110);
    expect(widthFor({}, 72)).toBe(72);
  });
});

describe('column layout', () => {
  test('spare room goes to growing columns', () => {
    expect(layOut(columns, 760)).toEqual({
      widths: { name: 300, model: 100, ip: 140, group: 100, serial: 120 },
      hidden: new Set(),
      total: 760,
    });
  });

  test('a growing column becomes twice as wide, then all become wider alike', () => {
    const { widths, total } = layOut(columns, 1520);
    expect(widths).toEqual({ name: 600, model: 200, ip: 280, group: 200, serial: 240 });
    expect(total).toBe(1520);
  });

  test.each([
    [660, []],
    // What a scroll bar takes is no reason to lose a column.
    [642, []],
    [641, ['serial']],
    [500, ['serial', 'model']],
    [400, ['serial', 'model', 'group']],
    [200, ['serial', 'model', 'group']],
  ])('at %d px %j give way', (room, hidden) => {
    expect([...layOut(columns, room).hidden].sort()).toEqual([...hidden].sort());
  });

  test('what a scroll bar takes is taken from columns that grow, and nothing scrolls', () => {
    expect(layOut(columns, 645)).toMatchObject({ widths: { name: 185, ip: 140 }, total: 645 });
    expect(layOut(columns, 645, { chosen: true }).total).toBe(645);
    expect(layOut(columns, 650, { resized: { name: 200 } }).hidden).toEqual(new Set(['serial']));
  });

  test('when nothing more can give way the table is wider than the room', () => {
    expect(layOut(columns, 200).total).toBe(340);
  });

  test('columns the reader chose stay, whatever the room', () => {
    expect(layOut(columns, 200, { chosen: true })).toMatchObject({ hidden: new Set(), total: 660 });
  });

  test('a width set by hand holds and the spare room goes elsewhere', () => {
    const { widths, total } = layOut(columns, 800, { resized: { name: 240, ip: 200 } });
    expect(widths).toMatchObject({ name: 240, ip: 200, serial: 160 });
    expect(total).toBe(800);
  });

  test('widths always fill the room exactly', () => {
    const thirds: Measure[] = ['a', 'b', 'c'].map((key) => ({ key, width: 100, grow: 1 }));
    const { widths } = layOut(thirds, 1000);
    expect(Object.values(widths).reduce((sum, width) => sum + width)).toBe(1000);
  });
});

describe('column filter', () => {
  const order = ['status', 'model', 'ip'];

  test.each([
    ['nothing ticked', [], 'none-ticked'],
    ['the same ticked', ['ip', 'status'], 'unchanged'],
    ['one more ticked', ['ip', 'status', 'model'], { fields: ['status', 'model', 'ip'] }],
    ['another ticked', ['model'], { fields: ['model'] }],
    ['only an unknown one ticked', ['gone'], 'none-ticked'],
  ])('%s', (_, ticked, expected) => {
    expect(judgeChoice(order, ['status', 'ip'], new Set(ticked))).toEqual(expected);
  });

  test('a stored choice is shown in table order, without columns that are gone', () => {
    expect(shownColumns(order, ['status'], ['ip', 'gone', 'status'])).toEqual(['status', 'ip']);
    expect(shownColumns(order, ['status'], ['gone'])).toEqual(['status']);
    expect(shownColumns(order, ['status'], undefined)).toEqual(['status']);
  });
});

describe('room for actions', () => {
  const danger = { key: 'remove', label: '删除', danger: true };
  test.each([
    [['编辑'], [], 62],
    [['续费', '重新开通'], [], 128],
    [['配置', '续费', '升级'], [], 132],
    [['View', 'Move to group'], [danger], 216],
    [['Manage', 'Check'], [danger], 168],
  ])('%j in words, %j behind dots: %d px', (labels, more, room) => {
    const actions = [...labels.map((label) => ({ key: label, label })), ...more];
    expect(actionsRoom([1], () => actions)).toBe(room);
  });
});
