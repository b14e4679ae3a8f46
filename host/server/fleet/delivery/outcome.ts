import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { writeLogs } from '../../account/logs/write';
import { because, inChinese, wordsOf, type Said } from '../../kit/refusal';

/** Commands that a device may leave unanswered before the change has failed. */
const mostAttempts = 3;
/** Changes looked at in one run. */
export const atOnce = 500;

/** What a device said of the command that carried a change, or that it said nothing. */
export interface Answer {
  command: 'sent' | 'done' | 'failed' | 'timed_out' | null;
  /** It fetched the command. */
  fetched: boolean;
  /** Commands left unanswered so far. */
  attempts: number;
  error: string;
  /** The same as data, where the device did not say it. */
  error_said: Said | null;
}

/** Columns of an `Answer` but for the attempts, over the command `c`. */
export const answerColumns = `c.state AS command, c.sent_at IS NOT NULL AS fetched, coalesce(c.error, '') AS error, c.error_said`;

/** How a change stands after an answer; one that is `pending` again needs a new command. */
export interface Outcome {
  state: 'sent' | 'done' | 'failed' | 'pending';
  attempts: number;
  error: string;
  said: Said | null;
}

const notAnswered = because('notAnswered');

/** What follows from an answer. `refused`: why it failed when the device does not say. */
export function outcomeOf({ command, fetched, attempts, error, error_said }: Answer, refused: Said): Outcome {
  if (command === 'sent' || command === 'done') return { state: command, attempts, error: '', said: null };
  if (command === 'failed') {
    const said = error ? error_said : refused;
    return { state: 'failed', attempts, error: error || inChinese(refused), said };
  }
  // Nobody fetched it (the gateway went away): it waits on. Fetched and never answered: a few more tries.
  const tried = attempts + (fetched ? 1 : 0);
  return tried >= mostAttempts
    ? { state: 'failed', attempts: tried, error: inChinese(notAnswered), said: notAnswered }
    : { state: 'pending', attempts: tried, error: '', said: null };
}

/** Writes into the account's log that a change reached its device, or why it did not. */
export const noteOutcome = (
  sql: Sql,
  { accountId, device, remark }: { accountId: string; device: string; remark: string },
  now: number,
  { text, ok }: { text: string | Said; ok: boolean },
): Promise<void> =>
  writeLogs(sql, [
    {
      accountId,
      kind: 'action',
      at: iso(now),
      actor: '',
      target: remark,
      text: wordsOf(text).slice(0, 200),
      ok,
      said: { ...(typeof text === 'object' && { text }) },
      detail: { device },
    },
  ]);
