import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { designDetail, designSave } from '../../../src/api/contract/design';
import { preparedList } from '../../../src/api/contract/prepared';
import { levelAt } from '../../../src/domain/design/coverage';
import { schemeOf } from '../../../src/domain/design/scheme';
import { UiRoot } from '../../../src/ui/root';
import { NetworkDesign } from '../../../widgets/devices/network-design';
import { heardOn } from '../../../widgets/devices/network-design/measured.model';
import * as stories from '../../../widgets/devices/network-design/network-design.stories';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from './shown';

// Whole pages on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

const made = async (name: string) =>
  (await demo.call(designSave, { name, document: { scheme: schemeOf('office'), floors: [], target: -65 } })).data.id;
const row = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const read = async (id: string) => (await demo.call(designDetail, { id })).data;

describe('a design', () => {
  it('follows its answers, is saved by itself, and steps back', async () => {
    const id = await made('新办公室');
    show(demo, <NetworkDesign design={id} manage />);
    expect((await row(/吸顶 AP/)).getByText(/开放区域 1000 m²，每 100 m² 一台/)).toBeTruthy();
    type(screen.getByLabelText('面积'), '3000');
    expect((await row(/吸顶 AP/)).getByText(/开放区域 3000 m²/)).toBeTruthy();
    expect((await row(/吸顶 AP/)).getByLabelText<HTMLInputElement>('吸顶 AP 的数量').value).toBe('30');
    await vi.waitFor(async () => expect((await read(id)).document.scheme.area).toBe(3000), { timeout: 5000 });
    expect(await screen.findByText(/已保存/)).toBeTruthy();

    type(screen.getByLabelText('吸顶 AP 的数量'), '33');
    expect(await screen.findByText('手工填写；按答案应为 30 台')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(screen.queryByText('手工填写；按答案应为 30 台')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '门店' }));
    expect(screen.getByText('访客认证').parentElement!.querySelector<HTMLInputElement>('input')!.checked).toBe(true);
  });

  it('tells a second window that it is late, and keeps what was typed there', async () => {
    const id = await made('两处打开');
    show(demo, <NetworkDesign design={id} manage />);
    await screen.findByLabelText('面积');
    const { updated_at, document } = await read(id);
    await demo.call(designSave, { id, name: '两处打开', document: { ...document, target: -70 }, updated_at });
    type(screen.getByLabelText('面积'), '2000');
    expect(await screen.findByText(/方案已在别处修改/, {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('面积').value).toBe('2000');
    fireEvent.click(screen.getByRole('button', { name: '载入最新' }));
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('面积').value).toBe('1000'));
    expect((await read(id)).document.target).toBe(-70);
  });

  it('becomes prepared devices by their serial numbers; a wrong one is named at its field', async () => {
    const id = await made('要开的分部');
    show(demo, <NetworkDesign design={id} manage />);
    fireEvent.click(await screen.findByRole('button', { name: '转为预配置' }));
    const dialog = within(await screen.findByRole('dialog', { name: '转为预配置' }));
    fireEvent.click(dialog.getByRole('button', { name: '转为预配置' }));
    expect(await dialog.findByText('请至少填写一个序列号')).toBeTruthy();
    type(dialog.getByLabelText(/^网关/), 'x');
    fireEvent.click(dialog.getByRole('button', { name: '转为预配置' }));
    expect(await dialog.findByText(/^x：/i)).toBeTruthy();
    type(dialog.getByLabelText(/^网关/), 'NPDESIGN0001');
    type(dialog.getByLabelText(/^吸顶 AP/), 'NPDESIGN0002\nNPDESIGN0003');
    fireEvent.click(dialog.getByRole('button', { name: '转为预配置' }));
    expect(await screen.findByText('已预配置 3 台设备')).toBeTruthy();
    const { list } = (await demo.call(preparedList, { q: 'NPDESIGN' })).data;
    expect(list.map(({ kind, remark }) => `${kind} ${remark}`).sort()).toEqual([
      'ap 要开的分部 吸顶 AP 1',
      'ap 要开的分部 吸顶 AP 2',
      'gateway 要开的分部 网关 1',
    ]);
  });

  it('has floor plans: gaps are filled by proposed access points, whose number goes into the bill', async () => {
    const id = await made('有平面图');
    show(demo, <NetworkDesign design={id} manage />);
    fireEvent.click(await screen.findByRole('radio', { name: '点位' }));
    fireEvent.click(await screen.findByRole('button', { name: '加一层' }));
    expect(await screen.findByText('600 m²，没有 AP')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '自动补点' }));
    expect(await screen.findByText(/补了 \d 台 AP/)).toBeTruthy();
    expect(await screen.findByText('没有还差的地方')).toBeTruthy();
    const first = screen.getByRole('button', { name: /^1F-01/ });
    fireEvent.click(first);
    const sheet = screen.getByRole('group', { name: /平面图与预计覆盖/ });
    const left = () => Number(sheet.querySelector('[data-ap="selected"] circle')!.getAttribute('cx'));
    const before = left();
    fireEvent.keyDown(sheet, { key: 'ArrowRight' });
    expect(left()).toBeCloseTo(before + 0.5, 1);
    await vi.waitFor(async () => expect((await read(id)).document.floors[0]!.aps.length).toBeGreaterThan(0), {
      timeout: 5000,
    });
    const count = (await read(id)).document.floors[0]!.aps.length;
    fireEvent.click(screen.getByRole('radio', { name: '方案' }));
    expect(await screen.findByText(`点位设计中放了 ${count} 台`)).toBeTruthy();
  });

  it('says why a PDF cannot be read where nothing may run beside the page, and keeps what is there', async () => {
    const id = await made('没有 worker');
    show(demo, <NetworkDesign design={id} manage />);
    fireEvent.click(await screen.findByRole('radio', { name: '点位' }));
    fireEvent.click(await screen.findByRole('button', { name: '加一层' }));
    const paper = new File(['%PDF-1.4'], '平面图.pdf', { type: 'application/pdf' });
    fireEvent.change(await screen.findByLabelText('上传平面图'), { target: { files: [paper] } });
    expect(await screen.findByText('这里不能读取 PDF')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '用这一页' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells what access points hear of each other beside what was expected, each pair once', () => {
    const spot = (id: string, x: number) =>
      ({ id, name: id, x, y: 5, form: 'ceiling', power: 17, channel: 36, device: `dev_${id}` }) as const;
    const floor = { id: 'f1', name: '1 层', plan: null, width: 30, height: 10, walls: [], labels: [] };
    const floors = [{ ...floor, aps: [spot('a', 2), spot('b', 7)] }];
    const heard = [
      { at: 'dev_a', from: 'dev_b', band: '5G' as const, signal: -58 },
      { at: 'dev_b', from: 'dev_a', band: '5G' as const, signal: -54 },
      { at: 'dev_a', from: 'dev_b', band: '2.4G' as const, signal: -40 },
      { at: 'dev_a', from: 'dev_elsewhere', band: '5G' as const, signal: -30 },
    ];
    const lines = heardOn(floors, 0, { aps: [], heard }, '5');
    expect(lines).toMatchObject([{ at: 'b', from: 'a', signal: -54, x1: 7, x2: 2 }]);
    expect(lines[0]!.expected).toBeCloseTo(levelAt(floors, 0, { x: 2, y: 5, power: 17, floor: 0 }, '5', 7, 5), 5);
  });

  it('shows no price where the operator entered none, and says so', async () => {
    render(
      <UiRoot>
        <stories.Unknown />
      </UiRoot>,
    );
    expect(await screen.findByText(/服务方没有登记设备标价/)).toBeTruthy();
    expect(screen.getAllByText('型号未定').length).toBeGreaterThan(2);
    expect(screen.queryByText(/¥/)).toBeNull();
  });
});
