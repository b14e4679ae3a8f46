import type { starAgreement } from '../../../../src/api/contract/star';
import type { DataOf } from '../../../../src/api/endpoint';
import { starAgreementNow } from '../../../../src/domain/star';
import { iso } from '../../../../src/domain/time';
import { actorOf } from '../../account/logs/actor';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';

type Agreement = DataOf<typeof starAgreement>;

/** The agreement, and all consents of an account to it. */
export async function agreementOf({ db, caller }: Context): Promise<Agreement> {
  const list = await db.query<Agreement['list'][number]>(
    'SELECT version, author AS by, at FROM star_consent WHERE account_id = $1 ORDER BY at DESC, version',
    [caller.accountId],
  );
  return {
    ...starAgreementNow,
    agreed: list.find(({ version }) => version === starAgreementNow.version) ?? null,
    list,
  };
}

/** Keeps who agreed when; what was agreed to stays as it was. */
export async function agree(context: Context, version: string): Promise<void> {
  const { db, caller, now } = context;
  if (version !== starAgreementNow.version) throw refuse('starOldAgreement');
  await db.tx(async (sql) => {
    await sql.query(
      'INSERT INTO star_consent (account_id, version, author, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [caller.accountId, version, await actorOf(sql, context), iso(now())],
    );
  });
  noteChange(context, { 版本: ['', version] });
}
