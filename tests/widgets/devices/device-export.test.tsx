import { expect, it } from 'vitest';
import { sheetOf } from '../../../src/ui/table/export/sheet';
import { columnsOf, type AnyRow } from '../../../widgets/devices/device-list/device-columns';
import { chainRouters } from '../../../widgets/devices/device-list/device-list.fixture';

it('an exported list of gateways has the id of each, its state as it is, and rates that can be added up', () => {
  const [first] = chainRouters.list;
  const row: AnyRow = {
    ...first!,
    status: 'online',
    firmware_new: '3.7.12',
    down: 2.6 * 1024 ** 2,
    up: 0.4 * 1024 ** 2,
  };
  const { head, lineOf } = sheetOf(columnsOf().gateway, [row]);
  const line = Object.fromEntries(head.map((title, at) => [title, lineOf(row)[at]]));
  expect(line).toMatchObject({ GWID: row.gwid, 状态: '在线', '下行（Mbps）': 2.6, '上行（Mbps）': 0.4 });
  expect(Object.values(line).join()).not.toContain('可升级');
});
