import type { LogKind } from '../../../../src/domain/log';
import type { Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';

/** A line for a log. Devices that come and go, and terminals that sign in, are written down by the fleet itself. */
export interface NewLog {
  accountId: string;
  kind: Exclude<LogKind, 'online' | 'auth'>;
  /** ISO time. */
  at: string;
  actor?: string;
  target?: string;
  text: string;
  ok?: boolean;
  /** The same as data, where it is made of words of ours. */
  said?: { text?: Said; target?: Said };
  detail?: Record<string, string>;
  simulated?: boolean;
}

const columns = {
  account_id: 'text',
  kind: 'text',
  at: 'timestamptz',
  actor: 'text',
  target: 'text',
  text: 'text',
  ok: 'boolean',
  detail: 'jsonb',
  simulated: 'boolean',
};

/** Writes lines, however many. */
export const writeLogs = (sql: Sql, lines: readonly NewLog[]): Promise<void> =>
  insertRows(
    sql,
    'log',
    columns,
    lines.map(({ accountId, actor = '', target = '', ok = true, said, detail, simulated = false, ...rest }) => ({
      account_id: accountId,
      actor,
      target,
      ok,
      detail: {
        ...detail,
        ...(said?.text && { text_said: JSON.stringify(said.text) }),
        ...(said?.target && { target_said: JSON.stringify(said.target) }),
      },
      simulated,
      ...rest,
    })),
  );
