import { beijingDay, day, hour, iso, minute, startOfDayNumber } from '../../../../src/domain/time';
import type { Columns } from '../../kit/sql/bulk';
import type { Person, Session } from './people';
import { between } from './hash';
import { unit } from '../../kit/hash';
import { stayAt } from './stays';
import { socketOf } from './switch-rows';

export const clientColumns: Columns = {
  id: 'text',
  account_id: 'text',
  gateway_id: 'text',
  ap_id: 'text',
  switch_id: 'text',
  switch_port: 'integer',
  mac: 'text',
  hostname: 'text',
  vendor: 'text',
  os: 'text',
  ip: 'text',
  ssid: 'text',
  band: 'text',
  signal: 'integer',
  auth: 'text',
  online: 'boolean',
  online_since: 'timestamptz',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
  day: 'date',
  first_day: 'date',
  down: 'double precision',
  up: 'double precision',
  down_bytes: 'bigint',
  up_bytes: 'bigint',
  simulated: 'boolean',
};

/** Id of a terminal. */
export const clientId = (person: Person): string =>
  `${person.gateway.id}_${person.mac.replaceAll(':', '').toLowerCase()}`;

/** Address in the gateway's /16: residents and the visitors of each day have ranges of their own. */
function addressOf({ key, gateway, firstDay, role }: Person): string {
  const visitor = role === 'visitor';
  const number = visitor ? key % 8192 : key % 4096;
  const block = visitor ? 20 + (firstDay % 6) * 36 : 1;
  return gateway.ip.replace(/0\.1$/, `${block + Math.floor(number / 250)}.${2 + (number % 250)}`);
}

/** Rates of a terminal: its part of what its gateway carries, very unequal and always moving. */
export function clientRates(seed: number, person: Person, at: number, gatewayRate: number, among: number) {
  const part = -Math.log(1 - unit(seed, 701, person.key, Math.floor(at / minute))) / Math.max(1, among);
  const rate = gatewayRate * Math.min(0.6, part);
  return { down: rate * (1 - person.gateway.upShare), up: rate * person.gateway.upShare };
}

/** A terminal as a row, online until `at` or gone before; what it hangs on may have been silent since before it came. */
export function clientRow(
  seed: number,
  accountId: string,
  person: Person,
  session: Session,
  at: number,
  rates: { down: number; up: number },
) {
  const stay = stayAt(seed, person, session, Math.min(at, session.end - 1));
  const online = at < session.end;
  const seen = Math.min(at, session.end);
  const lasted = Math.max(0, seen - session.start) / 1000;
  const usual = 0.6 + 0.8 * unit(seed, 702, person.key, session.start);
  // Residents came long before the history begins; nobody knows when exactly.
  const first = person.firstDay
    ? Math.min(session.start, startOfDayNumber(person.firstDay) + 12 * hour)
    : Math.floor(session.start / day) * day - between(100, 400, seed, 703, person.key) * day;
  return {
    id: clientId(person),
    account_id: accountId,
    gateway_id: person.gateway.id,
    ap_id: stay.ap?.id ?? null,
    ...(person.band === null && socketOf(seed, person)),
    mac: person.mac,
    hostname: person.hostname,
    vendor: person.vendor,
    os: person.os,
    ip: addressOf(person),
    ssid: person.ssid,
    band: stay.band,
    signal: stay.signal,
    auth: person.auth,
    online,
    online_since: iso(Math.min(session.start, seen)),
    first_seen: iso(first),
    last_seen: iso(seen),
    day: beijingDay(seen),
    first_day: beijingDay(first),
    down: online ? rates.down : 0,
    up: online ? rates.up : 0,
    down_bytes: Math.round((rates.down / 8) * lasted * usual),
    up_bytes: Math.round((rates.up / 8) * lasted * usual),
    simulated: true,
  };
}
