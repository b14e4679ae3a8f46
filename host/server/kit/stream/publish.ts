import { eventScopes, type EventKind } from '../../../../src/api/contract/stream';
import type { Sql } from '../store/db';
import { iso } from '../../../../src/domain/time';

/** Something to tell the readers of an account's stream. */
export interface FleetEvent {
  accountId: string;
  kind: EventKind;
  payload: object;
}

/** Writes events down; with a transaction's handle they are told when it commits, and not at all when it does not. */
export async function publish(sql: Sql, at: number, events: readonly FleetEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql.query(
    `INSERT INTO outbox_event (account_id, at, kind, scope, payload)
     SELECT account_id, $1, kind, scope, payload::jsonb
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS r(account_id, kind, scope, payload)`,
    [
      iso(at),
      events.map((event) => event.accountId),
      events.map((event) => event.kind),
      events.map((event) => eventScopes[event.kind]),
      events.map((event) => JSON.stringify(event.payload)),
    ],
  );
}
