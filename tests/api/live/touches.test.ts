import { describe, expect, it } from 'vitest';
import { concerns, touchOf, type LiveEvent } from '../../../src/api/live/touches';
import { eventScopes } from '../../../src/api/contract/stream';
import * as contract from '../../../src/api/contract';
import { endpointsOf } from '../../../src/api/endpoints-of';

const changed = (...gwids: string[]): LiveEvent => ({
  kind: 'gateway.changed',
  data: { gateways: gwids.map((gwid) => ({ gwid })) },
});

describe('which events touch a read', () => {
  it.each([
    ['/api/v3/device/gateways', 'gateway.changed'],
    ['/api/v3/device/command/{id}', 'command.changed'],
    ['/api/v3/alarm/list', 'alarm.raised'],
    ['/api/v3/user_stat/complex', 'counts'],
    ['/api/v3/job/list', 'job.changed'],
    ['/api/v3/tickets/{id}', 'support.changed'],
    ['/api/v3/after_sales', 'support.changed'],
    ['/api/v3/account/withdrawals', 'support.changed'],
    ['/api/v3/service/orders', 'support.changed'],
    ['/api/v3/service/business', 'support.changed'],
    ['/api/v3/messages/unread', 'message.sent'],
    ['/api/v3/messages/unread', 'message.changed'],
  ])('%s is touched by %s', (path, kind) => {
    expect(touchOf(path)?.kinds).toContain(kind);
  });

  it.each(['list', 'aps', 'drift'])('template/ap/%s, which no event of a device names, goes on polling', (name) => {
    expect(touchOf(`/api/v3/template/ap/${name}`)?.polls).toBe(true);
  });

  it('knows only calls of the contract and only kinds that are told', () => {
    const paths = endpointsOf(contract).map(([, , { path }]) => path);
    for (const path of ['/api/v3/device/throughput', '/api/v3/client/', '/api/v3/alarm/', '/api/v3/messages']) {
      expect(paths.some((one) => one.startsWith(path))).toBe(true);
      for (const kind of touchOf(path)!.kinds) expect(Object.keys(eventScopes)).toContain(kind);
    }
    expect(touchOf('/api/v3/stats/income')).toBeUndefined();
  });

  it.each([
    ['a list that shows the gateway', {}, { list: [{ gwid: 'a' }, { gwid: 'b' }] }, true],
    ['a list that shows others', {}, { list: [{ gwid: 'c' }] }, false],
    ['the gateway itself', { gwid: 'b' }, undefined, true],
    ['another gateway', { gwid: 'c' }, undefined, false],
    ['a chart of the gateway', { id: 'b', range: 'live' }, [], true],
    ['a switch behind the gateway', { id: 'sw' }, { gwid: 'b' }, true],
  ])('a report concerns %s or not', (_, input, data, expected) => {
    expect(concerns(changed('x', 'b'), input, data)).toBe(expected);
  });

  it('a command concerns whoever follows it; an alarm whoever lists all or its gateway', () => {
    const command: LiveEvent = { kind: 'command.changed', data: { id: 'k1', gwid: 'a', state: 'done' } };
    expect([concerns(command, { id: 'k1' }, undefined), concerns(command, { id: 'k2' }, undefined)]).toEqual([
      true,
      false,
    ]);
    const raised = { kind: 'alarm.raised', data: { gwid: 'a' } } as LiveEvent;
    expect([{}, { gwid: 'a' }, { gwid: 'b' }].map((input) => concerns(raised, input, undefined))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
