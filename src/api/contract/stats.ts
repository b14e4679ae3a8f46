import * as v from 'valibot';
import { flowCategories } from '../../domain/device';
import { endpoint } from '../endpoint';
import { alarmFacts } from './alarm-facts';
import { day, time, word } from './paging';

/** A figure of the summary: one that wasn't told is shown as none. */
const told = v.fallback(v.number(), NaN);
const levels = v.object({ FATAL: told, MIDDLE: told, GENERAL: told });
const named = v.object({ name: v.string(), value: v.number() });
const modelDay = v.object({ day: v.picklist(['30', 'history']) });
/** Dwell buckets of the time blocks, in hours but for `<30` and `>30`, which are minutes up to an hour. */
const dwell = v.object({
  '<30': v.number(),
  '>30': v.number(),
  '1~2': v.number(),
  '2~4': v.number(),
  '>4': v.number(),
});
const categories = v.object(Object.fromEntries(flowCategories.map((name) => [name, v.number()])));
const blocks = <S extends v.GenericSchema>(block: S) =>
  v.object({ '00': block, '04': block, '08': block, '12': block, '16': block, '20': block });

/** A sum, or its parts as a list or by name. */
const flow = v.union([v.number(), v.array(named), v.array(v.number())]);

export const complex = endpoint({
  method: 'POST',
  path: '/api/v3/user_stat/complex',
  summary: 'Overview summary: device counts, users, alarms, cumulative traffic, income.',
  data: v.object({
    router_number: told,
    router_online_number: told,
    ap_number: told,
    ap_online_number: told,
    switch_number: told,
    switch_online_number: told,
    /** Authenticated users now. */
    current_auth: told,
    /** Online users now. */
    current_online: told,
    /** Users authenticated since midnight in China, those who are now among them. */
    today_auth_amount: told,
    /** Users seen since midnight in China. */
    today_online_amount: told,
    /** Alarms that nobody handled yet. */
    alarm_level_amount: levels,
    /** The latest of them, worst and newest first, at most 20. */
    alarm_messages: v.array(
      v.object({
        level: v.fallback(v.picklist(['FATAL', 'MIDDLE', 'GENERAL']), 'GENERAL'),
        remark: v.string(),
        content: v.string(),
        /** What `content` says, where the server tells it: for other languages. */
        kind: v.optional(v.string()),
        facts: alarmFacts,
        /** ISO time when it was raised, where the server says it. */
        at: v.optional(v.string()),
      }),
    ),
    /** Bytes since the account began, by category of section 3; biggest first. */
    cumulative_flow: v.object({ total: told, items: v.array(named) }),
    /** Yesterday's income in yuan, two decimals. */
    income: told,
    /** True: some of these figures are made by the simulator; nothing said: none are. */
    simulated: v.optional(v.boolean()),
  }),
  scope: 'stats:read',
  origin: 'given',
});

export const apComplex = endpoint({
  method: 'POST',
  path: '/api/v3/user_stat/ap_complex',
  summary: 'Wireless terminals and traffic.',
  data: v.object({
    ap_flow: v.object({
      /** Wireless terminals online, both bands. */
      online: told,
      /** Of these on 5 GHz; the rest is on 2.4 GHz. */
      online_5g: told,
      /** Bits per second now. */
      download: told,
      upload: told,
      /** Wireless bytes of the last seven whole days; other servers may tell its parts. */
      week_flow: v.fallback(flow, NaN),
    }),
  }),
  scope: 'stats:read',
  origin: 'given',
});

export const clientNum = endpoint({
  method: 'POST',
  path: '/api/v3/user_stat/client_num',
  summary: 'Client online trend of the last 7 or 30 whole days, oldest first.',
  input: v.object({ day: v.picklist([7, 30]) }),
  data: v.array(
    v.object({ date: day, online_number: v.number(), new_user_number: v.number(), old_user_number: v.number() }),
  ),
  scope: 'stats:read',
  origin: 'given',
});

