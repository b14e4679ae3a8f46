import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { snippets } from '../../host/docs/snippets';
import type { Contract } from '../../src/element/contract';
import { contracts } from '../../widgets/catalog';
import { SiteDay } from '../../widgets/alarms/site-day';
import { SiteTemplateApply } from '../../widgets/devices/site-template-apply';
import { WifiPeople } from '../../widgets/devices/wifi-people';
import { SpeedupMember } from '../../widgets/services/speedup-member';
import { Over, type Asked } from '../widgets/overview/server';

afterEach(cleanup);

it.each([
  ['site-day', <SiteDay />, '没有指定网络', 'gwid="'],
  ['speedup-member', <SpeedupMember />, '没有指定成员', 'sign="'],
  ['site-template-apply', <SiteTemplateApply />, '没有指定站点模板', 'template="'],
  ['wifi-people', <WifiPeople />, '没有指定无线网络', 'template="'],
])(
  'np-%s says that nothing was named and asks for nothing; its code to copy names it',
  (name, widget, words, shown) => {
    const asked: Asked[] = [];
    render(
      <Over answers={{}} asked={asked}>
        {widget}
      </Over>,
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(asked).toEqual([]);
    const contract = (contracts as Record<string, Contract>)[name]!;
    for (const [framework, , code] of snippets(name, contract))
      expect(code).toContain(framework === 'iframe' ? shown.replace('="', ": '") : shown);
  },
);
