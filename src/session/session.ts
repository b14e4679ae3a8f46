import { proxy, useSnapshot } from 'valtio';
import type { Personalization, User } from '../api/contract/user';
import type { ActivityFlags } from '../domain/activities';
import { readToken } from './cookies';
import { kept, type KeptTheme } from './kept';

/** What outlives a page of the console: who is logged in and what was chosen for this browser session. */
export interface Session {
  /** Bearer token; undefined while nobody is logged in. */
  token: string | undefined;
  /** The account holder, once the guard fetched the record. */
  user: User | undefined;
  /** Kept per browser session (specification, section 4). */
  theme: KeptTheme;
  /** Kept per browser session (specification, section 4). */
  homeSection: Personalization['home_section'];
  /** Displayed columns by table cache key. */
  columns: Record<string, string[]>;
  /** What the running activities switch on; undefined until the home page was open. */
  activities: ActivityFlags | undefined;
  /** Names of the pages that the server turned out to have no calls for. */
  absentPages: string[];
  flags: {
    /** The SD-WAN experience link was opened in this browser session. */
    experience: boolean;
  };
}

/** The one session of the page. Write to it only through the functions of this folder. */
export const session = proxy<Session>({
  token: readToken(),
  user: undefined,
  theme: kept.theme() ?? 'WHITE',
  homeSection: kept.homeSection() ?? 'REVENUE',
  columns: {},
  activities: undefined,
  absentPages: [],
  flags: { experience: kept.experience() },
});

/** The session as a snapshot; renders again when a field that was read changes. */
export const useSession = () => useSnapshot(session) as Readonly<Session>;
