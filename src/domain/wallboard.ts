/** Cards of the overview that a wallboard may show, in the product's order; the shortcuts lead nowhere from a wall. */
export const wallboardCards = [
  'devices',
  'users',
  'section',
  'traffic',
  'wireless',
  'alarms',
  'trend',
  'categories',
  'user-model',
  'traffic-model',
] as const;
export type WallboardCard = (typeof wallboardCards)[number];

/** What is read from a distance and by everybody: user and traffic models are for a desk, income for nobody who walks by. */
export const wallboardDefault: readonly WallboardCard[] = wallboardCards
  .slice(0, 8)
  .filter((card) => card !== 'section');

/** Whether a word names a card of a wallboard. */
export const isWallboardCard = (word: string): word is WallboardCard =>
  (wallboardCards as readonly string[]).includes(word);

/** How long a link may hold, days; 0 until it is revoked. */
export const wallboardDays = [0, 7, 30, 90, 365] as const;

/** Living links that an account may have. */
export const wallboardMost = 20;

/**
 * The key in the fragment of a wallboard's address (`/tv_show#k=…`), if there is one. It stands in the fragment because
 * browsers send that to nobody: neither the server's log nor a referrer ever holds it. It stays there, so that a
 * screen shows the board again after a power cut.
 */
export const wallboardKey = (hash: string): string | undefined => /^#k=(npw_[\w-]{20,100})$/.exec(hash)?.[1];

/** Fragment of an address that carries a key. */
export const wallboardHash = (key: string): string => `#k=${key}`;
