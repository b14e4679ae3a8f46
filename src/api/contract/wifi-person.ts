import * as v from 'valibot';
import { passwordShapes } from '../../domain/wifi-password';
import { personColumns, personLimits as limits, personStates } from '../../domain/wifi-person';
import { endpoint } from '../endpoint';
import { day, listOf, order, paging, search, time, whole, word } from './paging';

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(200));
const typed = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** What passwords are made of that nobody gives. */
const make = v.object({ shape: v.picklist(passwordShapes), size: whole });

const person = v.object({
  id: word,
  name: v.string(),
  /** Empty: that of the network. */
  vlan: v.string(),
  /** Devices at a time; 0: as many as the network lets in. */
  devices: v.number(),
  /** Null: without an end. */
  expires_at: v.nullable(time),
  enabled: v.boolean(),
  state: v.picklist(personStates),
  created_at: time,
});
/** Somebody with a private password of a wireless network. */
export type WifiPerson = v.InferOutput<typeof person>;

export const wifiPeople = endpoint({
  method: 'GET',
  path: '/api/v3/wifi_person/list',
  summary:
    'People with a private password of the network of a template, newest first, and how many gateways know them.',
  input: v.object({
    ...paging,
    template: word,
    state: v.optional(v.picklist(personStates)),
    q: search,
    sort: v.optional(v.picklist(['name', 'expires_at', 'created_at'])),
    order,
  }),
  data: v.object({
    ...listOf(person).entries,
    counts: v.object({
      all: v.number(),
      active: v.number(),
      expiring: v.number(),
      expired: v.number(),
      off: v.number(),
    }),
    /** Gateways of the network's access points: those that were told the newest, shall be, refused; those that cannot. */
    gateways: v.object({ done: v.number(), waiting: v.number(), failed: v.number(), unable: v.number() }),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const wifiPersonSave = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_person/save',
  summary: `Adds a person to the network of a template, at most ${limits.people}, or changes one. Without a password one is made, or the one before stays.`,
  input: v.object({
    template: word,
    id: v.optional(word),
    name: typed,
    password: v.pipe(v.string(), v.maxLength(200)),
    vlan: typed,
    devices: whole,
    /** Last day in China; null: without an end. */
    until: v.nullable(day),
    make: v.optional(make),
  }),
  data: v.object({ id: word }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

const row = v.object({
  /** Line in the file. */
  line: whole,
  name: typed,
  password: v.pipe(v.string(), v.maxLength(200)),
  vlan: typed,
  devices: typed,
  until: typed,
});
/** A row of a file of people, as it was typed. */
export type WifiPersonRow = v.InferOutput<typeof row>;

const problem = v.object({
  line: v.number(),
  field: v.picklist(personColumns),
  text: v.string(),
  reason: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
});
/** What is wrong with a cell of a file of people. */
export type WifiPersonProblem = v.InferOutput<typeof problem>;

export const wifiPersonImport = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_person/import',
  summary: 'Adds the people of a file; rows with something wrong are left out and told of. `dry`: nothing is written.',
  input: v.object({
    template: word,
    rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(limits.imported)),
    make,
    dry: v.optional(v.boolean(), false),
  }),
  data: v.object({ taken: v.number(), problems: v.array(problem) }),
  scope: 'device:manage',
  origin: 'ours',
});

export const wifiPersonSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_person/switch',
  summary: 'Lets people in again, or keeps them out; their time goes on.',
  input: v.object({ ids, enabled: v.boolean() }),
  scope: 'device:manage',
  origin: 'ours',
});

export const wifiPersonExtend = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_person/extend',
  summary: 'Gives people another last day; null: without an end.',
  input: v.object({ ids, until: v.nullable(day) }),
  scope: 'device:manage',
  origin: 'ours',
});

export const wifiPersonRenew = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_person/renew',
  summary: 'Gives people new passwords; those before end with the next delivery.',
  input: v.object({ ids, make }),
  scope: 'device:manage',
  origin: 'ours',
});

export const wifiPersonRemove = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_person/remove',
  summary: 'Removes people: their passwords end with the next delivery.',
  input: v.object({ ids }),
  scope: 'device:manage',
  origin: 'ours',
});

export const wifiPersonShow = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_person/show',
  summary: 'Passwords of people, for a card or a list; it stands in the log who has seen them.',
  input: v.object({ ids }),
  data: v.object({
    ssid: v.string(),
    hidden: v.boolean(),
    list: v.array(
      v.object({
        id: word,
        name: v.string(),
        password: v.string(),
        expires_at: v.nullable(time),
        state: v.picklist(personStates),
      }),
    ),
  }),
  scope: 'device:manage',
  origin: 'ours',
});
