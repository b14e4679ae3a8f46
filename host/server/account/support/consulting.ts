import type { customerService } from '../../../../src/api/contract/support';
import type { DataOf } from '../../../../src/api/endpoint';
import { fastChannelOpen } from '../../../../src/domain/consulting';
import { serviceCode } from '../../../../src/rules';
import { fingerprint } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';

type Result = DataOf<typeof customerService>;

/** Shown as the status of a channel outside its hours (specification, section 8). */
const closed = '快速通道当前不在服务时间，请使用机器人通道';

/** The fast channel of a service code: six digits, good for the account it was given to, while it lasts. */
export async function fastChannel(context: Context, code: string): Promise<Result> {
  const { accountId } = context.caller;
  // The rule's own sentence (specification, section 5).
  if (serviceCode(code)) throw refuse('wrongServiceCode');
  await context.limits.take(`service-code:${accountId}`, 10, 600);
  const [row] = await context.db.query<{ return_type: Result['return_type']; nick_name: string; phone: string }>(
    `SELECT return_type, nick_name, phone FROM service_code WHERE account_id = $1 AND code = $2 AND expires_at > $3`,
    [accountId, code, new Date(context.now())],
  );
  if (!row) throw refuse('wrongServiceCode');
  await context.limits.reset(`service-code:${accountId}`);
  const customer = row.return_type === 'paid' ? 'enterprise' : 'free';
  const status = fastChannelOpen(customer, context.now()) ? 'success' : closed;
  return { ...channel(accountId), status, nickName: row.nick_name, phone: row.phone, return_type: row.return_type };
}

/** The robot's channel, open to everybody at any hour. */
export async function robotChannel(context: Context): Promise<Result> {
  const [row] = await context.db.query<{ customer: string }>('SELECT customer FROM account WHERE id = $1', [
    context.caller.accountId,
  ]);
  const return_type = row?.customer === 'enterprise' ? 'paid' : 'free';
  return { ...channel(context.caller.accountId), nickName: '智能客服', phone: '', return_type };
}

/** Ids that the chat service knows this account by; they say nothing about it. */
function channel(accountId: string): Pick<Result, 'status' | 'userId' | 'accessId' | 'peerId'> {
  const userId = fingerprint(`chat:${accountId}`).slice(0, 16);
  return { status: 'success', userId, accessId: 'netpane-console', peerId: `peer-${userId.slice(0, 8)}` };
}
