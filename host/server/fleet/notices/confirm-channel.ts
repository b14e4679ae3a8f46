import type { WebhookBody } from '../../../../src/api/webhook';
import type { Context } from '../../kit/context/context';
import { fingerprint, newId, newSmsCode, sameFingerprint } from '../../kit/secrets';
import { because, invalid, notFound, refuse } from '../../kit/refusal';
import { iso, minute } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import { trySending, type Target } from './deliver';
import { openChannel } from './kept-target';

/** Milliseconds that a code is good for, and wrong tries it bears. */
const life = 10 * minute;
const tries = 5;
/** Codes that one account may have sent within a day, and that one address may be sent by all accounts together. */
const perAccount = 20;
const perTarget = 5;
const day = 24 * 3600;

/** Sends a code to a channel that nobody confirmed yet: all that a stranger ever reads of this account. */
export async function sendChannelCode(context: Context, id: string): Promise<void> {
  const { db, caller, now, limits, vault } = context;
  const [kept] = await db.query<Target & { id: string }>(
    'SELECT id, type, target, secret FROM alarm_channel WHERE account_id = $1 AND id = $2 AND confirmed_at IS NULL',
    [caller.accountId, id],
  );
  if (!kept) throw notFound();
  const channel = openChannel(vault, kept);
  const who = fingerprint(`${channel.type}:${channel.target}`);
  await limits.take(`channel-code:account:${caller.accountId}`, perAccount, day);
  await limits.take(`channel-code:minute:${who}`, 1, 60);
  await limits.take(`channel-code:day:${who}`, perTarget, day);
  const code = newSmsCode();
  await db.query(
    'UPDATE alarm_channel SET code_hash = $3, code_until = $4, code_tries = 0 WHERE account_id = $1 AND id = $2',
    [caller.accountId, id, hashed(id, code), iso(now() + life)],
  );
  const { sent, error } = await trySending(context, channel, {
    id: newId('dlv'),
    subject: '[Netpane] 告警通道验证码',
    text: `【Netpane】验证码 ${code}，10 分钟内有效。有人要把设备告警发到这里；如非本人操作，请忽略。`,
    sms: { kind: 'channel', value: code },
    json: (at) => JSON.stringify({ event: 'confirm', code, sent_at: iso(at) } satisfies WebhookBody<'confirm'>),
  });
  if (!sent) throw refuse('codeNotSent', { why: error });
}

/** Takes the code that somebody read there; 422 when it is wrong, too old, or was tried too often. */
export async function confirmChannel(context: Context, id: string, code: string): Promise<void> {
  const { db, caller, now } = context;
  // Counting first makes the tries hold when guesses come in parallel.
  const [row] = await db.query<{ name: string; code_hash: string }>(
    `UPDATE alarm_channel SET code_tries = code_tries + 1
     WHERE account_id = $1 AND id = $2 AND confirmed_at IS NULL AND code_until > $3 AND code_tries < $4
     RETURNING name, coalesce(code_hash, '') AS code_hash`,
    [caller.accountId, id, iso(now()), tries],
  );
  if (!row || !sameFingerprint(row.code_hash, hashed(id, code))) throw invalid({ code: because('wrongChannelCode') });
  await db.query(
    `UPDATE alarm_channel SET confirmed_at = $3, code_hash = NULL, code_until = NULL
     WHERE account_id = $1 AND id = $2 AND code_hash = $4`,
    [caller.accountId, id, iso(now()), row.code_hash],
  );
  noteChange(context, { [`通道“${row.name}”`]: ['待确认', '已确认'] });
}

const hashed = (id: string, code: string): string => fingerprint(`${id}:${code}`);
