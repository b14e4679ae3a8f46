import { realNameDue, type RealNameNotice } from './real-name';

/** The dialogs that may open by themselves on the home page. */
export type HomePopup = 'real-name' | 'campaign' | 'activity' | 'ad';

/** An answer that a turn depends on: undefined while it is awaited, null when the call failed. */
type Pending<T> = T | null | undefined;

/** Everything that decides whose turn it is. */
export interface HomePopupState {
  notice: Pending<RealNameNotice>;
  /** `home_middle` of the user record. */
  user: Pending<{ home_middle: object | null }>;
  /** Campaign detail. */
  campaign: Pending<{ is_hidden: boolean; lt_32g_router_num: number }>;
  /** Local flag: the campaign was shown in this browser before. */
  campaignShown: boolean;
  /** Whether a running activity asks for a pop-up. */
  activityPopup: boolean;
  /** One was closed during this visit: nobody is interrupted twice. */
  closed: boolean;
  /** Something that the reader opened stands there: nothing comes over it. */
  covered?: boolean;
  /** The page chose one kind; it says when. */
  only?: HomePopup | undefined;
  /** The one that is open: it stays until it is closed. */
  showing?: HomePopup;
}

/**
 * The dialog that the home page shows now, at most one a visit: real-name, campaign, activity, ad in this order
 * (specification, section 4).
 * The ad waits until the notice and the user have answered or failed.
 */
export function homePopup(state: HomePopupState): HomePopup | undefined {
  if (state.closed) return undefined;
  if (state.showing) return state.showing;
  if (state.covered) return undefined;
  return order.find((popup) => (!state.only || state.only === popup) && due[popup](state));
}

const order: readonly HomePopup[] = ['real-name', 'campaign', 'activity', 'ad'];

/** The campaign appears without a local flag, when it is not hidden and a router has a smaller disk. */
const campaignDue = ({ campaign, campaignShown }: Pick<HomePopupState, 'campaign' | 'campaignShown'>): boolean =>
  !campaignShown && campaign?.is_hidden === false && campaign.lt_32g_router_num > 0;

const due: Record<HomePopup, (state: HomePopupState) => boolean> = {
  'real-name': ({ notice }) => !!notice && realNameDue(notice),
  campaign: campaignDue,
  activity: ({ activityPopup }) => activityPopup,
  ad: ({ notice, user }) => notice !== undefined && !!user?.home_middle,
};

/** A message of the user record. */
export interface PopupMessage {
  _id: string;
  /** `YES`: it pops up at the bottom right. */
  popup: string;
}

/**
 * The message that pops up now, one at a time in the order given; its number among all that pop up in this visit (`1 / 3`);
 * and whether "mark all read" is offered, which it is while more than one waits. `read` are those closed in this visit.
 */
export function messagePopup<M extends PopupMessage>(
  messages: readonly M[],
  read: readonly string[] = [],
): { message: M; number: number; count: number; offerAll: boolean } | undefined {
  const all = messages.filter(({ popup }) => popup === 'YES');
  const waiting = all.filter(({ _id }) => !read.includes(_id));
  const [message] = waiting;
  return message && { message, number: all.indexOf(message) + 1, count: all.length, offerAll: waiting.length > 1 };
}

/** Milliseconds before a message pops up (specification, sections 4 and 9). */
export const messageDelay = 300;
