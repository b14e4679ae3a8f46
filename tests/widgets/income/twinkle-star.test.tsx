import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { UiRoot } from '../../../src/ui/root';
import { twinkleAnswers } from '../../../widgets/income/shared/star/star.fixture';
import * as overview from '../../../widgets/income/twinkle-star/twinkle-star.stories';
import * as agreement from '../../../widgets/income/twinkle-star-agreement/twinkle-star-agreement.stories';
import { TwinkleStarApply } from '../../../widgets/income/twinkle-star-apply';
import {
  estimateAll,
  gbOf,
  lendersOf,
  placesOf,
} from '../../../widgets/income/twinkle-star-apply/twinkle-star-apply.model';
import * as applications from '../../../widgets/income/twinkle-star-applications/twinkle-star-applications.stories';
import * as bill from '../../../widgets/income/twinkle-star-bill/twinkle-star-bill.stories';
import * as gateways from '../../../widgets/income/twinkle-star-gateways/twinkle-star-gateways.stories';

afterEach(cleanup);

type Answer = (body: unknown) => Response;

/** A page over the answers of its stories; `calls` answers what it writes. */
function client(calls: Record<string, Answer> = {}) {
  const asked: [path: string, body: unknown][] = [];
  const made = createClient({
    baseUrl: 'http://netpane.test',
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      const call = calls[pathname];
      if (call) {
        const body: unknown = await request.json();
        asked.push([pathname, body]);
        return call(body);
      }
      const data = (twinkleAnswers as Record<string, unknown>)[pathname];
      return Response.json(data ? { code: 2000, message: '', data } : { code: 4004, message: '' });
    },
  });
  return { made, asked };
}

describe('the star plan', () => {
  it('tells how far each step is', async () => {
    render(<overview.Ordinary />);
    await screen.findByText('2 台网关参加，1 台已生效');
    await screen.findByText('2 块可参加，共上报 7 块硬盘');
    expect(document.body.textContent).toContain('没有真实的钱');
  });

  it('says why nothing is earned and that nobody agreed', async () => {
    render(<overview.Nothing />);
    await screen.findByText(/现在没有买家购买共享的硬盘与带宽/);
    await screen.findByText('还没有同意第 1 版');
    await screen.findByText('没有网关上报硬盘，不能申请');
  });

  it('keeps who agreed to which version, and asks who has not', async () => {
    const { unmount } = render(<agreement.Ordinary />);
    await screen.findByText(/林昭 已于 .* 同意这个版本/);
    unmount();
    render(<agreement.Nothing />);
    await screen.findByRole('button', { name: '同意协议' });
  });

  it('tells of an application why it was refused, and of a gateway what it answered', async () => {
    const { unmount } = render(<applications.Ordinary />);
    await screen.findByText('硬盘读写太慢，请更换后再申请');
    unmount();
    render(<gateways.Ordinary />);
    await screen.findByText('磁盘只读');
    expect(screen.getAllByText('下发失败').length).toBeGreaterThan(0);
  });

  it('bills each day with how it was computed', async () => {
    render(<bill.Ordinary />);
    await screen.findByText('云栖酒店主楼记 0.09 元，因机房割接断网');
    expect((await screen.findAllByText('1.40 × 15%')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('不在补贴活动期间，不补贴').length).toBeGreaterThan(0);
  });
});

describe('an application', () => {
  const page = (calls: Record<string, Answer>) => {
    const { made, asked } = client(calls);
    render(
      <ClientContext value={made}>
        <UiRoot>
          <TwinkleStarApply manage />
        </UiRoot>
      </ClientContext>,
    );
    return asked;
  };
  const choose = async () =>
    fireEvent.click(await screen.findByRole('checkbox', { name: '拿出 青禾学院东区宿舍 sda' }));

  it('lends what was chosen, with what alike disks earned', async () => {
    const asked = page({ '/api/v3/twinkle/apply': () => Response.json({ code: 2000, data: { ids: ['sa9'] } }) });
    await choose();
    const [, box] = screen.getAllByLabelText('青禾学院东区宿舍 sda 拿出多少 GB');
    fireEvent.change(box!, { target: { value: '600' } });
    await screen.findByText('收入 3.18 元，补贴 0.00 元；按近 7 天同类硬盘的收入或买家报价估算');
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]![1]).toEqual({
      gateways: [{ gwid: 'gw3f21', from: '23:30', to: '08:00', mbps: 80, disks: [{ disk: 'sda', gb: 600 }] }],
    });
  });

  it('shows a refusal at its disk, and sends nothing that the disk cannot hold', async () => {
    const refused = { 'gateways.0.disks.0.gb': ['最多 500 GB'] };
    const asked = page({
      '/api/v3/twinkle/apply': () =>
        Response.json({ code: 4022, message: '最多 500 GB', errors: refused }, { status: 422 }),
    });
    await choose();
    const [, box] = screen.getAllByLabelText('青禾学院东区宿舍 sda 拿出多少 GB');
    fireEvent.change(box!, { target: { value: '622' } });
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    expect((await screen.findAllByText('填写 1–621 的整数')).length).toBeGreaterThan(0);
    expect(asked).toHaveLength(0);
    fireEvent.change(box!, { target: { value: '600' } });
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(box!.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('最多 500 GB').length).toBeGreaterThan(0);
  });

  it('offers only what can be lent', async () => {
    page({});
    for (const name of ['深圳南山仓 sda', '南京新街口店 sda', '苏州园区店 sda', '成都太古里店 '])
      expect(
        ((await screen.findByRole('checkbox', { name: `拿出 ${name}`.trim() })) as HTMLInputElement).disabled,
      ).toBe(true);
    await screen.findByText('网关没有上报硬盘，不能参加');
  });

  it('is computed disk by disk: nothing is guessed where nothing alike earned, no subsidy outside the campaign', () => {
    const [a, b] = twinkleAnswers['/api/v3/twinkle/disks'].list as never[];
    const one = (disk: object, gb: string, more: object = {}) => ({ disk: { ...disk, ...more } as never, gb });
    expect(gbOf(one(a!, '0'))).toBeUndefined();
    expect(gbOf(one(a!, '1.5'))).toBeUndefined();
    expect(estimateAll([one(a!, '600'), one(b!, '60')])).toMatchObject({ income: 318, subsidy: 0, unknown: 1 });
    expect(estimateAll([one(a!, '600', { percent: 30 })]).subsidy).toBe(95);
    const lenders = lendersOf([one(a!, '600'), one(b!, '60')]);
    expect(lenders).toHaveLength(1);
    expect(
      placesOf({ 'gateways.0.disks.1.gb': ['x'], 'gateways.0.from': ['y'], 'gateways.0.gwid': ['z'] }, lenders),
    ).toEqual({
      fields: { 'hours.gw3f21': 'y', 'mbps.gw3f21': 'z' },
      disks: { '2': 'x' },
    });
  });
});
