import { useRef } from 'react';
import { useRead, useWrite } from '../../../src/api';
import {
  tvBoxMove,
  tvBoxRemove,
  tvBoxSave,
  tvGroups,
  tvCommand,
  tvCommandMany,
  type TvBox,
} from '../../../src/api/contract/tv';
import type { TvAction } from '../../../src/domain/tv';

/** Milliseconds between two looks: commands and deliveries take seconds. */
export const every = 5000;

/** What a change touches. */
const touched = ['/api/v3/tv/', '/api/v3/job/'];

/** All groups, for choices. */
export const useGroups = () => useRead(tvGroups, {});

/** Which boxes: one, or several that were ticked. */
export interface Target {
  ids: string[];
  /** The one; undefined: several. */
  box?: TvBox;
  /** Unticks the rows and opens the tasks. */
  started?: () => void;
}

/** What a box is told. */
export interface Wish {
  action: TvAction;
  channel?: string;
  volume?: number;
}

/** The ways to change boxes. */
export function useBoxActions() {
  const save = useWrite(tvBoxSave, touched);
  const move = useWrite(tvBoxMove, touched);
  const remove = useWrite(tvBoxRemove, touched);
  const one = useWrite(tvCommand, touched);
  const many = useWrite(tvCommandMany, touched);
  // The same as long as the same is asked, so that a lost answer tells nobody twice.
  const asked = useRef({ wish: '', id: '' });
  const order = async ({ ids, box, started }: Target, wish: Wish): Promise<void> => {
    if (box) return void (await one.run({ id: box.id, ...wish }));
    const text = JSON.stringify([ids, wish]);
    if (asked.current.wish !== text) asked.current = { wish: text, id: crypto.randomUUID() };
    await many.run({ request_id: asked.current.id, ids, ...wish });
    asked.current = { wish: '', id: '' };
    started?.();
  };
  return { save, move, remove, order };
}
