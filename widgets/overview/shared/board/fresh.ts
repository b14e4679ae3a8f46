import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ApiError } from '../../../../src/api';

/** What a tile knows of its figures. */
interface Told {
  /** When they arrived, milliseconds since 1970. */
  at: number | undefined;
  failed: boolean;
}

/** How fresh the figures of a screen are: each tile tells, its foot says. */
export interface Fresh {
  tell: (tile: string, told: Told) => void;
  forget: (tile: string) => void;
  follow: (changed: () => void) => () => void;
  /** The oldest figures, and whether some could not be read. */
  now: () => Told;
}

/** A fresh screen, of which nothing is told yet. */
export function freshScreen(): Fresh {
  const tiles = new Map<string, Told>();
  const followers = new Set<() => void>();
  let state: Told = { at: undefined, failed: false };
  const changed = () => {
    const times = [...tiles.values()].flatMap(({ at }) => at ?? []);
    const failed = [...tiles.values()].some((one) => one.failed);
    state = { at: times.length > 0 ? Math.min(...times) : undefined, failed };
    for (const follower of followers) follower();
  };
  return {
    tell: (tile, told) => {
      tiles.set(tile, told);
      changed();
    },
    forget: (tile) => {
      if (tiles.delete(tile)) changed();
    },
    follow: (follower) => {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    now: () => state,
  };
}

export const FreshContext = createContext<Fresh | undefined>(undefined);

/** Tells the screen about the figures of a tile. */
export function useTell(
  tile: string,
  { updatedAt, error }: { updatedAt: number | undefined; error: ApiError | undefined },
) {
  const fresh = useContext(FreshContext);
  const failed = error !== undefined && error.kind !== 'notFound' && error.kind !== 'forbidden';
  useEffect(() => fresh?.tell(tile, { at: updatedAt, failed }), [fresh, tile, updatedAt, failed]);
  useEffect(() => () => fresh?.forget(tile), [fresh, tile]);
}

/** How fresh the screen is. */
export const useFresh = (fresh: Fresh): Told => useSyncExternalStore(fresh.follow, fresh.now);
