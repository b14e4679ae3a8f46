import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as areas from '../../src/api/contract';
import type { Scope } from '../../src/api/endpoint';
import { endpointsOf } from '../../src/api/endpoints-of';
import { embedScopes } from '../../src/api/contract/embed';
import type { Contract } from '../../src/element/contract';
import { contracts } from '../../widgets/catalog';
import { symbolsReached } from './symbols';

// What an element may be granted is all that it can call: nobody finds out by a refusal, after a form was filled in.

/** Places whose calls are made for those who are signed in to the console, and where `client.personal` is asked. */
const signedIn: Readonly<Record<string, string>> = {
  'src/ui/table/hooks/use-column-choice.ts': 'src/ui/table/hooks/use-column-choice.ts',
  'src/session/kept-columns.ts': 'src/session/kept-columns.ts',
  'src/ui/table/hooks/use-views.ts': 'src/ui/table/hooks/use-views.ts',
  'src/ui/table/parts/views-panel.tsx': 'src/ui/table/hooks/use-views.ts',
  'src/ui/service-order/order-drawer.tsx': 'src/ui/service-order/use-buying.ts',
  'widgets/sdwan/sdwan-manage/package.tsx': 'widgets/sdwan/sdwan-manage/network-head.tsx',
  'widgets/overview/shared/home-ads.ts': 'widgets/overview/shared/home-ads.ts',
};

/** Places that follow what was done: where a batch was refused there is none. */
const afterwards = ['src/ui/tasks/'];

const fileOf = (area: string): string =>
  `src/api/contract/${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
const scopes = new Map<string, Scope>(
  endpointsOf(areas).map(([area, name, { scope }]) => [`${fileOf(area)}#${name}`, scope]),
);
const without = [...Object.keys(signedIn), ...afterwards];

describe('an element declares the scopes of what it calls', () => {
  it.each(Object.values(contracts).map((one) => [one.tag, one] as const))('%s', (tag, contract: Contract) => {
    const needed = new Set<Scope>([...contract.scopes, ...(contract.acts ?? [])]);
    // What is for those who are signed in to the console may call all that they may.
    if (needed.has('account')) return;
    const reached = [...symbolsReached(`widgets/${contract.family}/${tag.slice(3)}/index.ts`, '*', without)];
    const called = new Set(reached.flatMap((key) => scopes.get(key) ?? []));
    expect(called).not.toContain('account');
    expect(called).not.toContain('staff');
    const further = embedScopes.filter((scope) => called.has(scope) && !contract.scopes.includes(scope));
    expect(contract.acts ?? []).toEqual(further);
  });

  it('and calls are found at all', () => {
    const reached = symbolsReached('widgets/alarms/alarm-table/index.ts', '*', []);
    expect(reached).toContain('src/api/contract/alarm.ts#alarmAcknowledge');
    expect(scopes.size).toBeGreaterThan(200);
  });

  it.each(Object.values(signedIn))('%s asks who is there', (file) => {
    expect(readFileSync(file, 'utf8')).toContain('personal');
  });
});

// Which lists a page can extend follows from what an element reaches, too; that is found once for both.

/** Elements that read lists and show none of rows; the rest shows one that a page can extend. */
const listless: Readonly<Record<string, string>> = {
  'np-ap-batch-editor': 'jobs that its own work became',
  'np-ap-head': 'releases to choose from',
  'np-ap-template-editor': 'devices to try a template on',
  'np-first-gateway': 'waits for the first',
  'np-gateway-diagnosis': 'what a gateway answered, as it wrote it',
  'np-message-popups': 'one at a time',
  'np-package-price': 'prices side by side',
  'np-portal-templates': 'drawn pages',
  'np-promotion': 'prices on a page for customers',
  'np-promotion-link': 'products to choose from',
  'np-promotion-materials': 'pictures',
  'np-sdwan-examination': 'the last result of each check',
  'np-sdwan-manage': 'a drawing, and what to choose from',
  'np-sdwan-recommendation': 'prices on a page for customers',
  'np-sdwan-rules': 'a sequence that is arranged',
  'np-service-catalogue': 'what is sold, as cards',
  'np-service-packages': 'packages side by side',
  'np-site-consent': 'rights to choose from',
  'np-site-day': 'sentences about one site',
  'np-site-template-apply': 'a sheet that is filled in',
  'np-site-template-editor': 'what to choose from',
  'np-speedup-apply': 'groups to choose from',
  'np-tv-groups': 'a sequence that is arranged',
  'np-wallet': 'what to choose from',
  'np-week-traffic': 'a chart and its three highest',
  'np-wireless-monitor': 'figures and the worst signals of one gateway',
};

const isPage = (data: object | undefined): boolean => {
  const { entries } = (data ?? {}) as { entries?: object };
  return entries !== undefined && 'list' in entries && 'total' in entries;
};
const pages = endpointsOf(areas)
  .filter(([, , { method, data }]) => method === 'GET' && isPage(data))
  .map(([area, name]) => `${fileOf(area)}#${name}`);
/** What takes up what a page adds to a list. */
const takers = ['src/ui/table/hooks/use-extended.tsx#useExtended', 'src/ui/extended/extended.tsx#rowActionsOf'];

describe('an element that reads a list shows it so that a page can extend it', () => {
  it.each(Object.values(contracts).map((one) => [one.tag, one] as const))('%s', (tag, { family }: Contract) => {
    const reached = symbolsReached(`widgets/${family}/${tag.slice(3)}/index.ts`, '*', []);
    const owes = pages.some((page) => reached.has(page)) && !takers.some((one) => reached.has(one));
    expect(owes).toBe(tag in listless);
  });
});
