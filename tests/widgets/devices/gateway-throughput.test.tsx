import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { PlaceContext } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import { GatewayThroughput } from '../../../widgets/devices/gateway-throughput';

afterEach(cleanup);

const start = Date.parse('2026-11-19T06:00:00Z');
const points = Array.from({ length: 24 }, (_, hour) => ({
  at: new Date(start + hour * 3_600_000).toISOString(),
  down: hour * 1024 ** 2,
  up: 1024 ** 2,
  cpu: 40 + hour,
  memory: null,
  clients: 12,
}));

/** The widget in a page that keeps its state in the address; what the server was asked, and what is in the address. */
function show(query: Record<string, string> = {}, more: object = {}) {
  const asked: Record<string, string>[] = [];
  const address = { current: query };
  const client = createClient({
    baseUrl: 'http://throughput.test',
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      // The stream of what happens is not there: the widget asks by itself.
      if (pathname !== '/api/v3/device/throughput') return Response.json({ code: 4004, message: '' }, { status: 404 });
      asked.push(Object.fromEntries(searchParams));
      return Response.json({
        code: 2000,
        message: '',
        data: { step: 3600, points, peak_down: null, peak_up: null, ...more },
      });
    },
  });
  const Page = ({ children }: { children: ReactNode }) => {
    const [now, setNow] = useState(query);
    const setQuery = (changes: Record<string, string | undefined>) => {
      address.current = { ...now, ...changes } as Record<string, string>;
      setNow(address.current);
    };
    return (
      <PlaceContext value={{ href: () => undefined, go: () => undefined, query: now, setQuery }}>
        {children}
      </PlaceContext>
    );
  };
  render(
    <ClientContext value={client}>
      <Page>
        <UiRoot>
          <GatewayThroughput gwid="gw1" />
        </UiRoot>
      </Page>
    </ClientContext>,
  );
  return { asked, address };
}

describe('throughput of a gateway', () => {
  it('draws traffic and load of the same time, also as tables', async () => {
    const { asked } = show();
    const tables = await screen.findAllByRole('table');
    expect(tables.map((table) => table.querySelectorAll('tbody tr').length)).toEqual([24, 24]);
    expect(tables[1]!.textContent).toContain('05:00:0063.0%—');
    expect(asked).toEqual([{ id: 'gw1', range: '24h' }]);
  });

  it('says that earlier times are not complete while their history is away', async () => {
    show({}, { missing: true });
    expect(await screen.findByText(/历史库暂时没有响应/)).toBeTruthy();
    cleanup();
    show();
    await screen.findAllByRole('table');
    expect(screen.queryByText(/历史库/)).toBeNull();
  });

  it('asks for the chosen stretch and keeps it in the address', async () => {
    const { asked, address } = show();
    await screen.findAllByRole('table');
    fireEvent.click(screen.getByRole('button', { name: '近 24 小时' }));
    fireEvent.click(await screen.findByRole('button', { name: '近 7 天' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ id: 'gw1', range: '7d' }));
    expect(address.current).toEqual({ range: '7d' });
    fireEvent.click(screen.getByRole('button', { name: '前一段' }));
    await waitFor(() => expect(Number(asked.at(-1)?.to) - Number(asked.at(-1)?.from)).toBe(7 * 86_400_000));
    expect(address.current.range).toBe(`${asked.at(-1)?.from}-${asked.at(-1)?.to}`);
  });

  it('starts with the stretch of the address, and asks again when told to', async () => {
    const { asked } = show({ range: `${start}-${start + 3_600_000}` });
    const stretch = { id: 'gw1', from: String(start), to: String(start + 3_600_000) };
    await waitFor(() => expect(asked).toEqual([stretch]));
    await screen.findAllByRole('table');
    fireEvent.click(screen.getByRole('button', { name: '立即刷新' }));
    await waitFor(() => expect(asked).toEqual([stretch, stretch]));
  });

  it('refuses an end before the start, and keeps both', async () => {
    show();
    await screen.findAllByRole('table');
    fireEvent.click(screen.getByRole('button', { name: '近 24 小时' }));
    fireEvent.change(await screen.findByLabelText('结束时间 日期'), { target: { value: '2020-01-01' } });
    fireEvent.click(screen.getByRole('button', { name: '应用' }));
    await screen.findByText('结束需晚于开始');
    expect(screen.getByLabelText<HTMLInputElement>('结束时间 日期').value).toBe('2020-01-01');
  });
});
