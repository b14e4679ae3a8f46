import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { onlineUsers } from '../../../src/api/contract/client';
import { ClientTimeline } from '../../../widgets/clients/client-timeline';
import { fillStaysOf } from '../../../host/server/demo/simulation/tick';
import { smallPlans } from '../../../host/server/demo/simulation/plan';
import { startReference, type Reference } from '../../server/reference';
import { show } from '../devices/shown';

let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference();
  const { db } = reference.services;
  // Who is online was when the fleet was seen last, some minutes ago: at that time the stays end, too.
  const [seen] = await db.query<{ ticked_at: string }>('SELECT ticked_at FROM simulation');
  for (let days = 0; days < 2; days++) await fillStaysOf(db, smallPlans[0]!, Date.parse(seen!.ticked_at));
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());
afterEach(cleanup);

const wireless = async () => (await demo.call(onlineUsers, { band: '5G', per_page: 1 })).data.list[0]!;

it('tells where a terminal was, how it roamed and how much it used; what changes it only with the right', async () => {
  const { id, name, mac } = await wireless();
  show(demo, <ClientTimeline client={id} />);
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText(mac)).toBeTruthy();
  expect(screen.getByText('漫游')).toBeTruthy();
  expect(screen.getAllByText('现在').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '拉黑' })).toBeNull();
  cleanup();
  show(demo, <ClientTimeline client={id} manage />);
  expect(await screen.findByRole('button', { name: '拉黑' })).toBeTruthy();
});

it('finds a terminal by its address', async () => {
  const { name, mac } = await wireless();
  show(demo, <ClientTimeline mac={mac.toLowerCase()} />);
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
});

it('shows nothing of another account, and says that none is named', async () => {
  const { id, name, mac } = await wireless();
  show(agent, <ClientTimeline client={id} />);
  expect(await screen.findByText('没有找到这个终端')).toBeTruthy();
  cleanup();
  show(agent, <ClientTimeline mac={mac} />);
  expect(await screen.findByText('没有找到这个终端')).toBeTruthy();
  expect(screen.queryByText(name)).toBeNull();
  cleanup();
  show(demo, <ClientTimeline mac="zz:zz" />);
  expect(screen.getByText('没有指定终端')).toBeTruthy();
});
