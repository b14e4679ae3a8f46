import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../widgets/overview/boards/boards.model';
import { dragged, newDocument, type Tile } from '../../../widgets/overview/boards/boards.model';
import { BoardView } from '../../../widgets/overview/board-view';
import { Boards } from '../../../widgets/overview/boards';
import { boardAnswers as answers, shownBoard } from '../../../widgets/overview/shared/board/board.fixture';
import { faultOf } from '../../../src/domain/board';
import { Over, type Asked } from './server';

let asked: Asked[];
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const edit = (given: object = answers) =>
  render(
    <Over answers={given} asked={asked}>
      <Boards board="b1" manage />
    </Over>,
  );
const tile = (name: RegExp) => screen.findByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const saved = () =>
  asked.find(({ path }) => path === '/api/v3/boards/save')?.body as unknown as Draft & { rev: number };

describe('the board builder', () => {
  it('moves and sizes a tile by keys, says where it is, and takes steps back', async () => {
    edit();
    const clock = await tile(/^时钟，第 10 列第 1 行，宽 3 高 2/);
    fireEvent.keyDown(clock, { key: 'ArrowUp' });
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('那边没有位置');
    fireEvent.keyDown(clock, { key: 'ArrowLeft', shiftKey: true });
    await tile(/^时钟，第 10 列第 1 行，宽 2 高 2/);
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('宽 2 高 2');
    fireEvent.keyDown(await tile(/^时钟/), { key: 'ArrowRight' });
    await tile(/^时钟，第 11 列第 1 行，宽 2 高 2/);
    press('撤销');
    await tile(/^时钟，第 10 列第 1 行，宽 3 高 2/);
    press('重做');
    await tile(/^时钟，第 11 列第 1 行/);
  });

  it('adds, sets and removes tiles, and saves what it shows with the version that it saw', async () => {
    edit();
    fireEvent.keyDown(await tile(/^时钟/), { key: 'Delete' });
    press('添加“关键数字”');
    await tile(/^在线网关，第 10 列第 1 行，宽 3 高 2/);
    fireEvent.change(screen.getByLabelText('数字'), { target: { value: 'clients' } });
    await screen.findByRole('option', { name: '华北直营' });
    fireEvent.change(screen.getByLabelText('范围'), { target: { value: 'g1' } });
    expect(screen.getByText('有修改未保存，屏幕上仍是上次保存的内容')).toBeTruthy();
    press('保存');
    await screen.findByText(/^已保存/);
    expect(saved()).toMatchObject({ id: 'b1', rev: 1, name: '总部大厅' });
    const tiles = saved().document.screens[0]!.tiles;
    expect(tiles.at(-1)).toMatchObject({ kind: 'figure', settings: { figure: 'clients', group: 'g1' } });
    expect(tiles.some(({ kind }) => kind === 'clock')).toBe(false);
  });

  it('says that a full screen takes no more', async () => {
    edit();
    await tile(/^时钟/);
    press('添加“站点列表”');
    await screen.findByText('这一屏放不下了，请先缩小或删除组件，或新增一屏');
  });

  it('adds, orders and removes screens', async () => {
    edit();
    await tile(/^时钟/);
    press('新增一屏');
    await screen.findByText('从左侧添加组件');
    fireEvent.keyDown(screen.getByRole('button', { name: '调整“第 3 屏”的顺序，现在第 3 条' }), { key: 'Home' });
    await screen.findByRole('button', { name: '调整“第 1 屏”的顺序，现在第 1 条' });
    press('删除这一屏');
    fireEvent.click(await screen.findByRole('button', { name: '确定' }));
    await tile(/^时钟/);
    expect(screen.queryByText('从左侧添加组件')).toBeNull();
  });

  it('keeps what was changed when it could not be saved', async () => {
    edit({ ...answers, '/api/v3/boards/save': undefined });
    fireEvent.change(await screen.findByDisplayValue('总部大厅'), { target: { value: '前台' } });
    press('保存');
    await waitFor(() => expect(saved()).toMatchObject({ name: '前台' }));
    expect(await screen.findByDisplayValue('前台')).toBeTruthy();
    expect(screen.queryByText(/^已保存/)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(false);
  });
});

describe('a tile that is dragged', () => {
  const site = { id: 'a', kind: 'sites', x: 2, y: 2, w: 6, h: 4, settings: {} } as Tile;

  it.each([
    ['', 3, 1, { x: 5, y: 3, w: 6, h: 4 }],
    ['', 99, -99, { x: 6, y: 0, w: 6, h: 4 }],
    ['e', 99, 5, { x: 2, y: 2, w: 10, h: 4 }],
    ['se', -99, -99, { x: 2, y: 2, w: 4, h: 2 }],
    ['nw', -9, -9, { x: 0, y: 0, w: 8, h: 6 }],
    ['w', 99, 0, { x: 4, y: 2, w: 4, h: 4 }],
  ] as const)('by %j for %i, %i stays inside and large enough', (side, dx, dy, place) => {
    expect(dragged(site, side, dx, dy)).toEqual(place);
  });

  it('begins on a board without faults', () => {
    expect(faultOf(newDocument('sites').screens[0]!.tiles)).toBeUndefined();
  });
});

describe('a board on a wall', () => {
  const show = (given: object = answers) =>
    render(
      <Over answers={given} asked={asked} embedded>
        <BoardView />
      </Over>,
    );

  it('says how the sites stand and how old that is', async () => {
    show({
      ...answers,
      '/api/v3/boards/shown': { ...shownBoard, document: { ...shownBoard.document, turning: false } },
    });
    await screen.findByText('个站点断网');
    await screen.findByText('北京三里屯店');
    await screen.findByText(/^\d+ 秒前更新$/);
    expect(screen.getByText('断网 2，降级 1，正常 30')).toBeTruthy();
  });

  it('stays at the sites while one is down, however long it turns', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    show();
    await screen.findByText('北京三里屯店');
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(screen.getByText('北京三里屯店')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '下一屏' }));
    await screen.findByText('值班电话见墙上');
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await screen.findByText('北京三里屯店');
  });

  it('says honestly that figures do not come', async () => {
    show({ '/api/v3/boards/shown': shownBoard });
    await screen.findAllByText('暂时读取不到数据，会自动重试');
    await screen.findByText('连接已中断，恢复后自动显示数据');
  });
});
