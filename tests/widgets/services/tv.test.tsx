import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { tvBoxes, tvGroupDetail, tvGroups, type TvBox } from '../../../src/api/contract/tv';
import { UiRoot } from '../../../src/ui/root';
import { answerCommands } from '../../../host/server/demo/simulation/answer-commands';
import { playTv } from '../../../host/server/demo/simulation/tv';
import { TvBoxes } from '../../../widgets/services/tv-boxes';
import * as boxStories from '../../../widgets/services/tv-boxes/tv-boxes.stories';
import { TvGroups } from '../../../widgets/services/tv-groups';
import * as groupStories from '../../../widgets/services/tv-groups/tv-groups.stories';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let clock = Date.parse('2026-11-20T04:00:00Z');
let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  const { db } = reference.services;
  await db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo' AND kind = 'gateway'`);
  // A moment at which several rooms play.
  for (; (await rooms()).length < 3; clock += 3_600_000) await playTv(db, 'acc_demo', clock);
});
afterAll(() => reference.close());
afterEach(cleanup);

const rooms = async (): Promise<TvBox[]> =>
  (await demo.call(tvBoxes, { group: 'tvg_demo_0', state: 'playing' })).data.list;
const rowOf = (name: HTMLElement) => within(name.closest<HTMLElement>('tr, [role=row]')!);
const openRow = async (name: string) => rowOf(await screen.findByText(name));

