import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import * as embed from '../../../src/api/contract/embed';
import { PartnerList } from '../../../widgets/account/partner-list';
import { startReference, type Reference } from '../../server/reference';
import { show } from './shown';

vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let demo: Client;
let agent: Client;
beforeAll(async () => {
  reference = await startReference({ fleets: [] });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());
afterEach(cleanup);

const details = { name: '云栖旅宿', origins: ['https://inn.example'] };
const registered = async (by: Client, scopes: embed.Partner['scopes']) =>
  (await by.call(embed.partnerCreate, { ...details, scopes })).data.id;
const takesUp = (id: string, scopes: embed.Partner['scopes']) =>
  agent.call(embed.partnerUpdate, { ...details, id, scopes });
const granted = async (id: string) =>
  (await demo.call(embed.grants, {})).data.list.find(({ partner_id }) => partner_id === id);

/** What stands in the line of a partner, once it is there. */
const line = async (id: string) => within((await screen.findByText(id)).closest<HTMLElement>('tr, [role=row]')!);
const asked = async (body: RegExp) => within((await screen.findByText(body)).closest('dialog')!);

describe('partners that an account lets in', () => {
  it('are let in by their number; one that is none or its own is refused at the field', async () => {
    const [theirs, own] = [
      await registered(agent, ['device:read', 'alarm:read']),
      await registered(demo, ['device:read']),
    ];
    await show(<PartnerList />, reference, { as: demo });
    await screen.findByText('没有授权其他账号的合作方');
    fireEvent.click(screen.getByRole('button', { name: '授权合作方' }));
    const number = await screen.findByLabelText(/合作方编号/, {}, { timeout: 10_000 });
    const dialog = within(number.closest('dialog')!);
    const send = async (id: string) => {
      fireEvent.change(number, { target: { value: id } });
      fireEvent.click(dialog.getByRole('button', { name: '授权' }));
    };
    await send('pt_nobody');
    expect(await dialog.findByText('没有找到这个合作方，请核对编号')).toBeTruthy();
    await send(own);
    expect(await dialog.findByText('自己的合作方不需要授权')).toBeTruthy();
    await send(` ${theirs} `);
    expect(await screen.findByText('已授权')).toBeTruthy();
    expect((await line(theirs)).getByText('查看设备、查看告警')).toBeTruthy();
    expect(await granted(theirs)).toMatchObject({ scopes: ['device:read', 'alarm:read'], beyond: [] });
  });

  it('get what they took up later by another consent, which names it and gives no more', async () => {
    const id = await registered(agent, ['device:read']);
    await demo.call(embed.grantCreate, { partner_id: id });
    await takesUp(id, ['device:read', 'device:manage']);
    const { bodies } = await show(<PartnerList />, reference, { as: demo });
    const more = async () => fireEvent.click((await line(id)).getByRole('button', { name: '授权新增权限' }));
    await more();
    const first = await asked(/新增的权限也授权给它/);
    expect(first.getByText(/重启、升级、解绑设备/)).toBeTruthy();
    expect(first.queryByText(/查看设备/)).toBeNull();
    fireEvent.click(first.getByRole('button', { name: '取消' }));
    expect(await granted(id)).toMatchObject({ scopes: ['device:read'], beyond: ['device:manage'] });
    // Meanwhile it takes up more than is shown.
    await takesUp(id, ['device:read', 'device:manage', 'client:read']);
    await more();
    fireEvent.click((await asked(/新增的权限也授权给它/)).getByRole('button', { name: '确定' }));
    await waitFor(async () =>
      expect(await granted(id)).toMatchObject({ scopes: ['device:read', 'device:manage'], beyond: ['client:read'] }),
    );
    expect(await bodies('/grants/create')).toEqual([{ partner_id: id, scopes: ['device:read', 'device:manage'] }]);
  });

  it('lose it when it is taken back', async () => {
    const id = await registered(agent, ['device:read']);
    await demo.call(embed.grantCreate, { partner_id: id });
    await show(<PartnerList />, reference, { as: demo });
    fireEvent.click((await line(id)).getByRole('button', { name: '更多操作' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '收回授权' }));
    fireEvent.click((await asked(/收回对“云栖旅宿”的授权/)).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('已收回授权')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(id)).toBeNull());
    expect(await granted(id)).toBeUndefined();
  });
});
