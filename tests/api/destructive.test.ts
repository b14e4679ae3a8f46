import { expect, it } from 'vitest';
import * as contract from '../../src/api/contract';
import { endpointsOf } from '../../src/api/endpoints-of';
import { readByPost, writtenByReading } from './scopes';

/** What interrupts a network, cannot be undone or gives a password away. */
const destructive = [
  '/api/v3/device/reboot',
  '/api/v3/device/ap/reboot',
  '/api/v3/device/unbind',
  '/api/v3/backup/remove',
  '/api/v3/backup/restore',
  '/api/v3/firmware/campaign/create',
  '/api/v3/firmware/campaign/update',
  '/api/v3/plugin/apply',
  '/api/v3/plugin/configure',
  '/api/v3/plugin/retry',
  '/api/v3/prepared/replace',
  '/api/v3/sdwan/remove',
  '/api/v3/strategy/save',
  '/api/v3/strategy/switch',
  '/api/v3/strategy/remove',
  '/api/v3/template/ap/save',
  '/api/v3/template/ap/override',
  '/api/v3/template/ap/adopt',
  '/api/v3/template/ap/right',
  '/api/v3/template/ap/remove',
  '/api/v3/template/site/save',
  '/api/v3/template/site/remove',
  '/api/v3/template/site/apply',
  '/api/v3/template/site/keep',
  '/api/v3/template/site/restore',
  '/api/v3/template/site/release',
  '/api/v3/template/site/pool/save',
  '/api/v3/template/site/pool/remove',
  '/api/v3/speedup/member/remove',
  '/api/v3/speedup/remove',
  '/api/v3/tunnel/remove',
  '/api/v3/tv/box/remove',
  '/api/v3/wifi/share/create',
  '/api/v3/wifi_password/save',
  '/api/v3/wifi_password/switch',
  '/api/v3/wifi_person/extend',
  '/api/v3/wifi_person/import',
  '/api/v3/wifi_person/remove',
  '/api/v3/wifi_person/renew',
  '/api/v3/wifi_person/save',
  '/api/v3/wifi_person/show',
  '/api/v3/wifi_person/switch',
  '/api/v3/wifi_password/remove',
  '/api/v3/wifi_password/run',
  '/api/v3/wifi_password/card',
  '/api/v3/wifi_password/next',
  '/api/v3/wifi_password/show',
];

/** Calls that take something away and are everyday writing all the same, and why. */
const everyday: Readonly<Record<string, string>> = {
  '/api/v3/config/rollback': 'the version before it is kept, and is rolled back to in the same way',
  '/api/v3/design/links/revoke': 'closes what was open; a new link is made at once',
  '/api/v3/design/remove': 'a plan on paper; what is planned in it stands in no network',
  '/api/v3/device/group/remove': 'the devices stay',
  '/api/v3/device/kept/restore': 'brings back what was unbound',
  '/api/v3/guard/domain/remove': 'one entry of a list',
  '/api/v3/guest/coupon/void': 'the daily work of a reception; another voucher costs nothing',
  '/api/v3/iptv/node/remove': 'only what no gateway uses, and it is entered again',
  '/api/v3/prepared/remove': 'what was prepared is imported again; devices that came stay',
  '/api/v3/sdwan/group/remove': 'networks and accounts stay',
  '/api/v3/sdwan/node/remove': 'what was prepared is entered again; gateways and networks stay',
  '/api/v3/tv/channel/remove': 'one entry of a list',
  '/api/v3/tv/group/remove': 'the boxes stay',
  '/api/v3/wifi/share/revoke': 'closes what gave a password away',
};

const calls = endpointsOf(contract).map(([, , e]) => e);

it('what cannot be undone wants the scope of its own', () => {
  const held = calls.filter(({ scope }) => scope === 'device:manage').map(({ path }) => path);
  expect(held.toSorted()).toEqual(destructive.toSorted());
});

it('a call that takes something away is one of these, or says why it is everyday writing', () => {
  const taking = calls.filter(
    ({ path, scope }) =>
      scope.endsWith(':write') && /remove|delete|unbind|restore|reboot|revoke|void|clear|rollback/.test(path),
  );
  expect(taking.map(({ path }) => path).toSorted()).toEqual(Object.keys(everyday).toSorted());
});

it('a call that is sent to change something wants more than a scope to read, or says why not', () => {
  const sent = calls.filter(({ method, scope }) => method === 'POST' && (scope === 'any' || scope.endsWith(':read')));
  const known = [...readByPost, ...Object.keys(writtenByReading)];
  expect(sent.map(({ path }) => path).toSorted()).toEqual(known.toSorted());
});
