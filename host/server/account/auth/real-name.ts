import type { Context, Services } from '../../kit/context/context';
import { check } from './checks';
import { because, refuse } from '../../kit/refusal';
import { validate } from '../../kit/validate';

/** Real-name verification of an account. `stage`: 0 not begun, 1 verified, 2 under review, 3 refused. */
export interface RealName {
  stage: number;
  name: string;
  id_card: string;
  /** Why it was refused. */
  reason: string;
}

/** The caller's, unmasked: mask it before it leaves. */
export async function realNameOf(context: Context): Promise<RealName> {
  const [row] = await context.db.query<RealName>(
    'SELECT stage, name, id_card, reason FROM real_name WHERE account_id = $1',
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
    id_card: check.idCard(idCard),
  });
  const taken = await context.db.query(
    `INSERT INTO real_name (account_id, stage, name, id_card, id_card_index, submitted_at) VALUES ($1, 2, $2, $3, $4, $5)
     ON CONFLICT (account_id) DO UPDATE
     SET stage = 2, name = excluded.name, id_card = excluded.id_card, id_card_index = excluded.id_card_index,
         submitted_at = excluded.submitted_at, reason = ''
     WHERE real_name.stage IN (0, 3) RETURNING account_id`,
    [accountId, name, ...sealedCard(context, accountId, idCard), new Date(context.now())],
  );
  if (!taken.length) throw refuse('realNameTaken');
}

/**
 * Decides what is under review by what the card itself says: the check digit of the national standard, a birthday that
 * exists, an age of 16 at least, and nobody else verified with it. No registry of persons is asked.
 */
export async function reviewRealNames(services: Services) {
  const rows = await services.db.query<{ account_id: string; id_card: string; id_card_index: string | null }>(
    'SELECT account_id, id_card, id_card_index FROM real_name WHERE stage = 2 ORDER BY submitted_at LIMIT 100',
  );
  for (const row of rows) {
    const [other] = await services.db.query('SELECT 1 FROM real_name WHERE id_card_index = $1 AND stage = 1', [
      row.id_card_index,
    ]);
    const card = openCard(services, row.account_id, row.id_card);
    const reason = other ? '该身份证已认证其他账号' : cardProblem(card, services.now());
    await services.db.query('UPDATE real_name SET stage = $2, reason = $3 WHERE account_id = $1 AND stage = 2', [
      row.account_id,
      reason ? 3 : 1,
      reason ?? '',
    ]);
  }
}

const place = (accountId: string): string => `real_name:${accountId}`;

const openCard = ({ vault }: Services, accountId: string, sealed: string): string =>
  sealed && vault.open(place(accountId), sealed);

/** An identity card number as it is kept, and its fingerprint. */
export const sealedCard = ({ vault }: Pick<Services, 'vault'>, accountId: string, card: string): [string, string] => [
  vault.seal(place(accountId), card),
  vault.index('real_name', card),
];

/** What is wrong with an identity card number beyond its shape; undefined when nothing is. */
export function cardProblem(card: string, now: number): string | undefined {
  const birthday = card.length === 15 ? `19${card.slice(6, 12)}` : card.slice(6, 14);
  const [year, month, day] = [birthday.slice(0, 4), birthday.slice(4, 6), birthday.slice(6, 8)];
  const born = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.getUTCDate() !== Number(day)) return '身份证号中的出生日期不存在';
  if (card.length === 18 && checkDigit(card) !== card[17]) return '身份证号校验位不正确';
  const sixteen = Date.UTC(born.getUTCFullYear() + 16, born.getUTCMonth(), born.getUTCDate());
  return sixteen > now ? '未满 16 周岁，不能完成认证' : undefined;
}

/** GB 11643: weighted sum modulo 11. */
function checkDigit(card: string): string | undefined {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(card[index]), 0);
  return '10X98765432'[sum % 11];
}