describe('the list of TV boxes', () => {
  it('lets a box play a channel of its group, and shows it once the gateway did it', async () => {
    const [box] = await rooms();
    show(demo, <TvBoxes manage />);
    const row = await openRow(box!.name);
    fireEvent.click(row.getByRole('button', { name: /播放频道/ }));
    const dialog = within(await screen.findByRole('dialog', { name: `播放频道：${box!.name}` }));
    const field = await dialog.findByRole('combobox', { name: /频道/ });
    fireEvent.change(field, { target: { value: 'tvc_demo_0_5' } });
    fireEvent.click(dialog.getByRole('button', { name: '播放' }));
    expect(await screen.findByText('命令已下发，状态会自动更新')).toBeTruthy();
    expect(await screen.findByText('待领取')).toBeTruthy();
    await answerCommands(reference.services, clock);
    const now = (await demo.call(tvBoxes, { q: box!.serial })).data.list[0];
    expect(now).toMatchObject({ channel_name: '纪录频道', order: 'done' });
  });

  it('says at the field what is wrong with a name, and keeps what was typed', async () => {
    const [box] = await rooms();
    show(demo, <TvBoxes manage />);
    const row = await openRow(box!.name);
    fireEvent.click(row.getByRole('button', { name: /更多/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog', { name: `编辑：${box!.name}` }));
    type(dialog.getByLabelText(/名称/), '');
    fireEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect((await dialog.findAllByText(/必须填写名称/)).length).toBeGreaterThan(0);
    type(dialog.getByLabelText(/名称/), '行政套房电视');
    type(dialog.getByLabelText(/位置/), '顶层');
    fireEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存')).toBeTruthy();
    expect((await demo.call(tvBoxes, { q: box!.serial })).data.list[0]).toMatchObject({
      name: '行政套房电视',
      room: '顶层',
    });
  });

  it('pauses those that were ticked as a job', async () => {
    const [, one, two] = await rooms();
    show(demo, <TvBoxes manage />);
    for (const box of [one!, two!]) {
      fireEvent.click((await openRow(box.name)).getByRole('checkbox'));
    }
    // Behind those of the rows.
    fireEvent.click((await screen.findAllByRole('button', { name: '暂停' })).at(-1)!);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('暂停 2 台电视盒？')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '暂停' }));
    await waitFor(async () => {
      const { list } = (await demo.call(tvBoxes, { q: one!.serial })).data;
      expect(list[0]!.order).toBe('pending');
    });
    await answerCommands(reference.services, clock);
    for (const box of [one!, two!]) {
      expect((await demo.call(tvBoxes, { q: box.serial })).data.list[0]!.state).toBe('paused');
    }
  });

  it('changes nothing where it may not', async () => {
    show(demo, <TvBoxes />);
    await screen.findByText('一楼橱窗屏');
    expect(screen.queryByRole('button', { name: /播放频道/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('tells nothing yet from what could not be read', async () => {
    render(<UiRoot>{boxStories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有电视盒')).toBeTruthy();
    cleanup();
    render(<UiRoot>{boxStories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});

describe('the groups of channels', () => {
  const names = async () =>
    (await demo.call(tvGroupDetail, { id: 'tvg_demo_2' })).data.channel_list.map(({ name }) => name);

  it('are ordered by the arrow keys, which keep the focus on the channel', async () => {
    show(demo, <TvGroups manage />);
    fireEvent.click(await screen.findByRole('button', { name: /校园信息屏/ }));
    const grip = await screen.findByRole('button', { name: /调整“校园通知”的顺序/ });
    grip.focus();
    fireEvent.keyDown(grip, { key: 'ArrowDown' });
    await waitFor(async () => expect(await names()).toEqual(['校园电视台', '校园通知']));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/校园通知.*第 2 条/));
    await waitFor(() => {
      fireEvent.keyDown(document.activeElement!, { key: 'Home' });
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/第 1 条/);
    });
    await waitFor(async () => expect(await names()).toEqual(['校园通知', '校园电视台']));
  });

  it('keep the order of the server when it refuses one', async () => {
    show(demo, <TvGroups manage />);
    fireEvent.click(await screen.findByRole('button', { name: /校园信息屏/ }));
    const grip = await screen.findByRole('button', { name: /调整“校园通知”的顺序/ });
    // Behind the server's back: a call would be told to the page, which may have read it by then.
    await reference.services.db.query(
      `INSERT INTO tv_channel (id, group_id, account_id, position, name, kind, address)
       VALUES ('tvc_menu', 'tvg_demo_2', 'acc_demo', 2, '食堂菜单', 'file', '/tv/menu.mp4')`,
    );
    fireEvent.keyDown(grip, { key: 'End' });
    expect(await screen.findByText(/频道已被修改/)).toBeTruthy();
    expect(await names()).toEqual(['校园通知', '校园电视台', '食堂菜单']);
  });

  it('are made with channels whose addresses are checked', async () => {
    show(demo, <TvGroups manage />);
    fireEvent.click(await screen.findByRole('button', { name: '新建频道组' }));
    let dialog = within(await screen.findByRole('dialog', { name: '新建频道组' }));
    type(dialog.getByLabelText(/频道组名称/), '会议中心');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await screen.findByText('这个频道组还没有频道')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '添加频道' }));
    dialog = within(await screen.findByRole('dialog', { name: '添加频道' }));
    type(dialog.getByLabelText(/频道名称/), '会场直播');
    type(dialog.getByRole('textbox', { name: /^地址/ }), 'udp://10.0.0.1:5000');
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect((await dialog.findAllByText(/应为组播地址和端口/)).length).toBeGreaterThan(0);
    type(dialog.getByRole('textbox', { name: /^地址/ }), 'udp://239.9.9.9:5000');
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect(await screen.findByText('udp://239.9.9.9:5000')).toBeTruthy();
    const made = (await demo.call(tvGroups, {})).data.list.find(({ name }) => name === '会议中心');
    expect(made).toMatchObject({ channels: 1, boxes: 0, hours: '' });
  });

  it('are removed once that was agreed to', async () => {
    show(demo, <TvGroups manage />);
    fireEvent.click(await screen.findByRole('button', { name: /会议中心/ }));
    await screen.findByText('udp://239.9.9.9:5000');
    fireEvent.click(screen.getAllByRole('button', { name: '删除' })[0]!);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('删除频道组“会议中心”？')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /会议中心/ })).toBeNull());
  });

  it('tell nothing yet from what could not be read', async () => {
    render(<UiRoot>{groupStories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有频道组')).toBeTruthy();
    cleanup();
    render(<UiRoot>{groupStories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
