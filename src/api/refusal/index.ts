import { account } from './account';
import { alarm } from './alarm';
import { apTemplate } from './ap-template';
import { billing } from './billing';
import { board } from './board';
import { client } from './client';
import { common } from './common';
import { config } from './config';
import { contractor } from './contractor';
import { design } from './design';
import { device } from './device';
import { embed } from './embed';
import { entry } from './entry';
import { group } from './group';
import { guard } from './guard';
import { guest } from './guest';
import { iptv } from './iptv';
import { job } from './job';
import { message } from './message';
import { outcome } from './outcome';
import { plugin } from './plugin';
import { prepared } from './prepared';
import { promotion } from './promotion';
import { sdwan } from './sdwan';
import { service } from './service';
import { speedup } from './speedup';
import { setting } from './setting';
import { siteTemplate } from './site-template';
import { staff } from './staff';
import { star } from './star';
import { strategy } from './strategy';
import { support } from './support';
import { syslog } from './syslog';
import type { Param, Said, wordGaps } from './table';
import { task } from './task';
import { tunnel } from './tunnel';
import { tv } from './tv';
import { wallboard } from './wallboard';
import { wallet } from './wallet';
import { wifi } from './wifi';
import { wifiPassword } from './wifi-password';
import { wifiPerson } from './wifi-person';
import type { Word } from './words';

/** Everything that the server says, by area. No name and no code stands twice. */
export const refusalAreas = {
  common,
  account,
  alarm,
  apTemplate,
  billing,
  board,
  client,
  config,
  contractor,
  design,
  device,
  embed,
  entry,
  group,
  guard,
  guest,
  iptv,
  job,
  message,
  outcome,
  plugin,
  prepared,
  promotion,
  sdwan,
  service,
  speedup,
  setting,
  siteTemplate,
  staff,
  star,
  strategy,
  support,
  syslog,
  task,
  tunnel,
  tv,
  wallboard,
  wallet,
  wifi,
  wifiPassword,
  wifiPerson,
};

/** The same by name. */
export const allSayings = {
  ...common,
  ...account,
  ...alarm,
  ...apTemplate,
  ...billing,
  ...board,
  ...client,
  ...config,
  ...contractor,
  ...design,
  ...device,
  ...embed,
  ...entry,
  ...group,
  ...guard,
  ...guest,
  ...iptv,
  ...job,
  ...message,
  ...outcome,
  ...plugin,
  ...prepared,
  ...promotion,
  ...sdwan,
  ...service,
  ...speedup,
  ...setting,
  ...siteTemplate,
  ...staff,
  ...star,
  ...strategy,
  ...support,
  ...syslog,
  ...task,
  ...tunnel,
  ...tv,
  ...wallboard,
  ...wallet,
  ...wifi,
  ...wifiPassword,
  ...wifiPerson,
};

type All = typeof allSayings;
/** Name of something that the server says. */
export type SayingName = keyof All;
/** Name of something that a call is refused for. */
export type Reason = { [K in SayingName]: All[K] extends { code: number } ? K : never }[SayingName];
/** Code of a refusal. */
export type CodeOf<R extends Reason> = All[R]['code'];

type Gaps<S extends string> = S extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never;
type Filled<G extends string> = { readonly [K in G]: K extends WordGap ? Word | Said | readonly Word[] : Param };
type WordGap = (typeof wordGaps)[number];

/** What the gaps of a saying take: nothing where it has none. */
export type ParamsOf<S extends SayingName> = [Gaps<All[S]['zh']>] extends [never] ? [] : [Filled<Gaps<All[S]['zh']>>];

/** A saying as data. */
export const because = <S extends SayingName>(reason: S, ...[params]: ParamsOf<S>): Said =>
  params === undefined ? { reason } : { reason, params };
