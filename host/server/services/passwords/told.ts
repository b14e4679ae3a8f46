import { dateTime } from '../../../../src/format';
import type { Told } from '../../fleet/notices/told';
import type { Services } from '../../kit/context/context';
import { passwordPlace } from './plan';

const zone = 'Asia/Shanghai';

interface Change {
  name: string;
  ssid: string;
  tells_password: boolean;
  next_at: string | null;
  number: number;
  password: string;
  at: string;
  ended_at: string | null;
  reason: string;
  total: number;
  success: number;
}

const changeOf = async ({ db }: Services, accountId: string, id: string): Promise<Change | undefined> => {
  const [row] = await db.query<Change>(
    `SELECT p.name, p.ssid, p.tells_password, p.next_at, w.number, w.password, w.at, w.ended_at, w.reason, w.total, w.success
     FROM wifi_password w JOIN wifi_password_plan p ON p.id = w.plan_id WHERE w.account_id = $1 AND w.id = $2`,
    [accountId, id],
  );
  return row;
};

/** A new password, as channels are told of it; nothing when a newer one came. */
export async function tellPassword(
  services: Services,
  accountId: string,
  id: string,
): Promise<Told<'password'> | undefined> {
  const change = await changeOf(services, accountId, id);
  if (!change || change.ended_at !== null) return undefined;
  const { name, ssid, number, at, next_at, tells_password } = change;
  const password = tells_password ? services.vault.open(passwordPlace(id), change.password) : undefined;
  const said = password === undefined ? '密码已更换，请在控制台查看' : `新密码 ${password}`;
  const until = next_at === null ? '' : `，有效至 ${dateTime(next_at, zone).slice(5, 16)}`;
  return {
    subject: `Wi-Fi 密码已更换：${name}`,
    text: `${name}：无线网络 ${ssid} ${said}（第 ${number} 期${until}）`,
    json: { plan: name, ssid, number, at, until: next_at, ...(password !== undefined && { wifi_password: password }) },
  };
}

/** A change that failed somewhere, as channels are told of it. */
export async function tellFailure(
  services: Services,
  accountId: string,
  id: string,
): Promise<Told<'password_failed'> | undefined> {
  const change = await changeOf(services, accountId, id);
  if (!change) return undefined;
  const { name, ssid, number, at, total, success, reason } = change;
  const what = reason || `${total} 台 AP 中只有 ${success} 台换成`;
  return {
    subject: `Wi-Fi 密码没有全部换成：${name}`,
    text: `${name}：无线网络 ${ssid} 的密码没有全部换成，${what}（第 ${number} 期，${dateTime(at, zone).slice(5, 16)}）`,
    json: { plan: name, ssid, number, at, total, success, reason },
  };
}
