import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ApiError, ClientContext, type Client } from '../../src/api';
import { alarms } from '../../src/api/contract/alarm';
import { aps, gateways } from '../../src/api/contract/device';
import { PlaceContext, type Place } from '../../src/session/place';
import { UiRoot } from '../../src/ui/root';
import { condition } from '../../host/server/fleet/alarms/alarm-words';
import { raiseAlarms } from '../../host/server/fleet/alarms/alarms';
import { NetworkPage } from '../../host/pages/network';
import { startReference, type Reference } from '../server/reference';

let reference: Reference;
let demo: Client;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

it('is whole again after one retry when the server was away, on a tab that reads for itself too', async () => {
  const { gwid } = (await demo.call(gateways, { per_page: 1 })).data.list[0]!;
  let away = true;
  let refused = 0;
  const client: Client = {
    ...demo,
    id: 'window after an outage',
    call: (endpoint, input, options) => {
      if (!away) return demo.call(endpoint, input, options);
      refused++;
      return Promise.reject(new ApiError('offline', '网络连接失败', { status: 0 }));
    },
  };
  const place: Place = {
    href: ({ name }) => `/${name}`,
    go: () => undefined,
    query: { tab: 'vlan' },
    setQuery: () => undefined,
  };
  render(
    <ClientContext value={client}>
      <PlaceContext value={place}>
        <UiRoot>
          <NetworkPage gwid={gwid} />
        </UiRoot>
      </PlaceContext>
    </ClientContext>,
  );
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(refused).toBeGreaterThanOrEqual(2);
  away = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('tab', { name: '有线', selected: true })).toBeTruthy();
  expect(await screen.findByRole('radio', { name: /^VLAN/, checked: true })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /添加/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
});

it('counts what is wrong behind the gateway as its own', async () => {
  const { list } = (await demo.call(alarms, { state: 'open', per_page: 1000 })).data;
  const { id, gwid } = (await demo.call(aps, { status: 'online', per_page: 1 })).data.list[0]!;
  const { db, now } = reference.services;
  const device = { id, accountId: 'acc_demo', kind: 'ap' as const, gatewayId: gwid, remark: 'x', simulated: true };
  await raiseAlarms(db, now(), [{ device, condition: condition('ap_offline', { name: '大厅' }) }]);
  const before = list.filter((row) => row.gwid === gwid).length;
  render(
    <ClientContext value={demo}>
      <UiRoot>
        <NetworkPage gwid={gwid} />
      </UiRoot>
    </ClientContext>,
  );
  await screen.findByText(`在线，${before + 1} 条告警`);
});

it('says nothing of the day of a gateway that was never there', async () => {
  const { list } = (await demo.call(gateways, { per_page: 2 })).data;
  await reference.services.db.query('UPDATE device_live SET last_seen = NULL WHERE device_id = $1', [list[1]!.gwid]);
  const day = { name: '最近 24 小时' };
  for (const { gwid } of list) {
    render(
      <ClientContext value={demo}>
        <UiRoot>
          <NetworkPage gwid={gwid} />
        </UiRoot>
      </ClientContext>,
    );
    await screen.findByText('基本信息');
    if (gwid === list[0]!.gwid) await screen.findByRole('heading', day);
    else expect(screen.queryByRole('heading', day)).toBeNull();
    cleanup();
  }
});
