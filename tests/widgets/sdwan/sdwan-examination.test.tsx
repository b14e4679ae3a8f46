import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api';
import { sdwanNetworks } from '../../../src/api/contract/sdwan';
import { sdwanCheck, sdwanChecks, sdwanCheckStart } from '../../../src/api/contract/sdwan-check';
import { examKeys } from '../../../src/domain/sdwan';
import { runChecks } from '../../../host/server/services/sdwan/checks';
import { smallPlans } from '../../../host/server/demo/simulation/plan';
import { SdwanExamination } from '../../../widgets/sdwan/sdwan-examination';
import { reportRows } from '../../../widgets/sdwan/sdwan-examination/findings';
import { sampleCheck } from '../../../widgets/sdwan/sdwan-examination/sdwan-examination.fixture';
import { startReference, type Reference } from '../../server/reference';
import { show } from '../devices/shown';

let reference: Reference;
let demo: Client;
let agent: Client;
let id: string;
let basic: string;

beforeAll(async () => {
  reference = await startReference({
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 40, aps: 4, switches: 2, residents: 10, visitors: 5 })),
  });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { list } = (await demo.call(sdwanNetworks, {})).data;
  id = list.find(({ tier_name }) => tier_name === '企业版')!.id;
  basic = list.find(({ tier_name }) => tier_name === '基础版')!.id;
});
afterAll(() => reference.close());
afterEach(() => cleanup());

const button = (name: string) => screen.findByRole('button', { name });
const steps = async (count: number) => {
  for (let i = 0; i < count; i++) await runChecks(reference.services.db, reference.services.now());
};

describe('the health check of a network', () => {
  it('is begun, followed check by check, and explains its score', async () => {
    show(demo, <SdwanExamination network={id} manage />);
    expect(await screen.findByText('还没有体检过')).toBeTruthy();
    fireEvent.click(await button('开始体检'));
    expect(await screen.findByText('正在体检')).toBeTruthy();
    expect((await button('再次体检')).hasAttribute('disabled')).toBe(true);
    await steps(3);
    expect(await screen.findByText(`已完成 3 / ${examKeys.length} 项`)).toBeTruthy();
    await steps(examKeys.length);
    const score = await screen.findByRole('region', { name: '体检评分' });
    const { list } = (await demo.call(sdwanChecks, { network: id })).data;
    expect(within(score).getByText(String(list[0]!.score))).toBeTruthy();
    expect(within(score).getByText(/这是第一次体检/)).toBeTruthy();
    const run = (await demo.call(sdwanCheck, { id: list[0]!.id })).data;
    for (const { key, of } of run.items) {
      const titles = { members: '成员在线', centre: '中心备份' } as Record<string, string>;
      if (titles[key] && of > 0) expect(screen.getByRole('region', { name: titles[key] })).toBeTruthy();
    }
    await waitFor(async () => expect((await button('再次体检')).hasAttribute('disabled')).toBe(false));
  });

  it('is compared with the one before, which can be seen again', async () => {
    await reference.services.db.query(`UPDATE device SET status = 'offline' WHERE id = (
      SELECT gwid FROM sdwan_member WHERE network_id = $1 AND role = 'main')`, [id]); // prettier-ignore
    await demo.call(sdwanCheckStart, { id });
    await steps(examKeys.length);
    show(demo, <SdwanExamination network={id} manage />);
    const score = await screen.findByRole('region', { name: '体检评分' });
    expect(within(score).getByText('与上次相比')).toBeTruthy();
    const members = screen.getByRole('region', { name: '成员在线' });
    expect(within(members).getByText('新')).toBeTruthy();
    expect(within(members).getByRole('link', { name: '查看网关' })).toBeTruthy();
    const runs = within(screen.getByRole('region', { name: '体检记录' })).getAllByRole('button');
    expect(runs).toHaveLength(2);
    fireEvent.click(runs[1]!);
    expect(await screen.findByText(/这是第一次体检/)).toBeTruthy();
  });

  it('says what a package without it would need', async () => {
    show(demo, <SdwanExamination network={basic} manage />);
    expect(await screen.findByText(/当前套餐不含组网体检/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '开始体检' })).toBeNull();
  });

  it("is not there for another account, and cannot be begun without 'manage'", async () => {
    show(agent, <SdwanExamination network={id} manage />);
    expect(await screen.findByText('没有找到这个组网')).toBeTruthy();
    cleanup();
    show(demo, <SdwanExamination network={id} />);
    await screen.findByRole('region', { name: '体检评分' });
    expect(screen.queryByRole('button', { name: '再次体检' })).toBeNull();
  });

  it('is saved as a file that says on each line that it is simulated', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    show(demo, <SdwanExamination network={id} />);
    fireEvent.click(await button('导出报告'));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [head, ...lines] = (await (url.mock.lastCall![0] as Blob).text()).trim().split('\r\n');
    expect(head).toMatch(/扣分"?,"?模拟"?$/);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/,"?模拟"?$/);
    click.mockRestore();
    url.mockRestore();
  });

  it('is reported with a line for each finding, and for each check without any', () => {
    const rows = reportRows(sampleCheck.items);
    const findings = sampleCheck.items.reduce((sum, item) => sum + Math.max(1, item.findings.length), 0);
    expect(rows).toHaveLength(findings);
    expect(rows[0]).toEqual(['成员在线', '严重', '“北京三里屯店”已离线 5 小时 20 分钟', '它不能与其他成员互访。', 5]);
  });
});
