import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { saidBeside } from './paging';

/** JSON text with an `h5` object that holds `link` and `is_blank` (specification, section 3). */
const links = v.string();

/** An unread message that wants to be seen; `popup` is `YES` for those shown at the bottom right. */
const userMessage = v.object({
  _id: v.string(),
  title: v.string(),
  title_said: saidBeside,
  /** HTML; show it only through the sanitiser. */
  msg: v.string(),
  msg_said: saidBeside,
  popup: v.string(),
});

/** Theme, home section and the columns chosen per table (specification, section 3). */
export const personalizationOf = v.object({
  theme: v.picklist(['WHITE', 'BLACK']),
  home_section: v.picklist(['REVENUE', 'DNS']),
  /** Displayed column names by table cache key; a server may tell them in `personalization/show` alone. */
  table_column: v.optional(v.record(v.string(), v.array(v.string()))),
});

/** The pop-up ad of the home page: the picture, and the words below it. */
export const homeMiddle = v.object({
  id: v.string(),
  ad_id: v.string(),
  image: v.string(),
  links,
  /** What the picture says, for those who do not see it. */
  title: v.string(),
  body: v.string(),
  /** Words of the button. */
  action: v.string(),
  /** ISO time when the offer ends. */
  ends_at: v.string(),
});

/** One banner of the home page: words, or a picture that says them; `repeat_rate` in seconds. */
export const homeBanner = v.object({
  ad_id: v.string(),
  links,
  repeat_rate: v.number(),
  image: v.optional(v.string()),
  /** A word or two in front, such as 限时. */
  tag: v.string(),
  title: v.string(),
  body: v.string(),
  /** Words of the link. */
  action: v.string(),
});

/** The logged-in account holder. */
const userRecord = v.object({
  email: v.string(),
  mobile: v.string(),
  qq: v.string(),
  /** Bind code of the account. */
  account_code: v.string(),
  /** ISO time of registration. */
  created_at: v.string(),
  messages: v.array(userMessage),
  /** Whether smart networking is open for the account. */
  network_status: v.boolean(),
  is_agent: v.boolean(),
  /** Whether the account has SD-WAN of its own, which shows the experience entry. */
  local_sdwan: v.boolean(),
  personalization: personalizationOf,
  home_middle: v.nullable(homeMiddle),
  home_banners: v.array(homeBanner),
  /** Enterprise or free customer: decides the consulting hours. */
  customer: v.optional(v.picklist(['enterprise', 'free'])),
});

/** Somebody of whom the server says nothing. */
const unnamed: v.InferOutput<typeof userRecord> = {
  ...{ email: '', mobile: '', qq: '', account_code: '', created_at: '', messages: [] },
  ...{ network_status: false, is_agent: false, local_sdwan: false },
  personalization: { theme: 'WHITE', home_section: 'REVENUE' },
  ...{ home_middle: null, home_banners: [] },
};

/** The logged-in account holder. */
export type User = v.InferOutput<typeof userRecord>;
/** An unread message of the user record. */
export type UserMessage = v.InferOutput<typeof userMessage>;
/** What a person set up for the console. */
export type Personalization = v.InferOutput<typeof personalizationOf>;

export const user = endpoint({
  method: 'GET',
  path: '/api/v3/user',
  summary: 'The account holder, as the guard and the whole console need it; 4003 when the account may not go on.',
  data: v.fallback(userRecord, unnamed),
  scope: 'account',
  origin: 'given',
});

export const realNameNotice = endpoint({
  method: 'GET',
  path: '/api/v3/real_name_auth/notice',
  summary: 'Whether and how the home page asks for real-name verification.',
  data: v.object({
    business_status: v.boolean(),
    /** 0 not begun, 1 verified, 2 under review, 3 refused. */
    stage: v.number(),
    /** 1: the pop-up has not been closed yet. */
    homePopup: v.number(),
    notice: v.object({ yun_message: v.string() }),
  }),
  scope: 'account',
  origin: 'given',
});

export const realNameClosePopup = endpoint({
  method: 'POST',
  path: '/api/v3/real_name_auth/close_popup',
  summary: 'Remembers that the real-name pop-up was closed.',
  input: v.object({ key: v.literal('home') }),
  scope: 'account',
  origin: 'given',
});

/** Beside the account itself, which every page reads: the calls of the sign-in pages are loaded there alone. */
export const logout = endpoint({
  method: 'GET',
  path: '/api/v3/logout',
  summary: 'Ends the session that the bearer token stands for.',
  scope: 'account',
  origin: 'given',
});
