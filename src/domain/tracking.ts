import md5 from 'md5';
import { deployment } from './deployment';

/** Where the tracked thing stands: the pop-up ad or the banner (specification, section 7). */
export type TrackedEvent = 'middle_ad' | 'header_ad';

/** What happened to it: shown or clicked (specification, section 7). */
export const trackedTypes = [
  'web_show_homePOPup',
  'web_click_homePOPup',
  'show_homePageEPCAD',
  'click_homePageEPCAD',
] as const;
export type TrackedType = (typeof trackedTypes)[number];

/** The part of an event that is signed. */
export interface Signable {
  event: TrackedEvent;
  type: TrackedType;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Six random digits. */
  code: string;
}

/**
 * Signature: md5 of event, type, timestamp, code and the fixed suffix (specification, section 7). It shows a slip or a naive
 * forgery, no more: the suffix is in every browser.
 */
export const signEvent = ({ event, type, timestamp, code }: Signable): string =>
  md5(`${event}${type}${timestamp}${code}${deployment.eventSuffix}`);

/** Six random digits; `random` gives 0 to below 1. */
export const eventCode = (random: () => number = Math.random): string =>
  String(Math.floor(random() * 1_000_000)).padStart(6, '0');

/** A signed event, ready to send but for its `appendData`. */
export function trackedEvent(
  event: TrackedEvent,
  type: TrackedType,
  now: number = Date.now(),
  random?: () => number,
): Signable & { sign: string } {
  const signable = { event, type, timestamp: now, code: eventCode(random) };
  return { ...signable, sign: signEvent(signable) };
}
