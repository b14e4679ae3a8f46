import * as v from 'valibot';
import { wifiDays, wifiLimits, wifiSecurities } from '../../domain/wifi';
import { endpoint } from '../endpoint';
import { time, word } from './paging';

const share = v.object({
  id: word,
  name: v.string(),
  ssids: v.array(v.string()),
  created_at: time,
  expires_at: time,
  revoked_at: v.nullable(time),
  /** How often it was opened. */
  opens: v.number(),
  opened_at: v.nullable(time),
});
/** A link that shares Wi-Fi, as its owner sees it. */
export type WifiShare = v.InferOutput<typeof share>;

const ssid = v.object({
  ssid: v.string(),
  /** Access points of the gateway that carry it. */
  aps: v.number(),
  /** Null: its settings are not known here, so it cannot be shared. */
  security: v.nullable(v.picklist(wifiSecurities)),
  hidden: v.boolean(),
  /** Not all access points have the same security and password; the one that most have is shared. */
  differs: v.boolean(),
});
/** A wireless network of a gateway; its password is not told. */
export type WifiSsid = v.InferOutput<typeof ssid>;

export const wifiShares = endpoint({
  method: 'GET',
  path: '/api/v3/wifi/shares',
  summary: 'Links that share the Wi-Fi of a gateway, living ones first, and the networks that could be shared.',
  input: v.object({ gwid: word }),
  data: v.object({ list: v.array(share), total: v.number(), ssids: v.array(ssid) }),
  scope: 'device:read',
  origin: 'ours',
});

export const wifiShareCreate = endpoint({
  method: 'POST',
  path: '/api/v3/wifi/share/create',
  summary: 'Makes a link under which guests see how to join these networks, and gives its key, once.',
  input: v.object({
    gwid: word,
    /** Guests read it. */
    name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    ssids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(wifiLimits.ssids)),
    days: v.picklist(wifiDays),
  }),
  data: v.object({
    id: word,
    /** Shown this once; only its hash is kept. */
    key: v.string(),
    expires_at: time,
  }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

export const wifiShareRevoke = endpoint({
  method: 'POST',
  path: '/api/v3/wifi/share/revoke',
  summary: 'Ends a link at once. A password that guests have seen is still theirs.',
  input: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
});

const joined = v.object({
  ssid: v.string(),
  security: v.picklist(wifiSecurities),
  /** Empty where there is none. */
  password: v.string(),
  hidden: v.boolean(),
});

export const wifiJoin = endpoint({
  method: 'POST',
  path: '/api/v3/wifi/join',
  summary:
    'What a guest who has the key of a link needs to join. 404 with the same words for a key that is wrong, revoked or has run out.',
  input: v.object({ gwid: word, key: word }),
  data: v.object({
    name: v.string(),
    /** Empty: the networks of the link are off or gone. */
    networks: v.array(joined),
    expires_at: time,
  }),
  scope: 'public',
  origin: 'ours',
});
