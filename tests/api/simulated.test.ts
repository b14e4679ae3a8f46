import { expect, it } from 'vitest';
import * as contract from '../../src/api/contract';
import { endpointsOf } from '../../src/api/endpoints-of';

/** What is read of a schema. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  options?: unknown[];
  wrapped?: Schema;
  value?: Schema;
}

/** Fields that name a gateway, or a device or terminal behind one. */
const naming = ['gwid', 'gateway_id', 'gateway_remark', 'device_id', 'device', 'ap_id'];

/** Objects of an answer that name a device and do not say whether the simulator drives it, by their place. */
function silent(schema: Schema, place: string, marked: boolean): string[] {
  const { entries } = schema;
  const said = marked || (entries !== undefined && 'simulated' in entries);
  const here = entries && !said && naming.some((name) => name in entries) ? [place] : [];
  const below: [string, unknown][] = [
    ...Object.entries(entries ?? {}).map(([name, one]): [string, Schema] => [`${place}.${name}`, one]),
    ...[schema.item, schema.wrapped, schema.value, ...(schema.items ?? []), ...(schema.options ?? [])].map(
      (one): [string, unknown] => [place, one],
    ),
  ];
  return [...here, ...below.flatMap(([name, one]) => (isSchema(one) ? silent(one, name, said) : []))];
}

const isSchema = (one: unknown): one is Schema => typeof one === 'object' && one !== null && 'type' in one;

/** Places that do without, each with the reason. */
const without: Record<string, string> = {
  'clientHistory.stays': 'the terminal above its stays says so',
  commandStatus: 'of a command to one gateway, which says so',
  'designDetail.document.floors.aps': 'what is planned; the devices are in their own lists',
  'diagnoses.list': 'asked for one gateway, which says so',
  'guardSummary.gateways': 'sums of events, whose rows say so',
  'guardSummary.sources': 'sums of events, whose rows say so',
  guestPage: 'read by guests at the gateway itself',
  'loginHistory.list': 'the device is a browser',
  qrcodeScan: 'the device is a browser',
  orderDetail: 'what is paid is money, whatever it is for',
  'orders.list': 'what is paid is money, whatever it is for',
  'ownedList.list': 'what is paid is money, whatever it is for',
  'sdwanCheck.items.findings': 'findings of a network, which says so',
  'sdwanCheck.previous.items.findings': 'findings of a network, which says so',
  sdwanEntries: 'where people dial in, of one gateway',
  'sdwanMap.networks': 'the network of the map says so',
  'sdwanMap.places': 'the network of the map says so',
  'sdwanMoment.link_list': 'links of a network, which says so',
  'securityPosture.items.findings': 'sentences about gateways, which say so',
  'sessions.list': 'the device is a browser',
  smsSummary: 'what is paid is money, whatever it is for',
  'staffDevices.list': 'identities of real gateways alone',
  'starDisputes.list': 'words between the account and the operator; the day they are about says so in the bill',
  'tvGroupDetail.gateway_list': 'the boxes of a group say so',
};

it('every answer that names a device says whether it is simulated', () => {
  const found = endpointsOf(contract).flatMap(([, name, { method, data }]) =>
    method === 'GET' && isSchema(data) ? [...new Set(silent(data, name, false))] : [],
  );
  expect(found.sort()).toEqual(Object.keys(without).sort());
});
