import { tooMany } from '../kit/refusal';

/** Turns at what costs memory: so many at once, of whom so many of one asker, while so many wait. */
export interface TurnsOptions {
  most: number;
  mostOfOne: number;
  mostWaiting: number;
}

/** Gives a turn as soon as there is one, with the way to end it; refuses (429) when too many wait already. */
export type Turns = (asker: string) => Promise<() => void>;

/** Turns of this process, in the order in which they were asked for. */
export function createTurns({ most, mostOfOne, mostWaiting }: TurnsOptions): Turns {
  const having = new Map<string, number>();
  const waiting: { asker: string; begin: () => void }[] = [];
  let had = 0;

  const give = () => {
    for (const one of [...waiting]) {
      const own = having.get(one.asker) ?? 0;
      if (had >= most || own >= mostOfOne) continue;
      waiting.splice(waiting.indexOf(one), 1);
      had += 1;
      having.set(one.asker, own + 1);
      one.begin();
    }
  };
  const end = (asker: string) => {
    had -= 1;
    const left = having.get(asker)! - 1;
    if (left > 0) having.set(asker, left);
    else having.delete(asker);
    give();
  };

  return async (asker) => {
    if (waiting.length >= mostWaiting) throw tooMany(5);
    await new Promise<void>((begin) => {
      waiting.push({ asker, begin });
      give();
    });
    return () => end(asker);
  };
}
