import type { Log } from '../log';
import type { BoardDocument } from '../../../../src/domain/board';
import type { WallboardCard } from '../../../../src/domain/wallboard';
import type { Bucket } from '../bucket/bucket';
import type { Captcha } from '../captcha';
import type { Archive } from '../history/archive';
import type { WithHistory } from '../history/kinds';
import type { Db } from '../store/db';
import type { Pay } from '../pay/pay';
import type { Mail, Sms, WeChat, Webhooks } from '../senders';
import type { Limits } from '../limits';
import type { Vault } from '../vault';

/** What every handler may use. Injected, so that tests hold the clock, the store and the gateways in their hands. */
export interface Services {
  db: Db;
  /** Where charts, logs and exports are read, which bear to be a few seconds old; the store itself unless given. */
  reads?: Db;
  /** Where history is kept for longer than in the store; nowhere unless given. */
  archive?: Archive;
  /** Where uploads lie in the end; the store itself unless given. */
  bucket?: Bucket;
  /** Milliseconds since 1970. */
  now: () => number;
  sms: Sms;
  mail: Mail;
  wechat: WeChat;
  webhooks: Webhooks;
  /** Ways to put money in. */
  pay: Pay;
  /** Counters that slow down guessing and flooding. */
  limits: Limits;
  /** Picture captchas. */
  captcha: Captcha;
  /** Seals what must be readable again. */
  vault: Vault;
  /** Fingerprint of the service staff's key; without one nobody is staff. */
  staffKey?: string;
  /** What the features plug in: see `host/server/features.ts`. */
  features: readonly Feature[];
  /** Address under which people open the console, without a trailing slash: for links in mails. */
  publicUrl?: string;
  /** What stands behind the sub-domains of tunnels; the product's own name unless given. */
  tunnelDomain?: string;
  /** What only the operator is told. */
  log: Log;
}

/** Work that repeats in the background. Several servers on one store may run it at the same time: it must bear that. */
export interface Job {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  every: number;
  run(services: Services): Promise<void>;
}

/**
 * What a feature plugs into the floors below its own, so that none of them names it. Each floor adds its sockets to this
 * interface where it uses them (`declare module`); the root lists the features.
 */
export interface Feature extends WithHistory {
  jobs?: readonly Job[];
}

/** Who asks, as the server itself established it. */
export interface Caller {
  /** Account whose data the call may touch; every query carries it. */
  accountId: string;
  /** Session of a person, undefined for an embed token. */
  sessionId?: string;
  /** Scopes of an embed token; a session holds all. */
  scopes: readonly string[];
  /** Partner whose embed token it is. */
  partnerId?: string;
  /** Cards of the wallboard whose token it is: it sees no addresses and no ids of devices. */
  wallboard?: readonly WallboardCard[];
  /** The board that the link of its token shows, where it shows one. */
  board?: { name: string; document: BoardDocument; rev: number };
  /** Whether the token still holds: asked now and then by what stays open. Undefined: it always does. */
  living?: () => Promise<boolean>;
}

/** Whether a caller may do what wants a scope: a person's session holds all but the staff's. */
export const hasScope = ({ sessionId, scopes }: Caller, scope: string): boolean =>
  sessionId !== undefined || scopes.includes(scope);

/** A gateway that proved who it is. */
export interface KnownDevice {
  gwid: string;
  accountId: string;
}

/** For whom a step inside a transaction is done: the context of a call is one. */
export interface Who {
  caller: Pick<Caller, 'accountId' | 'partnerId'>;
  features: Services['features'];
  vault: Services['vault'];
}

/** One request, as a handler sees it. `caller` is there for every endpoint whose scope is not `public`. */
export interface Context extends Services {
  caller: Caller;
  /** Address of the asking machine. */
  ip: string;
  /** Its network, by which limits count. */
  network: string;
  userAgent: string;
  /** `Origin` header, for the calls that are bound to one. */
  origin?: string;
  /** The request itself, for the few handlers that need a header. */
  request: Request;
  /** Headers that the answer shall carry beside its own. */
  answer: Headers;
}
