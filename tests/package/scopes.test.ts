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
