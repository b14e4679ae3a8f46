import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, sampleAnswer } from '../../host/pages/sample/answers';
import { SamplePage } from '../../host/pages/sample';
import { PlaceContext, type Destination } from '../../src/session/place';
import { UiRoot } from '../../src/ui/root';

afterEach(cleanup);

const now = Date.parse('2026-11-23T03:00:00Z');

it.each(answers.map(({ endpoint, of }) => [endpoint.path, endpoint, of] as const))(
  'answers %s as the server would, at noon and at night',
  (_, endpoint, of) => {
    for (const at of [now, now + 15 * 3_600_000]) {
      const data = of({ gwid: '5a0000000000', id: '5a0000000000', day: '7' }, at);
      expect(v.safeParse(endpoint.data!, data).issues).toBeUndefined();
    }
  },
);

it('has one sum everywhere: what the overview counts is in the lists', () => {
  const ask = <T,>(method: string, path: string, query = {}) => sampleAnswer(method, path, query, now) as T;
  const summary = ask<Record<string, number>>('POST', '/api/v3/user_stat/complex');
  const page = ask<{ total: number; list: { clients: number; remark: string; simulated: boolean }[] }>(
    'GET',
    '/api/v3/device/gateways',
  );
  expect(summary.router_number).toBe(page.total);
  expect(summary.current_online).toBe(page.list.reduce((sum, { clients }) => sum + clients, 0));
  expect(page.list.every(({ simulated, remark }) => simulated && remark.startsWith('示例'))).toBe(true);
  const found = (query: object) => ask<{ total: number }>('GET', '/api/v3/device/gateways', query).total;
  expect([found({ q: '北京' }), found({ status: 'offline' }), found({ alarm: 'open' }), found({ q: '没有' })]).toEqual([
    2, 1, 3, 0,
  ]);
  expect(ask('POST', '/api/v3/device/rename', { id: '5a0000000000' })).toBeUndefined();
});

it('shows a network that says it is made up, asks no server anything, and is left by one click', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const went: Destination[] = [];
  const place = {
    href: () => '/elsewhere',
    go: (to: Destination) => void went.push(to),
    query: {},
    setQuery: () => undefined,
  };
  render(
    <UiRoot>
      <PlaceContext value={place}>
        <SamplePage />
      </PlaceContext>
    </UiRoot>,
  );
  expect(screen.getByText(/全部是编造的，不属于你的账号/)).toBeTruthy();
  expect((await screen.findAllByText('示例·成都太古里店')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('示例·北京三里屯店')).length).toBeGreaterThan(1);
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href'))).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '离开示例，绑定我的网关' }));
  expect(went).toEqual([{ name: 'home.index' }]);
});
