import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { contractor, contractorApply } from '../../../../src/api/contract/contractor';
import { isCreditCode } from '../../../../src/domain/contractor';
import { maskMobile } from '../../../../src/format';
import { maxLength, minLength, required } from '../../../../src/rules';
import { check, plainMobile } from '../auth/checks';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { isDuplicate, json, type Sql } from '../../kit/store/db';
import { noteChange } from '../logs/record-action';
import { sendMessage } from '../messages/send';
import { ownPhotos } from '../support/uploads';
import { because, dataOf, refuse, wordsOf, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

type Application = NonNullable<DataOf<typeof contractor>['application']>;
type Stored = Application & { state: 'reviewing' | 'approved' | 'refused' };

/** How the certification of the caller stands. */
export async function certificationOf({ db, caller }: Context): Promise<DataOf<typeof contractor>> {
  const [row] = await db.query<Stored>(
    `SELECT id, company, licence, photos, region, contact, mobile, reason, reason_said, created_at,
       settled_at, state
     FROM contractor_application WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT 1`,
    [caller.accountId],
  );
  if (!row) return { state: 'none', application: null };
  const { state, ...application } = row;
  return { state, application };
}

/** Hands in an application. */
export async function apply(context: Context, input: ParsedOf<typeof contractorApply>): Promise<void> {
  const { db, caller, limits, now } = context;
  const mobile = plainMobile(input.mobile);
  const licence = input.licence.toUpperCase();
  validate({
    company: checks<string>('companyName', required, minLength(2), maxLength(64))(input.company),
    licence: isCreditCode(licence) ? undefined : because('creditCodeUnfit'),
    photos: input.photos.length > 0 ? undefined : because('licencePhotoNeeded'),
    contact: checks<string>('contact', required, maxLength(40))(input.contact),
    mobile: check.mobile(mobile),
  });
  await ownPhotos(context, input.photos);
  await limits.take(`contractor:${caller.accountId}`, 10, 24 * 3600);
  await db
    .query(
      `INSERT INTO contractor_application (id, account_id, company, licence, photos, region, contact, mobile, state, created_at)
       VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, 'reviewing', $9)`,
      [
        newId('con'),
        caller.accountId,
        input.company,
        licence,
        json(input.photos),
        input.region,
        input.contact,
        mobile,
        new Date(now()),
      ],
    )
    .catch((error: unknown) => {
      throw isDuplicate(error) ? refuse('certificationTaken') : error;
    });
  noteChange(context, {
    公司名称: ['', input.company],
    统一社会信用代码: ['', licence],
    联系手机号: ['', maskMobile(mobile)],
  });
}

/** The staff's word on an application that waits, told to its owner; the account, or undefined when it does not wait. Inside a transaction. */
export async function settleApplication(
  sql: Sql,
  { id, approved, reason, at }: { id: string; approved: boolean; reason: Said | string; at: Date },
): Promise<string | undefined> {
  const [row] = await sql.query<{ account_id: string }>(
    `UPDATE contractor_application SET state = $2, reason = $3, reason_said = $4, settled_at = $5
     WHERE id = $1 AND state = 'reviewing' RETURNING account_id`,
    [id, approved ? 'approved' : 'refused', wordsOf(reason), dataOf(reason), at],
  );
  if (!row) return undefined;
  // What a certified contractor works with: own prices, links and commissions.
  if (approved) await sql.query('UPDATE account SET is_agent = true WHERE id = $1', [row.account_id]);
  await sendMessage(
    sql,
    row.account_id,
    {
      kind: 'service',
      title: because(approved ? 'messageContractorGood' : 'messageContractorBad'),
      msg: because(approved ? 'messageContractorGoodText' : 'messageContractorBadText'),
    },
    at.getTime(),
  );
  return row.account_id;
}
