import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api/client';
import { guardDomains, guardGateways, guardPolicy, type SecurityGateway } from '../../../src/api/contract/guard';
import { PlaceContext, type Destination } from '../../../src/session/place';
import { DnsPolicy } from '../../../widgets/security/dns-policy';
import { DomainList } from '../../../widgets/security/domain-list';
import { FirewallPolicy } from '../../../widgets/security/firewall-policy';
import { GuardGateways } from '../../../widgets/security/guard-gateways';
import { isKept } from '../../../widgets/security/guard-gateways/places';
import { GuardLog } from '../../../widgets/security/guard-log';
import { HoneypotPolicy } from '../../../widgets/security/honeypot-policy';
import { SecurityPosture } from '../../../widgets/security/security-posture';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

let reference: Reference;
let demo: Client;
let gateways: SecurityGateway[];
/** A gateway with the professional package. */
let pro: SecurityGateway;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  gateways = (await demo.call(guardGateways, { service: 'domain_parsing' })).data.list;
  // The demo's gateways with a good package: the trial and the ended one are others.
  const { data } = await demo.call(guardGateways, { service: 'domain_parsing', state: 'none', per_page: 1 });
  pro = data.list[0]!;
  const at = Date.now();
  for (const service of ['domain_parsing', 'honeypot', 'firewall_plugin']) {
    await reference.services.db.query(
      `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
       VALUES ($1, 'acc_demo', $2, 'pro', 1, $3, $4, $5, $4) ON CONFLICT DO NOTHING`,
      [`own_test_${service}`, service, pro.gwid, new Date(at), new Date(at + 90 * 86_400_000)],
    );
  }
});
afterAll(() => reference.close());
afterEach(cleanup);

const list = async (name: 'black' | 'white') =>
  (await demo.call(guardDomains, { gwid: pro.gwid, list: name, sort: 'domain' })).data.list.map(({ domain }) => domain);
const policy = async (service: 'domain_parsing' | 'honeypot' | 'firewall_plugin') =>
  (await demo.call(guardPolicy, { service, gwid: pro.gwid })).data;
/** Opens the dialog for a list and writes lines into it. */
async function paste(name: 'black' | 'white', lines: string) {
  show(demo, <DomainList gwid={pro.gwid} list={name} />);
  // Of an empty list the button stands in the middle, once it is known to be empty.
  const button = await screen.findByRole('button', { name: '添加域名' });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  fireEvent.click(button.isConnected ? button : screen.getByRole('button', { name: '添加域名' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog.getByRole('textbox', { name: '域名' }), lines);
  return dialog;
}

it('a list of one class says so, and leads to all of them', async () => {
  const went: Destination[] = [];
  const place = { href: () => '', go: (to: Destination) => void went.push(to), query: {}, setQuery: () => undefined };
  show(
    demo,
    <PlaceContext value={place}>
      <DomainList gwid={pro.gwid} list="black" classification="mining" />
    </PlaceContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '分类：挖矿' }));
  expect(went).toEqual([{ name: 'domain_parsing.blacklist', params: { gwid: pro.gwid, classification: 'all' } }]);
});

describe('the gateways', () => {
  it('show their package, and numbers that lead to the log of what they count', async () => {
    show(demo, <GuardGateways manage />);
    const one = gateways.find(({ plan }) => plan?.state === 'expiring')!;
    const link = (await screen.findAllByText(one.remark)).find((node) => node.tagName === 'A')!;
    expect(link.getAttribute('href')).toContain('domain_parsing.free_configure');
    expect(screen.getAllByText('体验版').length).toBeGreaterThan(0);
    const month = screen.getAllByRole('link').map((node) => node.getAttribute('href'));
    expect(month.some((href) => href?.includes('free_log') && href.includes('from='))).toBe(true);
  });

  it.each([
    ['trial', 'month', '2026-11-03T12:00:00+08:00', true],
    ['trial', 'month', '2026-11-28T08:00:00+08:00', false],
    ['trial', 'today', '2026-11-28T08:00:00+08:00', true],
    ['basic', 'month', '2026-11-28T08:00:00+08:00', true],
  ] as const)('count for %s what its log still has of the %s at %s: %s', (tier, span, now, kept) => {
    expect(isKept('domain_parsing', tier, span, Date.parse(now))).toBe(kept);
  });

  it('opened by an address of the free edition lead to their own pages once a package was bought', async () => {
    const went: Destination[] = [];
    const place = { href: () => '', go: (to: Destination) => void went.push(to), query: {}, setQuery: () => undefined };
    const open = (gwid: string) =>
      show(
        demo,
        <PlaceContext value={place}>
          <DomainList gwid={gwid} list="white" free />
        </PlaceContext>,
      );
    open(gateways.find(({ plan }) => plan?.tier === 'trial')!.gwid);
    await screen.findByText('体验版');
    expect(went).toEqual([]);
    cleanup();
    open(pro.gwid);
    const paid = { name: 'domain_parsing.whitelist', params: { gwid: pro.gwid, classification: 'all' } };
    await waitFor(() => expect(went).toEqual([paid]));
  });

  it('ask before they stop', async () => {
    show(demo, <GuardGateways manage />);
    const one = gateways.find(({ plan }) => plan?.state === 'expiring')!;
    fireEvent.click(await screen.findByRole('switch', { name: `${one.remark}的开关` }));
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByText(/不再受保护/)).toBeTruthy();
    fireEvent.click(ask.getByRole('button', { name: '取消' }));
    const { enabled } = (await demo.call(guardPolicy, { service: 'domain_parsing', gwid: one.gwid })).data;
    expect(enabled).toBe(true);
  });
});

