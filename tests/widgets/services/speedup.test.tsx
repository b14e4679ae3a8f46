import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { speedupGroups, speedupMembers, type SpeedupGroup } from '../../../src/api/contract/speedup';
import { speedupPolicies } from '../../../src/api/contract/speedup-policy';
import { SpeedupApply } from '../../../widgets/services/speedup-apply';
import { SpeedupGroups } from '../../../widgets/services/speedup-groups';
import { SpeedupPolicies } from '../../../widgets/services/speedup-policies';
import { SpeedupManage } from '../../../widgets/services/speedup-manage';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole forms on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let demo: Client;
let agent: Client;
let group: SpeedupGroup;
beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  group = (await demo.call(speedupGroups, {})).data.list.find(({ name }) => name === '研发')!;
});
afterAll(() => reference.close());
afterEach(cleanup);

describe('many applications', () => {
  it('say what is wrong by line, send nothing until all is well, and then wait for the operator', async () => {
    show(demo, <SpeedupApply gid={group.gid} many />);
    const list = await screen.findByLabelText(/成员，每行一个/);
    type(
      list,
      '名称,MAC,用途,带宽\n绘图机,02:00:5e:00:61:01,素材库,2\n,02:00:5e:00:61:02,素材库\n绘图机 3,02-00-5E-00-61-01,素材库,99',
    );
    const faults = within(await screen.findByRole('list', { name: '有误的行' }));
    expect(faults.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '第 3 行：必须填写名称',
      '第 4 行：[带宽]应在 0–5 之间',
      '第 4 行：[MAC]与第 2 行重复',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('有 3 处错误，见下方')).toBeTruthy();
    expect((await demo.call(speedupMembers, { gid: group.gid })).data.total).toBe(1);

    const [there] = (await demo.call(speedupMembers, { gid: group.gid })).data.list;
    type(list, `绘图机,02:00:5e:00:61:01,素材库,2\n工作站,${there!.mac},代码`);
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('第 2 行：[MAC]已在这个加速组中')).toBeTruthy();

    type(list, '绘图机,02:00:5e:00:61:01,素材库,2');
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('已提交 1 个成员的申请，等待审核')).toBeTruthy();
    const [made] = (await demo.call(speedupMembers, { gid: group.gid, state: 'pending' })).data.list;
    expect(made).toMatchObject({ name: '绘图机', mbps: 2, purpose: '素材库' });
  });
});

describe('a group', () => {
  it('is paused after a question, and says that it is on its way', async () => {
    show(demo, <SpeedupManage gid={group.gid} manage />);
    fireEvent.click(await screen.findByRole('button', { name: '暂停' }));
    const question = within(await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog')));
    expect(question.getByText('暂停“研发”？')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '暂停' }));
    expect(await screen.findByText('已暂停，正在下发')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '恢复' })).toBeTruthy();
  });

  it('that is not there is named, and its page leads back', async () => {
    show(agent, <SpeedupManage gid={group.gid} />);
    expect(await screen.findByText('没有找到这个加速组')).toBeTruthy();
    expect(screen.getByRole('button', { name: '返回国际加速' })).toBeTruthy();
  });

  it('is none without the service, whose page says what it changes and how it ends', async () => {
    show(agent, <SpeedupGroups manage />);
    expect(await screen.findByText('还没有网关开通国际加速')).toBeTruthy();
    expect(screen.getByText('怎样停用与结束')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '新建加速组' })).toBeNull();
  });
});

describe('policies', () => {
  it('of an application are set, and the line that the gateway uses is its own word', async () => {
    const two = (await demo.call(speedupGroups, { mode: 2 })).data.list[0]!;
    show(demo, <SpeedupPolicies gid={two.gid} manage />);
    expect((await screen.findAllByText('首选恢复，换回')).length).toBeGreaterThan(0);
    fireEvent.click((await screen.findAllByRole('button', { name: '设置策略' }))[0]!);
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByText(/避免来回切换/)).toBeTruthy();
    type(form.getByLabelText(/时延上限/), '1');
    fireEvent.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText(/10.*2000/)).toBeTruthy();
    type(form.getByLabelText(/时延上限/), '120');
    fireEvent.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存，正在下发到网关')).toBeTruthy();
  });

  it('are set for many applications at once', async () => {
    const two = (await demo.call(speedupGroups, { mode: 2 })).data.list[0]!;
    show(demo, <SpeedupPolicies gid={two.gid} manage />);
    const boxes = await waitFor(() => {
      const found = screen.getAllByRole('checkbox');
      expect(found.length).toBeGreaterThan(2);
      return found;
    });
    fireEvent.click(boxes[1]!);
    fireEvent.click(boxes[2]!);
    fireEvent.click(
      within(await screen.findByRole('region', { name: /批量|已选/ })).getByRole('button', { name: '设置策略' }),
    );
    const form = within(await screen.findByRole('dialog', { name: '设置策略：2 个应用' }));
    type(form.getByLabelText(/时延上限/), '133');
    fireEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(async () => {
      const { list } = (await demo.call(speedupPolicies, { gid: two.gid })).data;
      expect(list.filter(({ ms }) => ms === 133)).toHaveLength(2);
    });
  });
});
