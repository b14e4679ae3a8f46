import { badgeDue } from '../src/domain/badges';
import { menuText } from './menu.text';
import type { BadgeRule } from './routes';

/** What the server said about promotions; an absent field means that it has not said anything. */
export interface Marks {
  /** Whether there are operational activities. */
  activities?: boolean | undefined;
  /** Picture of the activities' mark (`menuMarkImgUrl`). */
  activityImage?: string | undefined;
  /** Whether the tunnel promotion is active, and its picture (`extra.menu_icon`). */
  tunnel?: boolean | undefined;
  tunnelImage?: string | undefined;
  /** Whether the IPv6 promotion is active (`is_active_time`). */
  ipv6?: boolean | undefined;
  /** First and last moment of the newest flow-star promotion, milliseconds since 1970. */
  star?: readonly [from: number, to: number] | undefined;
}

/** A mark behind a menu entry. */
export interface Badge {
  tone: 'new' | 'promo';
  text: string;
  /** Picture to show instead of the text. */
  image?: string;
}

/** The mark that a rule gives now, if any (specification, section 2 "Menu rules"). */
export function badgeFor(rule: BadgeRule | undefined, marks: Marks, now: number): Badge | undefined {
  const words = menuText.badges;
  switch (rule) {
    case undefined:
      return undefined;
    case 'new':
      return { tone: 'new', text: words.new };
    case 'sdwan':
      return marks.activities ? promo(words.redPacket, marks.activityImage) : undefined;
    case 'tunnel':
      return marks.tunnel ? promo(words.active, marks.tunnelImage) : undefined;
    case 'ipv6':
      if (badgeDue('multiLineIpv6', now)) return promo(words.limited);
      return marks.ipv6 ? promo(words.active) : undefined;
    case 'star':
      return starRuns(marks, now) ? promo(words.limited) : { tone: 'new', text: words.new };
  }
}

const starRuns = ({ star }: Marks, now: number): boolean =>
  badgeDue('flowStar', now) || (star !== undefined && now >= star[0] && now <= star[1]);

const promo = (text: string, image?: string): Badge => ({ tone: 'promo', text, ...(image && { image }) });
