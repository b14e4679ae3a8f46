import { describe, expect, it } from 'vitest';
import { fits, noted, placed } from '../../../src/api/live/placed';
import type { LiveEvent } from '../../../src/api/live/touches';

const path = '/api/v3/device/gateways';
const [before, read, after] = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:10Z', '2026-01-01T00:00:20Z'];
const row = (more: object = {}) => ({ gwid: 'a', status: 'online', clients: 1, down: 5, last_seen: read, ...more });
const list = { list: [row(), row({ gwid: 'b', status: 'offline' })], total: 2 };
const event = (...gateways: object[]) => ({ kind: 'gateway.changed', data: { gateways } }) as LiveEvent;

describe('what an event tells of a list', () => {
  it.each([
    ['a report of a row', {}, event(row({ last_seen: after })), true],
    ['a report of a gateway on another page', {}, event(row({ gwid: 'c' })), true],
    ['a gateway that came back', {}, event(row({ gwid: 'b', last_seen: after })), false],
    ['a status alone', {}, event({ gwid: 'a', status: 'offline' }), false],
    ['a report that changed more than it tells', {}, event(row({ last_seen: undefined })), false],
    ['a report to a list sorted by what it tells', { sort: 'down' }, event(row({ last_seen: after })), false],
    ['a report to a list sorted by name', { sort: 'remark' }, event(row({ last_seen: after })), true],
    ['an alarm', {}, { kind: 'alarm.raised', data: { gwid: 'a' } } as LiveEvent, false],
  ])('%s can be put in its place, or asks to read again', (_, input, told, expected) => {
    expect(fits(path, input, told, list)).toBe(expected);
  });

  it('belongs to lists of gateways only: rows of others say more than the gateway tells', () => {
    expect(fits('/api/v3/device/aps', {}, event(row({ last_seen: after })), list)).toBe(false);
  });

  it('is put in its place unless it is older than what was read or told, and leaves what it does not say', () => {
    const told = (...events: LiveEvent[]) =>
      events.reduce((all, one) => noted(all, one, list), noted(undefined, event(), list));
    const newer = event(row({ last_seen: after, down: 9, clients: undefined }));
    const older = event(row({ last_seen: before, down: 1 }));
    expect(placed(list, told(newer, older))).toEqual({
      ...list,
      list: [row({ last_seen: after, down: 9 }), list.list[1]],
    });
    expect(placed(list, told(older))).toBe(list);
    expect(placed(list, told(event(row({ gwid: 'c', last_seen: after }))))).toBe(list);
    const again = { ...list, list: [row({ last_seen: after, down: 7 })] };
    expect(placed(again, told(newer))).toBe(again);
  });
});
