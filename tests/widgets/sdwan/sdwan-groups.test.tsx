import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { sdwanNetworks } from '../../../src/api/contract/sdwan';
import { sdwanGroups } from '../../../src/api/contract/sdwan-group';
import { SdwanGroups } from '../../../widgets/sdwan/sdwan-groups';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

const names = async () => (await demo.call(sdwanGroups, { kind: 'network' })).data.map(({ name }) => name);
const item = (name: RegExp) => screen.findByRole('treeitem', { name });

describe('the groups of SD-WAN networks', () => {
  it('are made in a dialog that says at the field what is wrong, and keeps what was typed', async () => {
    show(demo, <SdwanGroups />);
    await item(/^自营/);
    fireEvent.click(screen.getByRole('button', { name: '新建分组' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建分组' }));
    const field = dialog.getByLabelText<HTMLInputElement>(/分组名称/);
    type(field, '华南 大区');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('华南 大区');
    // The server knows of a sibling.
    type(field, '自营');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await dialog.findByText('同级已有同名分组')).toBeTruthy();
    type(field, '华南');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await screen.findByText('已新建')).toBeTruthy();
    expect(await names()).toContain('华南');
  });

  it('ask where their networks go before they are removed', async () => {
    show(demo, <SdwanGroups />);
    const events = await item(/^Events-2026/);
    act(() => events.focus());
    fireEvent.keyDown(events, { key: 'Delete' });
    const dialog = within(await screen.findByRole('dialog', { name: '删除“Events-2026”' }));
    expect(dialog.getByText(/0 个下级分组、1 个组网/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除')).toBeTruthy();
    expect(await names()).not.toContain('Events-2026');
    const { list } = (await demo.call(sdwanNetworks, {})).data;
    expect(list.find(({ name }) => name === '展会临时组网')?.group_id).toBeNull();
  });

  it('take a network that is dropped on them, and show who is in them', async () => {
    show(demo, <SdwanGroups />);
    const { list } = (await demo.call(sdwanNetworks, {})).data;
    const { id } = list.find(({ name }) => name === '展会临时组网')!;
    const carried = {
      types: ['application/x-np-member'],
      getData: (kind: string) => (kind.endsWith('member') ? id : ''),
    };
    fireEvent.drop(await item(/^仓配/), { dataTransfer: carried });
    expect(await screen.findByText('已移动 1 个组网')).toBeTruthy();
    fireEvent.click(await item(/^仓配/));
    await waitFor(() => expect(screen.queryByText('华东组网')).toBeNull());
    expect(await screen.findByText('展会临时组网')).toBeTruthy();
  });
});
