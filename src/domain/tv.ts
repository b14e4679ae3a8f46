/** How a TV box stands. `idle`: on, and plays nothing. */
export const tvStates = ['playing', 'paused', 'idle', 'error', 'offline'] as const;
export type TvState = (typeof tvStates)[number];

/** What a box can be told from afar. */
export const tvActions = ['play', 'pause', 'resume', 'volume', 'reboot'] as const;
export type TvAction = (typeof tvActions)[number];

/** What one account may have, and how long words may be. */
export const tvLimits = {
  groups: 50,
  channels: 200,
  name: 30,
  room: 30,
  address: 500,
  /** Boxes that are moved or told something at once. */
  together: 500,
} as const;

/** What stands in a channel's logo: the letters that were chosen, else the first of its name. */
export const channelLetter = (letter: string, name: string): string => letter || (Array.from(name)[0] ?? '');

/** Whether a box may be told this as it stands; a command to one that is offline has nobody to carry it out. */
export const mayCommand = (state: TvState, action: TvAction): boolean =>
  state !== 'offline' && (action === 'pause' ? state === 'playing' : action === 'resume' ? state === 'paused' : true);
