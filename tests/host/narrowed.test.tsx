import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlaceContext, type Destination } from '../../src/session/place';
import { AlarmList } from '../../widgets/alarms/alarm-list';
import { hotelAlarms } from '../../widgets/alarms/alarm-list/alarm-list.fixture';
import * as stories from '../../widgets/devices/wireless-monitor/wireless-monitor.stories';
import { ServiceIntro } from '../../widgets/services/service-intro';
import { ServicePackages } from '../../widgets/services/service-packages';
import { sold } from '../../widgets/services/service-packages/service-packages.fixture';
import { ServiceBusiness } from '../../widgets/services/service-business';
import { answers as business } from '../../widgets/services/service-business/service-business.fixture';
import { Over, type Asked } from '../widgets/overview/server';

afterEach(cleanup);

function show(node: React.ReactNode, answers: object, query: Record<string, string> = {}) {
  const asked: Asked[] = [];
  const went: Destination[] = [];
  const href = ({ name, query: of }: Destination) => `/${name}?${new URLSearchParams(of as Record<string, string>)}`;
  render(
    <Over answers={answers} asked={asked}>
      <PlaceContext value={{ href, go: (to) => void went.push(to), query, setQuery: () => undefined }}>
        {node}
      </PlaceContext>
    </Over>,
  );
  return went;
}

describe('what is about one thing leads to the list of that thing alone:', () => {
  const gwid = 'c04e8812f3d6';

  it('alarms of a gateway, of a level', async () => {
    show(<AlarmList gwid={gwid} level="FATAL" />, { '/api/v3/alarm/list': hotelAlarms });
    expect((await screen.findByRole('link', { name: '全部' })).getAttribute('href')).toBe(
      `/alarm?level=FATAL&gwid=${gwid}&state=active`,
    );
  });

  it('access points of a gateway', async () => {
    show(<stories.Ordinary />, {});
    expect((await screen.findByRole('link', { name: '查看全部' })).getAttribute('href')).toMatch(
      /^\/ap_index\?gwid=\w+$/,
    );
  });

  it('what is owned of a service, on the network that each is for', async () => {
    const rows = business['/api/v3/service/business'].list;
    const { service, service_name: name } = rows[0]!;
    show(<ServiceBusiness />, business, { service });
    await waitFor(() => expect(screen.getByRole('combobox', { name: '全部服务' })).toHaveProperty('value', service));
    expect(within(screen.getByRole('combobox', { name: '全部服务' })).getByText(name)).toBeTruthy();
  });

  it.each([
    ['its introduction', '我的业务', <ServiceIntro service="sdwan" />],
    ['its packages', '我的业务', <ServicePackages service="sdwan" />],
  ])('what is owned of a service, from %s', async (_, name, page) => {
    const went = show(page, { '/api/v3/service/detail/sdwan': { ...sold, owned: 2 } });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(went).toEqual([{ name: 'open.business', query: { service: 'sdwan' } }]);
  });
});

it.each([
  [undefined, 1],
  [false, 0],
])('a service is opened from its introduction only while it is sold: %s', async (for_sale, buttons) => {
  show(<ServiceIntro service="sdwan" />, { '/api/v3/service/detail/sdwan': { ...sold, for_sale } });
  await screen.findByRole('button', { name: '我的业务' });
  expect(screen.queryAllByRole('button', { name: '立即开通' })).toHaveLength(buttons);
  expect(screen.queryAllByText('尚未开放')).toHaveLength(1 - buttons);
});
