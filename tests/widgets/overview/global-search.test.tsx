import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaceContext } from '../../../src/session/place';
import { GlobalSearch, type SearchEntry } from '../../../widgets/overview/global-search';
import { findEntries } from '../../../widgets/overview/global-search/global-search.model';
import { found } from '../../../widgets/overview/global-search/global-search.fixture';
import { Over, type Asked } from './server';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const pages: SearchEntry[] = [
  { key: 'networks', label: '网络列表', hint: '网络巡检', words: '/networks', to: { name: 'networks' } },
  { key: 'logs.upgrade', label: '升级日志', hint: '消息中心', to: { name: 'logs.upgrade' } },
  { key: 'wireless', label: '无线网络', to: { name: 'wireless' } },
];
const actions: SearchEntry[] = [{ key: 'theme', label: '切换到深色主题' }];

function show(answers: object = { '/api/v3/search': found }) {
  const asked: Asked[] = [];
  const went = vi.fn();
  const acted = vi.fn();
  const closed = vi.fn();
  const ui = (
    <Over answers={answers} asked={asked}>
      <PlaceContext value={{ href: () => '', go: went, query: {}, setQuery: () => undefined }}>
        <GlobalSearch pages={pages} actions={actions} owner="A1" onSearchAction={acted} onSearchClose={closed} />
      </PlaceContext>
    </Over>
  );
  render(ui);
  const field = screen.getByRole('combobox', { name: '全局搜索' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const chosen = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);
  return { asked, went, acted, closed, field, type, press, chosen };
}

it('pages are found by name, within it, by pinyin initials and by other words, best first', () => {
  const labels = (typed: string) => findEntries(pages, typed).map(({ label }) => label);
  expect(labels('网络')).toEqual(['网络列表', '无线网络']);
  expect(labels('sjrz')).toEqual(['升级日志']);
  expect(labels('WLLB')).toEqual(['网络列表']);
  expect(labels('/networks')).toEqual(['网络列表']);
  expect(labels('')).toEqual([]);
});

describe('the search', () => {
  it('keeps the focus in the field: arrows choose round and round, Enter goes there', async () => {
    const { type, press, chosen, went, closed, field } = show();
    type('网络');
    expect(chosen()).toEqual(['网络列表网络巡检']);
    press('ArrowDown');
    expect(chosen()).toEqual(['无线网络']);
    const active = field.getAttribute('aria-activedescendant');
    expect(document.getElementById(active!)?.getAttribute('aria-selected')).toBe('true');
    await screen.findByText('iPhone-15');
    expect(chosen()).toEqual(['无线网络']);
    press('ArrowUp');
    press('ArrowUp');
    expect(chosen()[0]).toContain('SD-WAN 标准版');
    press('ArrowUp');
    expect(chosen()[0]).toContain('WAN1 断开');
    press('Enter');
    expect(went).toHaveBeenCalledWith({ name: 'alarm', query: { id: 'a1' } });
    expect(closed).toHaveBeenCalled();
  });

  it('shows what the server finds by kind and leads to each', async () => {
    const { type, went } = show();
    type('青禾');
    const group = await screen.findByRole('group', { name: '设备' });
    fireEvent.click(group.querySelector('[role=option]')!);
    expect(went).toHaveBeenCalledWith({ name: 'network', params: { gwid: 'c04e8812f3d6' } });
    expect(screen.getByRole('group', { name: '在线用户' })).toBeTruthy();
  });

  it.each([
    [5, '5 个结果'],
    [6, '至少 6 个结果'],
  ])('says of %i of a kind, of which no more than six are shown: %s', async (count, said) => {
    const devices = Array.from({ length: count }, (_, i) => ({ ...found.devices[0]!, id: `d${i}` }));
    const none = Object.fromEntries(Object.keys(found).map((kind) => [kind, []]));
    const { type } = show({ '/api/v3/search': { ...none, devices } });
    type('青禾');
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('tells about actions that lead nowhere', () => {
    const { type, press, acted, went } = show();
    type('qhdsszt');
    press('Enter');
    expect(acted).toHaveBeenCalledWith({ key: 'theme' });
    expect(went).not.toHaveBeenCalled();
  });

  it('remembers where somebody went, until told to forget', async () => {
    const first = show();
    first.type('升级');
    first.press('Enter');
    cleanup();
    const { press, went } = show();
    expect(screen.getByRole('group', { name: '最近访问' })).toBeTruthy();
    press('Enter');
    expect(went).toHaveBeenCalledWith({ name: 'logs.upgrade' });
    fireEvent.click(screen.getByRole('button', { name: '清除记录' }));
    expect(screen.queryByRole('group', { name: '最近访问' })).toBeNull();
    // What can be done is offered still, and nothing of it is set off by Enter alone.
    expect(screen.getByRole('group', { name: '操作' })).toBeTruthy();
    press('Enter');
    expect(went).toHaveBeenCalledTimes(1);
  });

  it('still finds pages while the server does not answer, and says so', async () => {
    const { type } = show({});
    type('网络');
    expect((await screen.findByRole('alert')).textContent).toContain('暂时无法搜索');
    expect(screen.getByText('网络列表')).toBeTruthy();
  });

  it('says when nothing was found', async () => {
    const { type } = show({ '/api/v3/search': { devices: [], users: [], alarms: [], orders: [] } });
    type('没有这样的');
    await waitFor(() => expect(screen.getByText(/没有找到与“没有这样的”有关的内容/)).toBeTruthy());
  });

  it('leaves keys to an input method', () => {
    const { type, field, went } = show();
    type('网络');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(went).not.toHaveBeenCalled();
  });
});
