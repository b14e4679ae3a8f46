import type { Sql } from '../../kit/store/db';
import { publish } from '../../kit/stream/publish';

/** What readers of the stream are told of a configuration. */
export interface ConfigNews {
  id: string;
  accountId: string;
  version: number;
  /** `draft`: the draft changed; else how the delivery stands. */
  state: string;
}

/** Tells readers of the stream. */
export const tellConfig = (sql: Sql, now: number, news: readonly ConfigNews[]): Promise<void> =>
  publish(
    sql,
    now,
    news.map(({ id, accountId, version, state }) => ({
      accountId,
      kind: 'config.changed' as const,
      payload: { id, version, state },
    })),
  );
