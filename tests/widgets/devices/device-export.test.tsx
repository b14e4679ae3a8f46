import { expect, it } from 'vitest';
import type { Column } from '../../../src/ui/table';
import { sheetOf } from '../../../src/ui/table/export/sheet';
import { columnsOf as usersOf } from '../../../widgets/clients/online-users/user-columns';
import { phone } from '../../../widgets/clients/shared/client.fixture';
import { columnsOf, type AnyRow } from '../../../widgets/devices/device-list/device-columns';
import { chainRouters } from '../../../widgets/devices/device-list/device-list.fixture';
import { columnsFor } from '../../../widgets/services/tunnel-list/tunnel-columns';
import { tunnelListAnswers } from '../../../widgets/services/tunnel-list/tunnel-list.fixture';

/** What is written of a row, by the names of the columns. */
function written<Row>(columns: readonly Column<Row>[], row: Row) {
  const { head, lineOf } = sheetOf(columns, [row]);
  return Object.fromEntries(head.map((title, at) => [title, lineOf(row)[at]]));
}

it('an exported list of gateways has the id of each, its state as it is, and rates that can be added up', () => {
  const [first] = chainRouters.list;
  const row: AnyRow = {
    ...first!,
    status: 'online',
    firmware_new: '3.7.12',
    down: 2.6 * 1024 ** 2,
    up: 0.4 * 1024 ** 2,
  };
  const line = written(columnsOf().gateway, row);
  expect(line).toMatchObject({ GWID: row.gwid, 状态: '在线', '下行（Mbps）': 2.6, '上行（Mbps）': 0.4 });
  expect(Object.values(line).join()).not.toContain('可升级');
});

it('a gateway that never came is not exported as one that went', () => {
  const [first] = chainRouters.list;
  const never: AnyRow = { ...first!, status: 'offline', last_seen: null };
  expect(written(columnsOf().gateway, never)).toMatchObject({ 状态: '从未上线' });
  expect(written(columnsOf().gateway, { ...never, last_seen: '2026-11-01T00:00:00.000Z' })).toMatchObject({
    状态: '离线',
  });
});

it('figures that share a cell have a column each in a file, with their unit', () => {
  const [first] = chainRouters.list;
  const poe = written(columnsOf().switch, { ...first!, poe_watt: 12, poe_budget: 720 } as AnyRow);
  expect(poe).toMatchObject({ 'PoE（W）': 12, 'PoE 预算（W）': 720 });
  const user = written(usersOf().every, {
    ...phone,
    band: '5G',
    signal: -67,
    online_since: '2026-11-01T04:00:00.000Z',
  });
  expect(user).toMatchObject({
    频段: '5G',
    '信号（dBm）': -67,
    上线时间: expect.stringMatching(/^2026-11-01 \d\d:00:00$/),
  });
  expect(user).not.toHaveProperty('在线时长');
  const mapping = tunnelListAnswers['/api/v3/tunnel/list'].list[0]!;
  expect(written(columnsFor().every, mapping)).toMatchObject({
    '今日流量（B）': mapping.today_down + mapping.today_up,
    '累计流量（B）': mapping.total_down + mapping.total_up,
  });
});
