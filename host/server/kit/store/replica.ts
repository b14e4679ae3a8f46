import type { Db, Sql } from './db';

/** How a replica is watched. */
export interface ReplicaOptions {
  /** Milliseconds that it may be behind. */
  behind?: number;
  /** Milliseconds between two looks. */
  every?: number;
  /** Is told how many seconds it is behind at each look; infinite while it does not answer. */
  told?: (seconds: number) => void;
}

/**
 * A store for reads that bear to be a few seconds old: they go to the replica while it is near its primary, and to the
 * primary otherwise. Everything else goes to the primary. `stop` ends the watch and closes the replica.
 */
export function withReplica(
  primary: Db,
  replica: Db,
  { behind = 3_000, every = 1_000, told }: ReplicaOptions = {},
): { reads: Db; stop(): Promise<void> } {
  let near = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** How far the primary's log was at a moment, for what the replica has not done yet. */
  let marks: { at: number; log: number }[] = [];

  async function look(): Promise<void> {
    const lag = await lagOf().catch(() => Infinity);
    near = lag <= behind;
    told?.(lag / 1000);
    if (!stopped) timer = setTimeout(() => void look(), every).unref();
  }

  /** Since when the replica is not where the primary was. Not by its own word: cut off, it takes itself to be up to date. */
  async function lagOf(): Promise<number> {
    const at = Date.now();
    const [is, done] = await Promise.all([logOf(primary), logOf(replica)]);
    marks = [...marks, { at, log: is }].filter(({ log }) => log > done);
    return marks.length > 0 ? Date.now() - marks[0]!.at : 0;
  }

  void look();
  return {
    reads: {
      ...primary,
      query: (sql, params) =>
        near
          ? replica.query<never>(sql, params).catch(() => {
              // Whatever it is, the primary says the same or has the answer.
              near = false;
              return primary.query<never>(sql, params);
            })
          : primary.query(sql, params),
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await replica.close();
    },
  };
}

/** The end of a server's log: of what it wrote, or as a replica did. */
async function logOf(db: Sql): Promise<number> {
  const [row] = await db.query<{ log: number }>(
    `SELECT coalesce(pg_wal_lsn_diff(
       CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, '0/0'), 0) AS log`,
  );
  return row!.log;
}