describe('many gateways at once', () => {
  it('are switched on once it was said what that changes on how many', async () => {
    show(demo, <GuardGateways manage />);
    const { enabled } = await policy('domain_parsing');
    expect(enabled).toBe(false);
    const row = (await screen.findByRole('switch', { name: `${pro.remark}的开关` })).closest('tr')!;
    fireEvent.click(within(row).getByRole('checkbox'));
    fireEvent.click(await screen.findByRole('button', { name: '开启' }));
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByText(/^1 台网关的.*由“未开启”变为“开启”/)).toBeTruthy();
    fireEvent.click(ask.getByRole('button', { name: '取消' }));
    expect((await policy('domain_parsing')).enabled).toBe(false);
  });
});

describe('a list of domains', () => {
  it('names bad lines before anything is sent, corrects addresses and drops the rest', async () => {
    const dialog = await paste('black', 'Good.Example.COM.\nhttps://bad.example.com/x\nno domain\ngood.example.com');
    expect(await dialog.findByText('2 行有误')).toBeTruthy();
    expect(dialog.getByText(/第 2 行“https:\/\/bad\.example\.com\/x”/)).toBeTruthy();
    expect(dialog.getByText(/重复 1 行/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect(await list('black')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: '改正 1 个网址' }));
    fireEvent.click(await dialog.findByRole('button', { name: '去掉有误的行' }));
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await list('black')).toEqual(['bad.example.com', 'good.example.com']);
  });

  it('names what stands in the other list, keeps what was typed, and moves it when told', async () => {
    const dialog = await paste('white', 'good.example.com\nfresh.example.com');
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect(await dialog.findByText('good.example.com 已在黑名单中')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: '域名' })).toHaveProperty(
      'value',
      'good.example.com\nfresh.example.com',
    );
    fireEvent.click(dialog.getByRole('button', { name: '移到白名单' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await list('white')).toEqual(['fresh.example.com', 'good.example.com']);
    expect(await list('black')).toEqual(['bad.example.com']);
  });

  it('says at once when there are more than the package holds', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => `d${i}.example.com`).join('\r\n');
    const dialog = await paste('black', many);
    expect(await dialog.findByText(/本次 10,000 条，还可添加/)).toBeTruthy();
  });

  it('without a package leads to where it is bought', async () => {
    const { data } = await demo.call(guardGateways, { service: 'domain_parsing', state: 'none', per_page: 1 });
    show(demo, <DomainList gwid={data.list[0]!.gwid} />);
    expect(await screen.findByRole('button', { name: '查看套餐' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '添加域名' })).toBeNull();
  });
});

describe('the log', () => {
  it('lets a domain through from its row', async () => {
    const target = 'row.example.com';
    await reference.services.db.query(
      `INSERT INTO guard_event (at, account_id, gateway_id, service, class, target, source, name, action, detail, times, simulated)
       VALUES ($1, 'acc_demo', $2, 'domain_parsing', 'malware', $3, '02:00:5E:00:53:01', '前台电脑', 'class', '', 3, false)`,
      [new Date(), pro.gwid, target],
    );
    show(demo, <GuardLog gwid={pro.gwid} manage />);
    expect((await screen.findAllByText(target)).length).toBeGreaterThan(0);
    expect(await screen.findByText(/符合条件共 3 次/)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /放行/ }));
    await waitFor(async () => expect(await list('white')).toContain(target));
    expect(await screen.findByText('在白名单')).toBeTruthy();
  });
});

describe('settings', () => {
  it('of DNS defence are saved and wait for the gateway', async () => {
    show(demo, <DnsPolicy gwid={pro.gwid} />);
    fireEvent.click(await screen.findByRole('switch', { name: '开启 DNS 防御' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '赌博' }));
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    await waitFor(async () => expect((await policy('domain_parsing')).dns).toMatchObject({ enabled: true }));
    expect((await policy('domain_parsing')).dns!.classes).toContain('gambling');
  });

  it('of a honeypot say which port is wrong, and are not sent', async () => {
    show(demo, <HoneypotPolicy gwid={pro.gwid} />);
    type(await screen.findByRole('textbox', { name: '第 2 个诱饵的端口' }), '22');
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    expect(await screen.findByText('第 2 个诱饵的端口与其他诱饵重复')).toBeTruthy();
    expect((await policy('honeypot')).delivery).toBeNull();
  });

  it('of the firewall plugin are saved', async () => {
    show(demo, <FirewallPolicy gwid={pro.gwid} />);
    fireEvent.click(await screen.findByRole('radio', { name: '只记录' }));
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    await waitFor(async () => expect((await policy('firewall_plugin')).firewall).toMatchObject({ mode: 'watch' }));
  });
});

describe('the posture', () => {
  it('names what costs points, with the way to put it right', async () => {
    show(demo, <SecurityPosture />);
    expect(await screen.findByText('登录账号没有开启两步验证')).toBeTruthy();
    const fixes = screen.getAllByRole('link').map((node) => node.getAttribute('href') ?? '');
    expect(fixes.some((href) => href.startsWith('/security'))).toBe(true);
    expect(fixes.some((href) => href.includes('port_mapping'))).toBe(true);
  });
});
