import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { PlaceContext } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import { IncomeOverview } from '../../../widgets/income/income-overview';
import * as overview from '../../../widgets/income/income-overview/income-overview.stories';
import * as details from '../../../widgets/income/income-details/income-details.stories';
import * as star from '../../../widgets/income/star/star.stories';
import * as guests from '../../../widgets/income/guest-income/guest-income.stories';
import { noIncomeAnswers } from '../../../widgets/income/income-overview/income-overview.fixture';

afterEach(cleanup);

describe('all income', () => {
  it('tells what is settled, waiting and withdrawn, and that the demo is made up', async () => {
    render(<overview.Ordinary />);
    const cells = await screen.findByRole('region', { name: '收益合计' });
    for (const sum of ['¥6,792.09', '¥412.06', '¥28,310.00', '¥1,286.40']) await within(cells).findByText(sum);
    expect(cells.textContent).toContain('昨日入账 ¥386.42，较前日 +4.2%');
    expect(document.body.textContent).toContain('没有真实的钱');
    await screen.findByText('合计 6,792.09，其中 274.34 不归属网关');
  });

  it('says why there is none where nobody pays', async () => {
    render(<overview.Nothing />);
    await screen.findByText(/现在没有买家为微信认证、红包认证付费/);
    await screen.findByText('没有收益');
  });

  it('asks for the days in the address, as the card of the overview links them', async () => {
    const asked: string[] = [];
    const client = createClient({
      baseUrl: 'http://netpane.test',
      fetch: (request: Request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname === '/api/v3/income/summary') asked.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
        const data = (noIncomeAnswers as Record<string, unknown>)[pathname] ?? { list: [], total: 0 };
        return Promise.resolve(Response.json({ code: 2000, message: '', data }));
      },
    });
    const query = { from: '2026-11-19', to: '2026-11-19' };
    render(
      <ClientContext value={client}>
        <PlaceContext value={{ href: () => undefined, go: () => undefined, query, setQuery: () => undefined }}>
          <UiRoot>
            <IncomeOverview />
          </UiRoot>
        </PlaceContext>
      </ClientContext>,
    );
    await waitFor(() => expect(asked).toContain('2026-11-19 2026-11-19'));
  });

  it('keeps the focus on the choice of a list when another one comes with its own toolbar', async () => {
    const client = createClient({
      baseUrl: 'http://netpane.test',
      fetch: (request: Request) => {
        const { pathname } = new URL(request.url);
        const data = (noIncomeAnswers as Record<string, unknown>)[pathname] ?? { list: [], total: 0 };
        return Promise.resolve(Response.json({ code: 2000, message: '', data }));
      },
    });
    function Placed() {
      const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
      const set = (next: object) => setQuery({ ...query, ...(next as Record<string, string>) });
      return (
        <PlaceContext value={{ href: () => undefined, go: () => undefined, query, setQuery: set }}>
          <IncomeOverview />
        </PlaceContext>
      );
    }
    render(
      <ClientContext value={client}>
        <UiRoot>
          <Placed />
        </UiRoot>
      </ClientContext>,
    );
    await screen.findByText('没有收益');
    for (const name of ['按月', /^按来源/]) {
      const radio = screen.getByRole('radio', { name });
      radio.focus();
      fireEvent.click(radio);
      await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true));
      await screen.findByText('没有收益');
      expect(document.activeElement).toBe(screen.getByRole('radio', { name }));
    }
  });
});

it('details tell each day and gateway with what waits, and sum all that match', async () => {
  render(<details.Ordinary />);
  await screen.findByText('126 台终端，收益 5.04 元，其中待结算 2.52 元');
  expect(document.body.textContent).toContain('模拟买家按每台终端每天 ¥0.06 付费');
  expect(screen.getAllByText('无收益').length).toBeGreaterThan(0);
});

describe('a way to sign in that earns', () => {
  it('tells where it is on, where nobody is asked, and where the gateway has not answered yet', async () => {
    render(<guests.Ordinary />);
    const cells = await screen.findByRole('region', { name: '认证与收益' });
    await within(cells).findByText('1 台的访客认证没开，客人看不到');
    await screen.findByText('认证没开');
    await screen.findByText('启用，待应答');
  });

  it('says why it earns nothing while nobody pays', async () => {
    render(<guests.Nothing />);
    await screen.findByText(/现在没有买家为微信认证付费，收益是 0/);
  });

  it('is not turned off before somebody agreed', async () => {
    render(
      <UiRoot>
        <guests.Ordinary />
      </UiRoot>,
    );
    const row = within((await screen.findByText('上海静安寺旗舰店')).closest('tr')!);
    fireEvent.click(row.getByRole('button', { name: '更多操作' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '停用', hidden: true }));
    await within(await screen.findByRole('alertdialog')).findByText(/在上海静安寺旗舰店停用这种认证方式？/);
  });
});

describe('the meteor plan', () => {
  it('tells what it earned, what waits, and how many devices cannot join', async () => {
    render(<star.Ordinary />);
    const cells = await screen.findByRole('region', { name: '流星计划的收益' });
    for (const sum of ['¥161.79', '¥10.86', '¥1,284.60']) await within(cells).findByText(sum);
    await screen.findByText('你有 3 台网关的硬盘小于 32 GB，不能加入。');
  });

  it('says why it earns nothing while nobody buys', async () => {
    render(<star.Nothing />);
    await screen.findByText(/现在没有买家购买硬盘与带宽，收益是 0/);
  });
});
