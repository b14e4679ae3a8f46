import type { Word } from '../../../../src/api/refusal/words';
import type { Context } from '../../kit/context/context';
import { because, refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** What acts on a group: the word for such a thing, and its name. */
export interface GroupUse {
  noun: Word;
  name: string;
}

declare module '../../kit/context/context' {
  interface Feature {
    /** What of an account acts on a group, and would do so no more without it. */
    groupUses?: (sql: Sql, accountId: string, group: string, now: number) => Promise<GroupUse[]>;
  }
}

/** Uses that a refusal names. */
const mostNamed = 6;

/** Refuses to remove what something acts on: that would stop without a word. */
export async function mustBeUnused(sql: Sql, { caller, features, now }: Context, id: string): Promise<void> {
  const uses: GroupUse[] = [];
  for (const { groupUses } of features) uses.push(...((await groupUses?.(sql, caller.accountId, id, now())) ?? []));
  if (uses.length === 0) return;
  const named = uses.slice(0, mostNamed).map((use) => because('groupUse', use));
  const rest = uses.length - named.length;
  throw refuse('groupInUse', { uses: rest > 0 ? [...named, because('groupUsesMore', { count: rest })] : named });
}
