import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { sdwanNodes } from '../../../src/api/contract/sdwan-node';
import { UiRoot } from '../../../src/ui/root';
import { SdwanNodes } from '../../../widgets/sdwan/sdwan-nodes';
import * as stories from '../../../widgets/sdwan/sdwan-nodes/sdwan-nodes.stories';
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

describe('the nodes of networks', () => {
  it('are created in a form that says at the field what is wrong, and keeps what was typed', async () => {
    show(demo, <SdwanNodes manage />);
    const form = within(await screen.findByRole('form', { name: '新建节点' }));
    type(form.getByRole('textbox', { name: /节点名称/ }), '华南节点');
    type(form.getByRole('textbox', { name: /本地子网/ }), '10.0.0.1/24');
    fireEvent.click(form.getByRole('button', { name: '新建节点' }));
    expect((await form.findAllByText(/不是网段的起始地址/)).length).toBeGreaterThan(0);
    expect((await form.findAllByText(/必须填写网关|请选择/)).length).toBeGreaterThan(0);
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /节点名称/ }).value).toBe('华南节点');
  });

  it('are changed in a dialog', async () => {
    const [node] = (await demo.call(sdwanNodes, {})).data.list;
    show(demo, <SdwanNodes manage />);
    const row = (await screen.findByText(node!.name)).closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(within(row).getByRole('button', { name: /编辑/ }));
    const dialog = within(await screen.findByRole('dialog', { name: `编辑节点：${node!.name}` }));
    type(dialog.getByRole('textbox', { name: /本地子网/ }), '10.99.0.0/16');
    fireEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(async () => {
      const { list } = (await demo.call(sdwanNodes, { q: node!.gwid })).data;
      expect(list[0]!.subnets).toEqual(['10.99.0.0/16']);
    });
  });

  it('tell nothing yet from what could not be read', async () => {
    render(<UiRoot>{stories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有节点')).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