export const userModel = endpoint({
  method: 'POST',
  path: '/api/v3/user_stat/user_model',
  summary: 'Who the users are: groups, dwell, terminals. All values are users of an average day.',
  input: modelDay,
  data: v.object({
    user_label: v.object({
      game: v.number(),
      im: v.number(),
      movie: v.number(),
      shopping: v.number(),
      sport: v.number(),
      travel: v.number(),
    }),
    /** Visits by block of four hours in which they begin, and dwell. */
    client_time_block: blocks(dwell),
    /** Visits by dwell in hours. */
    user_time: v.object({
      '<1': v.number(),
      '1~2': v.number(),
      '2~4': v.number(),
      '4~8': v.number(),
      '>8': v.number(),
    }),
    terminal_type: v.object({ android: v.number(), ios: v.number(), mac: v.number(), windows: v.number() }),
    /** Biggest first, five at most. */
    terminal_brand: v.array(named),
  }),
  scope: 'stats:read',
  origin: 'given',
});

export const flowModel = endpoint({
  method: 'POST',
  path: '/api/v3/user_stat/flow_model',
  summary: 'Where the traffic goes: time of day, applications, kinds of clients.',
  input: modelDay,
  data: v.object({
    /** Shares of all bytes, 0 to 1, by hours of the day. */
    stage: v.object({
      '0~6': v.number(),
      '6~11': v.number(),
      '11~14': v.number(),
      '14~19': v.number(),
      '19~00': v.number(),
    }),
    /** Bytes by block of four hours, then by category. */
    app_stage: blocks(categories),
    /** Authentications by method, biggest first. */
    auth_type: v.array(named),
    /** Bytes by kind of client, biggest first. */
    client_type: v.array(named),
    /** All bytes, and the applications that used most of them (five at most), biggest first. */
    app_times: v.object({ total: v.number(), items: v.array(named) }),
  }),
  scope: 'stats:read',
  origin: 'given',
});

export const weekTraffic = endpoint({
  method: 'GET',
  path: '/api/v3/stats/week_traffic',
  summary: 'Traffic of the last seven whole days: total, and the three networks with most of it.',
  data: v.object({
    from: day,
    to: day,
    /** Bytes, both directions. */
    total: v.number(),
    list: v.array(v.object({ gwid: word, remark: v.string(), bytes: v.number(), simulated: v.optional(v.boolean()) })),
    /** All other networks together. */
    others: v.object({ count: v.number(), bytes: v.number() }),
  }),
  scope: 'stats:read',
  origin: 'ours',
});

export const wirelessWeek = endpoint({
  method: 'GET',
  path: '/api/v3/stats/wireless_week',
  summary: 'Wireless bytes of each of the last seven whole days, oldest first.',
  data: v.array(v.object({ date: day, bytes: v.number() })),
  scope: 'stats:read',
  origin: 'ours',
});

export const today = endpoint({
  method: 'GET',
  path: '/api/v3/stats/today',
  summary: 'Online and authenticated users by hour since midnight in China.',
  data: v.array(v.object({ at: time, online: v.number(), auth: v.number() })),
  scope: 'stats:read',
  origin: 'ours',
});

export const income = endpoint({
  method: 'GET',
  path: '/api/v3/stats/income',
  summary: 'Income of yesterday, the day before and this month, in integer fen.',
  data: v.object({ yesterday_fen: v.number(), before_fen: v.number(), month_fen: v.number() }),
  scope: 'stats:read',
  origin: 'ours',
});

export const dnsIntercepted = endpoint({
  method: 'GET',
  path: '/api/v3/stats/dns_intercepted',
  summary: 'Malicious DNS requests intercepted this month, today, and in the whole last month.',
  data: v.object({ month: v.number(), today: v.number(), last_month: v.number() }),
  scope: 'stats:read',
  origin: 'ours',
});

export const traffic = endpoint({
  method: 'GET',
  path: '/api/v3/stats/traffic',
  summary: "The whole account's throughput over a day, a week or a month, oldest first.",
  input: v.object({ range: v.picklist(['24h', '7d', '30d']) }),
  data: v.array(
    v.object({
      at: time,
      /** Average bits per second of the hour (or day, for 30d). */
      down: v.number(),
      up: v.number(),
      /** Most users online at once; undefined for days without hours. */
      online: v.number(),
    }),
  ),
  scope: 'stats:read',
  origin: 'ours',
});
