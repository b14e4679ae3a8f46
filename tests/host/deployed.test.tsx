import { afterEach, expect, it } from 'vitest';
import { readDeployment } from '../../host/deployed';
import { leftMenu } from '../../host/menu';
import { routeNamed, routes } from '../../host/routes';
import { fastChannelOpen, onHoliday } from '../../src/domain/consulting';
import { deploy, deployment } from '../../src/domain/deployment';
import { signEvent } from '../../src/domain/tracking';

const before = { ...deployment };
afterEach(() => {
  deploy(before);
  document.getElementById('netpane-settings')?.remove();
});

/** The page as the server of a deployment writes it. */
function carry(text: string): void {
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: 'netpane-settings', textContent: text });
  document.head.append(data);
}

it('what the page carries decides signature, holiday and hours; what it leaves out stays', () => {
  const event = { event: 'middle_ad', type: 'web_show_homePOPup', timestamp: 1, code: '000001' } as const;
  const signed = signEvent(event);
  const monday20 = Date.parse('2026-11-23T20:30:00+08:00');
  expect(fastChannelOpen('free', monday20)).toBe(false);
  const always = { from: 0, to: 24 };
  carry(
    JSON.stringify({
      eventSuffix: 'mine',
      holiday: { from: '2027-02-05T00:00:00+08:00', to: '2027-02-12T00:00:00+08:00' },
      hours: { enterprise: before.hours.enterprise, free: { weekday: always, weekend: always } },
    }),
  );
  readDeployment();
  expect(signEvent(event)).not.toBe(signed);
  expect(fastChannelOpen('free', monday20)).toBe(true);
  expect(onHoliday(Date.parse('2027-02-08T12:00:00+08:00'))).toBe(true);
  expect(onHoliday(Date.parse('2025-01-29T12:00:00+08:00'))).toBe(false);
  expect(deployment.hotline).toBe(before.hotline);
});

it('a service that the deployment calls otherwise has that name in menu and title', () => {
  carry(JSON.stringify({ titles: { sdwan: '云专线' } }));
  readDeployment();
  expect(routeNamed('sdwan')?.title).toBe('云专线');
  const user = { network_status: true, is_agent: false, local_sdwan: false };
  const menu = leftMenu(routes, 'home', { user, experience: false, absent: [], marks: {}, now: 0 });
  expect(menu.flatMap(({ items }) => items).find(({ name }) => name === 'sdwan')?.label).toBe('云专线');
});

it('a page without settings is as the product is', () => {
  readDeployment();
  expect(deployment).toEqual(before);
});
