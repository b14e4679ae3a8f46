import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { controlsOf, loaderOf, tagOf } from '../../../host/pages/promotion/snippet';
import { commissionOf, readReferral, referralCode, type ReferralCode } from '../../../src/domain/referral';
import { ClientContext, createClient } from '../../../src/api';
import { PlaceContext } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import { CommissionList } from '../../../widgets/promotion/commission-list';
import { promotionContract } from '../../../widgets/promotion/promotion';
import * as summary from '../../../widgets/promotion/promotion-summary/promotion-summary.stories';
import * as products from '../../../widgets/promotion/promotion-products/promotion-products.stories';

afterEach(cleanup);

describe('a referral code', () => {
  it.each<[string | undefined, ReferralCode | undefined]>([
    ['NP8K2', { agent: 'NP8K2' }],
    [' np8k2-sw ', { agent: 'NP8K2', package: 'SW' }],
    ['NP8K2-SWX', undefined],
    ['8K2', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (code, read) => {
    expect(readReferral(code)).toEqual(read);
    if (read) expect(readReferral(referralCode(read.agent, read.package))).toEqual(read);
  });
});

it.each([
  [151_200, 20, 30_240],
  [33_600, 18, 6_048],
  [99, 15, 14],
  [0, 20, 0],
])('a commission of %i fen at %i per cent is %i fen, parts of a fen are not paid', (paid, percent, due) => {
  expect(commissionOf(paid, percent)).toBe(due);
});

describe('the snippet', () => {
  it('has a control for every attribute of the contract', () => {
    expect(controlsOf(promotionContract).map(([name]) => name)).toEqual(Object.keys(promotionContract.props));
  });

  it('leaves out what is not set, and cannot be broken out of', () => {
    expect(tagOf(promotionContract, { agent: 'NP8K2', heading: '' })).toBe(
      '<np-promotion agent="NP8K2"></np-promotion>',
    );
    expect(tagOf(promotionContract, { heading: '"><script>' })).toBe(
      '<np-promotion heading="&#34;&#62;&#60;script&#62;"></np-promotion>',
    );
  });

  it('holds no secret: the page asks its own server for tokens', () => {
    const code = loaderOf('https://cloud.example.com');
    expect(code).toContain(`import { connect } from 'https://cloud.example.com/cdn/loader.js'`);
    expect(code).toContain(`fetch('/netpane-token', { method: 'POST' })`);
    expect(code).not.toMatch(/nps_|npe_|Bearer/);
  });
});

describe("an agent's figures", () => {
  it('are shown with what they mean', async () => {
    render(<UiRoot>{summary.Ordinary()}</UiRoot>);
    expect(await screen.findByText('¥4,731.66')).toBeTruthy();
    expect(screen.getByText('预计 12-05 结算')).toBeTruthy();
    expect(screen.getByText('转化 60.9%')).toBeTruthy();
    expect(screen.getByText(/\+18\.3%|18\.3%/)).toBeTruthy();
  });

  it('have no rate of nothing', async () => {
    render(<UiRoot>{summary.Nothing()}</UiRoot>);
    expect((await screen.findAllByText('转化 —')).length).toBe(3);
  });

  it('say what was refused', async () => {
    render(<UiRoot>{summary.Failing()}</UiRoot>);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('lead from a count to the commissions behind it', async () => {
    render(<UiRoot>{products.Ordinary()}</UiRoot>);
    expect(await screen.findByText('NP8K2-SW')).toBeTruthy();
    expect(screen.getAllByText('46').length).toBeGreaterThan(0);
  });
});

describe('the list of commissions', () => {
  it('asks for what the address says, rows and sums alike', async () => {
    const asked: URL[] = [];
    const client = createClient({
      baseUrl: 'https://test.invalid',
      fetch: async ({ url }) => {
        asked.push(new URL(url));
        return Response.json({ code: 2000, message: '', data: { list: [], total: 0, paid_fen: 0, amount_fen: 0 } });
      },
    });
    const query = { 'commissions.state': 'settled', 'commissions.package': 'dns-1', from: '2026-11-01' };
    const place = { href: () => '/', go: () => undefined, query, setQuery: () => undefined };
    render(
      <UiRoot>
        <PlaceContext value={place}>
          <ClientContext value={client}>
            <CommissionList />
          </ClientContext>
        </PlaceContext>
      </UiRoot>,
    );
    expect(await screen.findByText('实付 0.00 元，佣金 0.00 元')).toBeTruthy();
    const lists = asked.filter(({ pathname }) => pathname.endsWith('/commissions'));
    expect(lists.map(({ searchParams }) => searchParams.get('per_page')).sort()).toEqual(['1', '50']);
    for (const { searchParams } of lists) {
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ state: 'settled', package: 'dns-1', from: '2026-11-01' },
      });
    }
  });
});
