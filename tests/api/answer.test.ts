import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/api';
import { contractHeader, type Endpoint, type InputOf } from '../../src/api/endpoint';
import { activities, starActive, tunnelActive } from '../../src/api/contract/activity';
import { messages } from '../../src/api/contract/message';
import { personalizationShow, personalizationUpdate } from '../../src/api/contract/personalization';
import { apComplex, clientNum, complex, flowModel, userModel, weekTraffic } from '../../src/api/contract/stats';
import { user } from '../../src/api/contract/user';
import { summary, userRecord } from '../given/back-end';

const clientOf = (body: unknown, headers?: Record<string, string>) =>
  createClient({
    baseUrl: 'http://given.invalid',
    fetch: async () => (typeof body === 'string' ? new Response(body, { headers }) : Response.json(body, { headers })),
  });
const answered = async <E extends Endpoint>(e: E, data: unknown, input?: InputOf<E>) =>
  clientOf({ code: 2000, message: '', data })
    .call(e, input ?? ({} as InputOf<E>))
    .then((reply) => (reply as { data: unknown }).data);

describe('a call of the specification, answered by another server', () => {
  it('takes numbers as text, words for yes and no, and what is missing at its default', async () => {
    const record = {
      ...userRecord,
      network_status: '0',
      is_agent: '1',
      local_sdwan: null,
      qq: 80041188,
      messages: null,
    };
    expect(await answered(user, { ...record, personalization: [] })).toMatchObject({
      ...{ network_status: false, is_agent: true, local_sdwan: false, qq: '80041188', messages: [] },
      personalization: { theme: 'WHITE', home_section: 'REVENUE', table_column: {} },
      home_middle: { ad_id: 'middle-1', id: '7' },
      home_banners: [{ repeat_rate: 3 }, { repeat_rate: 5 }],
    });
  });

  it.each([null, {}, [], undefined])('enters with a record that says nothing: %j', async (data) => {
    expect(await answered(user, data)).toMatchObject({ email: '', messages: [], home_middle: null, home_banners: [] });
  });

  it('leaves an ad out that says nothing, and columns that are none', async () => {
    const record = { ...userRecord, home_middle: [], personalization: { table_column: { a: ['x'], b: null } } };
    expect(await answered(user, record)).toMatchObject({
      home_middle: null,
      personalization: { table_column: { a: ['x'] } },
    });
  });

  it('says of a figure that was not told that there is none', async () => {
    const partly = { ...summary, alarm_level_amount: undefined, router_number: null, income: '12.34' };
    expect(await answered(complex, partly)).toMatchObject({
      ...{ router_number: NaN, income: 12.34, current_online: 342 },
      alarm_level_amount: { FATAL: NaN, MIDDLE: NaN, GENERAL: NaN },
    });
  });

  it('takes a list where a map was meant and a map where a list was', async () => {
    const terminal_type = [{ name: 'ios', value: '7' }];
    expect(
      await answered(userModel, { terminal_type, terminal_brand: { HUAWEI: 9, Apple: '8' } }, { day: '30' }),
    ).toMatchObject({
      ...{ terminal_type: { ios: 7, android: 0 }, user_label: { game: 0 } },
      terminal_brand: [
        { name: 'HUAWEI', value: 9 },
        { name: 'Apple', value: 8 },
      ],
    });
    const twice = [...[1, 2].map((value) => ({ name: 'Apple', value })), { name: 'OPPO', value: 3 }];
    expect(await answered(userModel, { terminal_brand: twice }, { day: '30' })).toMatchObject({
      terminal_brand: [
        { name: 'Apple', value: 1 },
        { name: 'OPPO', value: 3 },
      ],
    });
    const app_times = { 抖音: 5, 微信: '6' };
    expect(await answered(flowModel, { app_times }, { day: '30' })).toMatchObject({
      app_times: { total: 11, items: [{ name: '抖音' }, { name: '微信', value: 6 }] },
    });
    expect(
      await answered(complex, { alarm_messages: { 0: { level: 'odd', remark: 'a', content: 'b' } } }),
    ).toMatchObject({
      alarm_messages: [{ level: 'GENERAL', remark: 'a', content: 'b' }],
    });
    const row = { date: '2026-01-02', online_number: '4' };
    expect(await answered(clientNum, { '0': row }, { day: 7 })).toMatchObject([
      { online_number: 4, new_user_number: 0 },
    ]);
  });

  it('finds it under a second data and beside the code', async () => {
    expect(await answered(apComplex, { data: { ap_flow: { online: 3 } } })).toMatchObject({ ap_flow: { online: 3 } });
    const beside = { code: '2000', activities: [{ id: '1', userParticipation: null, isPopup: 1 }], isPopup: true };
    expect((await clientOf(beside).call(activities, {})).data).toMatchObject({
      ...{ isPopup: true, popupImgUrl: '' },
      activities: [{ id: 1, userParticipation: [], isPopup: true }],
    });
  });

  it('needs nothing where the specification reads nothing', async () => {
    expect(await answered(personalizationUpdate, undefined)).toBeNull();
    expect(await answered(personalizationShow, [])).toEqual({});
    expect(await answered(starActive, [])).toBeNull();
    expect((await clientOf({ code: 2000, data: 1 }).call(tunnelActive, {})).extra).toEqual({ menu_icon: '' });
  });

  it.each<[string, Endpoint, unknown]>([
    ['an empty list for a summary', complex, { list: [], total: 0 }],
    ['nothing for a summary', complex, null],
    ['a word for a trend', clientNum, 'ok'],
  ])('is unfit when it is something else: %s', async (_, e, data) => {
    await expect(answered(e, data)).rejects.toMatchObject({
      ...{ name: 'ApiError', kind: 'unfit', message: '服务端返回的内容无法识别' },
      detail: { call: `${e.method} ${e.path}` },
    });
  });
});

describe('a call of ours, answered by another server', () => {
  const week = { from: '2026-01-01', to: '2026-01-07', total: 1, list: [], others: { count: 0, bytes: 0 } };

  it('is taken when it fits, with what a newer server adds', async () => {
    expect(await answered(weekTraffic, { ...week, more: 1 })).toEqual({ ...week, more: 1 });
    const message = { _id: '1', kind: 'newer', title: '', popup: 'NO', read: true, created_at: '' };
    expect(await answered(messages, { list: [message], total: 1 })).toMatchObject({ list: [message] });
  });

  it.each([{ list: [], total: 0 }, {}, null, [], { ...week, total: '1' }])('is unfit otherwise: %j', async (data) => {
    await expect(answered(weekTraffic, data)).rejects.toMatchObject({ kind: 'unfit' });
  });

  it.each(['<!doctype html>', [1], 'null'])('is unfit without a code: %j', async (body) => {
    await expect(clientOf(body).call(weekTraffic, {})).rejects.toMatchObject({ kind: 'unfit' });
  });
});

it('is not read again when the server names the contract', async () => {
  const trusted = clientOf({ code: 2000, message: '', data: { any: 1 } }, { [contractHeader]: '3' });
  expect((await trusted.call(weekTraffic, {})).data).toEqual({ any: 1 });
});
