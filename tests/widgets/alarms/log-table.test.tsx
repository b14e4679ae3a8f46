import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LogRow } from '../../../src/api/contract/log';
import { LogTable } from '../../../widgets/alarms/log-table';
import { upgrades } from '../../../widgets/alarms/log-table/log-table.fixture';
import { Over } from '../overview/server';

afterEach(cleanup);

const show = (kind: 'online', row: Partial<LogRow>) =>
  render(
    <Over
      answers={{
        '/api/v3/logs/list': { total: 1, list: [{ ...upgrades.list[0]!, ...row }] },
        '/api/v3/personalization/show': {},
        '/api/v3/table_view/list': { list: [], total: 0 },
      }}
      asked={[]}
    >
      <LogTable kind={kind} />
    </Over>,
  );

describe('the logs', () => {
  it('name what stands behind a gateway with its gateway', async () => {
    show('online', { target: '一楼大厅', detail: { device: 'ap_1', kind: 'AP', site: '苏州园区店' } });
    expect(await screen.findByText('一楼大厅 · 苏州园区店')).toBeTruthy();
  });
});
