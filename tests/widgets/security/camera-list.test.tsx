import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientContext } from '../../../src/api';
import type { Client } from '../../../src/api/client';
import { cameras, type Camera } from '../../../src/api/contract/equipment';
import { PlaceContext } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import { CameraList } from '../../../widgets/security/camera-list';
import * as stories from '../../../widgets/security/camera-list/camera-list.stories';
import * as routers from '../../../widgets/security/camera-routers/camera-routers.stories';
import { smallPlans } from '../../../host/server/demo/simulation/plan';
import { startReference, type Reference } from '../../server/reference';

let reference: Reference;
let demo: Client;
let list: Camera[];
beforeAll(async () => {
  const plan = { ...smallPlans[0]!, gateways: 6, aps: 40, switches: 14, firewalls: 3, residents: 600 };
  reference = await startReference({ fleets: [plan, smallPlans[1]!] });
  demo = await reference.signIn();
  ({ list } = (await demo.call(cameras, { per_page: 1000 })).data);
});
afterAll(() => reference.close());
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(gwid = '', query: Record<string, string> = {}, manage = false) {
  const place = { href: () => '#', go: () => undefined, query, setQuery: () => undefined };
  return render(
    <UiRoot>
      <ClientContext value={demo}>
        <PlaceContext value={place}>
          <CameraList gwid={gwid} manage={manage} />
        </PlaceContext>
      </ClientContext>
    </UiRoot>,
  );
}

describe('the cameras', () => {
  it('show what they see, marked as simulated, and large when pressed', async () => {
    show();
    const online = list.find((one) => one.online)!;
    const [thumb] = await screen.findAllByRole('button', { name: new RegExp(`^查看${online.name}的画面`) });
    expect(thumb!.parentElement!.textContent).toContain('模拟画面');
    fireEvent.click(thumb!);
    const dialog = within(await screen.findByRole('dialog', { name: online.name }));
    expect((await dialog.findByRole('img', { name: `${online.name}的当前画面` })).getAttribute('src')).toBe(
      'blob:picture',
    );
    expect(dialog.getByText('模拟画面')).toBeTruthy();
  });

  it('are those of one gateway where one is given', async () => {
    const { gwid } = list[0]!;
    const { data } = await demo.call(cameras, { gwid });
    expect(data.total).toBeLessThan(list.length);
    show(gwid);
    await waitFor(() => expect(screen.getAllByText('IPC-2143')).toHaveLength(data.list.length));
    expect(screen.queryByText('所属网关')).toBeNull();
    expect(await screen.findByText('1 台网关')).toBeTruthy();
  });

  it('are narrowed to what the address says', async () => {
    const gone = list[0]!;
    await reference.services.db.query('UPDATE client SET online = false WHERE mac = $1', [gone.mac]);
    show('', { state: 'offline' });
    expect(await screen.findByText(gone.mac)).toBeTruthy();
    for (const { mac } of (await demo.call(cameras, { state: 'online', per_page: 1000 })).data.list) {
      expect(screen.queryByText(mac)).toBeNull();
    }
    expect(screen.queryByRole('button', { name: /的画面$/ })).toBeNull();
  });

  it('are named and told what to record, and keep what was typed when it is refused', async () => {
    const camera = (await demo.call(cameras, { state: 'online', per_page: 1000 })).data.list.find(({ paid }) => paid)!;
    show(camera.gwid, {}, true);
    const row = (await screen.findByText(camera.mac)).closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(await within(row).findByRole('button', { name: '计划' }));
    const plan = within(await screen.findByRole('dialog', { name: /^存储计划/ }));
    fireEvent.change(plan.getByLabelText(/保存天数/), { target: { value: '999' } });
    fireEvent.click(plan.getByRole('button', { name: '保存' }));
    expect(await plan.findByText(/180/, { selector: '[role=alert], [role=alert] *, p, span' })).toBeTruthy();
    fireEvent.change(plan.getByLabelText(/保存天数/), { target: { value: '30' } });
    fireEvent.click(plan.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('存储计划已下发，网关执行后生效')).toBeTruthy();
    const [order] = await reference.services.db.query<{ params: Record<string, string> }>(
      `SELECT params FROM command WHERE kind = 'camera_plan' ORDER BY created_at DESC LIMIT 1`,
    );
    expect(order!.params).toMatchObject({ camera: camera.id, days: '30' });
  });

  it('without a package do not record, say so and lead to the packages', async () => {
    const { id, gwid, mac } = list[0]!;
    await reference.services.db.query(`UPDATE camera SET record = 'always' WHERE id = $1`, [id]);
    await reference.services.db.query(`DELETE FROM service_owned WHERE service = 'camera' AND gateway_id = $1`, [gwid]);
    show(gwid, {}, true);
    const row = within((await screen.findByText(mac)).closest<HTMLElement>('tr, [role=row]')!);
    expect(row.getByText('未开通，不录像')).toBeTruthy();
    expect(row.queryByText('全天录像')).toBeNull();
    expect(row.getByText('开通录像')).toBeTruthy();
    expect(row.queryByRole('button', { name: '计划' })).toBeNull();
  });

  it('say that there are none, or that they could not be read', async () => {
    render(<UiRoot>{stories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有摄像头')).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  it('without a picture say so, and a disk that is too small is pointed out', async () => {
    render(<UiRoot>{stories.Dark()}</UiRoot>);
    expect(await screen.findByText('没有画面')).toBeTruthy();
    expect(screen.getByText('硬盘不够')).toBeTruthy();
  });
});

it('a router that is away, its cameras too, has a plan for them and is not said to record', async () => {
  render(<routers.Ordinary />);
  const row = within(await screen.findByRole('row', { name: /库房/ }));
  expect(row.getByText('离线')).toBeTruthy();
  expect(row.getByText('0 / 2')).toBeTruthy();
  expect(row.getByText('2 / 2 个有录像计划')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/在录/);
});
