import { keptDays } from '../../../src/domain/retention';
import type * as contract from '../../../src/api/contract/security';
import { maskIdCard, maskMobile, maskName } from '../../../src/format';
import { accountById, endQrLogins, setPassword } from '../account/auth/accounts';
import { check } from '../account/auth/checks';
import { placeOf } from '../account/auth/device';
import { hashPassword } from '../account/auth/passwords';
import { realNameOf, submitRealName } from '../account/auth/real-name';
import { reauthenticate } from '../account/auth/reauthenticate';
import { endSessions, type LoginMethod } from '../account/auth/sessions';
import {
  beginTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  takeSecondCode,
  takeTotp,
  twoStepOn,
} from '../account/auth/two-step';
import type { Handlers } from '../kit/context/handler';
import { readPage } from '../kit/sql/page';
import { day } from '../../../src/domain/time';
import { because, invalid, refuse, say } from '../kit/refusal';
import { validate } from '../kit/validate';

const wrongTotp = () => invalid({ totp: because('wrongTwoStep') });

/** Password, sessions, sign-in history, real name and two-step codes of the caller. */
export const security: Handlers<typeof contract> = {
  async securityOverview(context) {
    const { accountId } = context.caller;
    const [row] = await context.db.query<{ password_changed_at: string; mobile: string | null; recovery: number }>(
      `SELECT password_changed_at, mobile,
              (SELECT count(*) FROM recovery_code r WHERE r.account_id = a.id) AS recovery
       FROM account a WHERE id = $1`,
      [accountId],
    );
    const real = await realNameOf(context);
    return {
      data: {
        password_changed_at: row?.password_changed_at ?? '',
        mobile: maskMobile(row?.mobile ?? ''),
        two_step: await twoStepOn(context.db, accountId),
        recovery_left: row?.recovery ?? 0,
        real_name: { ...real, name: maskName(real.name), id_card: maskIdCard(real.id_card) },
      },
    };
  },

  async passwordChange(context, input) {
    validate({
      old_password: check.anyPassword(input.old_password),
      password: check.newPassword(input.password),
      confirm_password: check.confirmed(input.password)(input.confirm_password),
    });
    await reauthenticate(context, input.old_password, 'old_password');
    if (input.old_password === input.password) throw invalid({ password: because('samePassword') });
    const passwordHash = await hashPassword(input.password);
    const { accountId, sessionId } = context.caller;
    await context.db.tx(async (sql) => {
      await setPassword(sql, accountId, passwordHash, context.now());
      await endSessions(sql, accountId, sessionId ? { but: sessionId } : {});
    });
    return { data: null, ...say('passwordChanged') };
  },

  async sessions(context) {
    const rows = await context.db.query<{
      id: string;
      device: string;
      ip: string;
      created_at: string;
      last_seen_at: string;
      expires_at: string;
    }>(
      `SELECT id, device, ip, created_at, last_seen_at, expires_at FROM session
       WHERE account_id = $1 AND expires_at > $2 ORDER BY last_seen_at DESC LIMIT 200`,
      [context.caller.accountId, new Date(context.now())],
    );
    const list = rows.map((row) => ({ ...row, place: placeOf(row.ip), current: row.id === context.caller.sessionId }));
    return { data: { list, total: list.length } };
  },

  async sessionRevoke(context, input) {
    const { accountId, sessionId } = context.caller;
    if (!input.id && !input.others) throw invalid({ id: because('chooseSessions') });
    const which = input.others ? { but: sessionId ?? '' } : { id: input.id as string };
    const ends = await context.db.tx(async (sql) => {
      // What one of them may have confirmed ends with it.
      await endQrLogins(sql, accountId);
      return endSessions(sql, accountId, which);
    });
    // What had run out by itself was no device any more.
    return { data: { ended: ends.filter((end) => end > context.now()).length } };
  },

  async loginHistory(context, input) {
    const { list, total } = await readPage<{
      id: string;
      at: string;
      method: LoginMethod;
      ok: boolean;
      device: string;
      ip: string;
    }>(
      context.db,
      {
        select: 'id, at, method, ok, device, ip',
        from: 'FROM login_event WHERE account_id = $1 AND at > $2',
        params: [context.caller.accountId, new Date(context.now() - keptDays.logins * day)],
        order: 'at DESC, id',
      },
      input,
    );
    return { data: { list: list.map((row) => ({ ...row, place: placeOf(row.ip) })), total } };
  },

  async realNameSubmit(context, input) {
    await submitRealName(context, input);
    return { data: null, ...say('realNameSent') };
  },

  async twoStepBegin(context, input) {
    await reauthenticate(context, input.password);
    const { id, email, mobile } = await accountById(context.db, context.caller.accountId);
    if (await twoStepOn(context.db, id)) throw refuse('twoStepOn');
    return { data: await beginTwoStep(context, id, email ?? mobile ?? id) };
  },

  async twoStepEnable(context, input) {
    const { accountId } = context.caller;
    if (await twoStepOn(context.db, accountId)) throw refuse('twoStepOn');
    if (!(await takeTotp(context, accountId, input.totp))) throw wrongTotp();
    const codes = await context.db.tx(async (sql) => {
      await sql.query('UPDATE two_step SET enabled_at = $2 WHERE account_id = $1', [
        accountId,
        new Date(context.now()),
      ]);
      return renewRecoveryCodes(sql, accountId);
    });
    return { data: { recovery_codes: codes } };
  },

  async twoStepRecovery(context, input) {
    const { accountId } = context.caller;
    if (!(await twoStepOn(context.db, accountId))) throw refuse('twoStepOff');
    if (!(await takeTotp(context, accountId, input.totp))) throw wrongTotp();
    return { data: { recovery_codes: await context.db.tx((sql) => renewRecoveryCodes(sql, accountId)) } };
  },

  async twoStepDisable(context, input) {
    const { accountId } = context.caller;
    await reauthenticate(context, input.password);
    if (!(await takeSecondCode(context, accountId, input.totp))) throw wrongTotp();
    await endTwoStep(context.db, accountId);
    return { data: null, ...say('twoStepEnded') };
  },
};
