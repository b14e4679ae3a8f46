import type * as contract from '../../../src/api/contract/profile';
import { maskMobile } from '../../../src/format';
import { accountById, endResetLinks } from '../account/auth/accounts';
import { check, plainMobile } from '../account/auth/checks';
import { sendSmsCode, takeSmsCode } from '../account/auth/sms-codes';
import { isDuplicate } from '../kit/store/db';
import type { Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { noteChange } from '../account/logs/record-action';
import { because, refuse, say } from '../kit/refusal';
import { validate } from '../kit/validate';

/** QQ and the bound mobile number. */
export const profile: Handlers<typeof contract> = {
  async updateQq(context, input) {
    const qq = input.qq.trim();
    validate({ qq: qq === '' || /^[1-9]\d{4,11}$/.test(qq) ? undefined : because('qqUnfit') });
    const { accountId } = context.caller;
    const [before] = await context.db.query<{ qq: string }>('SELECT qq FROM account WHERE id = $1', [accountId]);
    await context.db.query('UPDATE account SET qq = $2 WHERE id = $1', [accountId, qq]);
    noteChange(context, { QQ: [before?.qq ?? '', qq] });
    return { data: null, ...say('saved') };
  },

  async smsCodeForMobile(context, input) {
    const mobile = plainMobile(input.mobile);
    validate({ mobile: check.mobile(mobile) });
    const account = await accountById(context.db, context.caller.accountId);
    if (account.mobile === mobile) throw refuse('sameMobile');
    await context.limits.take(`sms:bind:${account.id}`, 10, 24 * 3600);
    await sendSmsCode(context, mobile, 'bind');
    return { data: null, ...say('smsSent') };
  },

  async updateMobile(context, input) {
    const mobile = plainMobile(input.mobile);
    validate({ mobile: check.mobile(mobile), sms_code: check.smsCode(input.sms_code) });
    const right = await takeSmsCode(context, mobile, 'bind', input.sms_code);
    if (!right) throw refuse('wrongSmsCode');
    const { id, email, mobile: before } = await accountById(context.db, context.caller.accountId);
    try {
      await context.db.tx(async (sql) => {
        await sql.query('UPDATE account SET mobile = $2, mobile_changed_at = $3 WHERE id = $1', [
          ...[id, mobile, new Date(context.now())],
        ]);
        // One that waits may have gone to the number before.
        await endResetLinks(sql, id);
      });
    } catch (error) {
      if (isDuplicate(error)) throw refuse('mobileBound');
      throw error;
    }
    noteChange(context, { 手机号: [maskMobile(before ?? ''), maskMobile(mobile)] });
    await tellChanged(context, { email, before, value: maskMobile(mobile) });
    return { data: null, ...say('saved') };
  },
};

/** Tells the account's address and the number before of another one: whoever has the session might not be its owner. */
async function tellChanged(
  { mail, sms, log }: Context,
  { email, before, value }: { email: string | null; before: string | null; value: string },
) {
  const said = `账号绑定的手机号已改为 ${value}。非本人操作请立即修改密码`;
  await Promise.all([
    before &&
      sms.sends('changed') &&
      sms.send(before, { kind: 'changed', value, text: `【Netpane】${said}并联系客服。` }),
    email &&
      mail.configured &&
      mail.send(email, 'Netpane 手机号已更改', `${said}，改回手机号，并在“账号安全”中下线其他设备。`),
  ]).catch((cause: unknown) => log(`notice of a changed number was not sent: ${String(cause)}`));
}
