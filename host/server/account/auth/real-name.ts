import type { Context, Services } from '../../kit/context/context';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { sendMessage } from '../messages/send';
import { check } from './checks';
import { because, dataOf, invalid, refuse, wordsOf, type Said } from '../../kit/refusal';
import { validate } from '../../kit/validate';

/** Real-name verification of an account. `stage`: 0 not begun, 1 verified, 2 under review, 3 refused. */
export interface RealName {
  stage: number;
  name: string;
  id_card: string;
  /** Why it was refused; of one that is verified, what its reader should know of the review. */
  reason: string;
  reason_said?: Said | null;
}

/** The caller's, unmasked: mask it before it leaves. */
export async function realNameOf(context: Context): Promise<RealName> {
  const [row] = await context.db.query<RealName>(
    'SELECT stage, name, id_card, reason, reason_said FROM real_name WHERE account_id = $1',
    [context.caller.accountId],
  );
  if (!row) return { stage: 0, name: '', id_card: '', reason: '' };
  return { ...row, id_card: openCard(context, context.caller.accountId, row.id_card) };
}

/** Hands in name and card for review; possible before the first time and after a refusal. */
export async function submitRealName(context: Context, input: { name: string; id_card: string }) {
  const { accountId } = context.caller;
  const name = input.name.trim();
  const idCard = input.id_card.trim().toUpperCase();
  validate({
    name: /^[\p{Script=Han}·]{2,20}$|^[A-Za-z][A-Za-z ·.]{1,39}$/u.test(name) ? undefined : because('nameUnlikeIdCard'),
    id_card: check.idCard(idCard) ?? cardProblem(idCard, context.now()),
  });
  // Who tries many numbers would hear which of them are verified here.
  await context.limits.take(`real_name:${accountId}`, 10, 24 * 3600);
  const [, index] = sealedCard(context, accountId, idCard);
  const [other] = await context.db.query(
    'SELECT 1 FROM real_name WHERE id_card_index = $1 AND stage = 1 AND account_id <> $2',
    [index, accountId],
  );
  if (other) throw invalid({ id_card: because('idCardTaken') });
  const taken = await context.db.query(
    `INSERT INTO real_name (account_id, stage, name, id_card, id_card_index, submitted_at) VALUES ($1, 2, $2, $3, $4, $5)
     ON CONFLICT (account_id) DO UPDATE
     SET stage = 2, name = excluded.name, id_card = excluded.id_card, id_card_index = excluded.id_card_index,
         submitted_at = excluded.submitted_at, reason = '', reason_said = NULL
     WHERE real_name.stage IN (0, 3) RETURNING account_id`,
    [accountId, name, ...sealedCard(context, accountId, idCard), new Date(context.now())],
  );
  if (!taken.length) throw refuse('realNameTaken');
}

/** What waits for the operator's word, as the card has it. */
export async function realNameForReview(services: Services, accountId: string) {
  const [row] = await services.db.query<{ name: string; id_card: string; submitted_at: string | null }>(
    'SELECT name, id_card, submitted_at FROM real_name WHERE account_id = $1 AND stage = 2',
    [accountId],
  );
  return row && { ...row, id_card: openCard(services, accountId, row.id_card) };
}

/**
 * The operator's word on what is under review, told to its owner; false when it does not wait. Inside a transaction.
 * `reason`: why it is refused, or what the owner should know of an approval.
 */
export async function settleRealName(
  sql: Sql,
  { accountId, approved, reason, at }: { accountId: string; approved: boolean; reason: Said | string; at: Date },
): Promise<boolean> {
  const settled = await sql
    .query(
      `UPDATE real_name SET stage = $2, reason = $3, reason_said = $4 WHERE account_id = $1 AND stage = 2
       RETURNING account_id`,
      [accountId, approved ? 1 : 3, wordsOf(reason), dataOf(reason)],
    )
    .catch((error: unknown) => {
      throw isDuplicate(error) ? refuse('idCardVerified') : error;
    });
  if (settled.length === 0) return false;
  await sendMessage(
    sql,
    accountId,
    {
      kind: 'service',
      title: because(approved ? 'messageRealNameGood' : 'messageRealNameBad'),
      msg: because(approved ? 'messageRealNameGoodText' : 'messageRealNameBadText'),
    },
    at.getTime(),
  );
  return true;
}

const place = (accountId: string): string => `real_name:${accountId}`;

const openCard = ({ vault }: Services, accountId: string, sealed: string): string =>
  sealed && vault.open(place(accountId), sealed);

/** An identity card number as it is kept, and its fingerprint. */
export const sealedCard = ({ vault }: Pick<Services, 'vault'>, accountId: string, card: string): [string, string] => [
  vault.seal(place(accountId), card),
  vault.index('real_name', card),
];

/**
 * What is wrong with an identity card number beyond its shape: a birthday that does not exist, the check digit of the
 * national standard, an age below 16; undefined when nothing is.
 */
export function cardProblem(card: string, now: number): Said | undefined {
  const birthday = card.length === 15 ? `19${card.slice(6, 12)}` : card.slice(6, 14);
  const [year, month, day] = [birthday.slice(0, 4), birthday.slice(4, 6), birthday.slice(6, 8)];
  const born = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.getUTCDate() !== Number(day)) return because('idCardBirthday');
  if (card.length === 18 && checkDigit(card) !== card[17]) return because('idCardCheckDigit');
  const sixteen = Date.UTC(born.getUTCFullYear() + 16, born.getUTCMonth(), born.getUTCDate());
  return sixteen > now ? because('idCardTooYoung') : undefined;
}

/** GB 11643: weighted sum modulo 11. */
function checkDigit(card: string): string | undefined {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(card[index]), 0);
  return '10X98765432'[sum % 11];
}
