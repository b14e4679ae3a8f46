import { createHmac } from 'node:crypto';
import { SendError, type Webhooks } from '../../kit/senders';

/** Chats whose groups take messages from robots. */
export type RobotType = 'wecom' | 'dingtalk' | 'feishu';

/** Where the robots of each chat are, and only there. */
const places: Record<RobotType, RegExp> = {
  wecom: /^https:\/\/qyapi\.weixin\.qq\.com\/cgi-bin\/webhook\/send\?key=[\w-]+$/,
  dingtalk: /^https:\/\/oapi\.dingtalk\.com\/robot\/send\?access_token=\w+$/,
  feishu: /^https:\/\/open\.(?:feishu\.cn|larksuite\.com)\/open-apis\/bot\/v2\/hook\/[\w-]+$/,
};

/** Bytes of a text: WeCom takes 2048, the others more. */
const mostText = 2_000;
/** Refusals for too many messages at once; every other one would be the same next time. */
const busy = [45009, -1, 130101, 410100, 9499, 11232];

export const isRobot = (type: string): type is RobotType => Object.hasOwn(places, type);

/** Whether an address is one of a robot of that chat. */
export const isRobotAddress = (type: RobotType, address: string): boolean => places[type].test(address);

/** Says a text in the robot's group. Rejects with the robot's own reason when it did not take it, for all its HTTP 200. */
export async function tellRobot(
  webhooks: Webhooks,
  { type, target, secret }: { type: RobotType; target: string; secret: string | null },
  { id, text, at }: { id: string; text: string; at: number },
): Promise<number> {
  // Robots that want a keyword find the product's name.
  const content = clipped(text.includes('Netpane') ? text : `【Netpane】${text}`);
  const signed = secret ? signatures[type]?.(secret, at) : undefined;
  const body =
    type === 'feishu'
      ? { ...signed?.body, msg_type: 'text', content: { text: unmentioned(content) } }
      : { msgtype: 'text', text: { content } };
  const address = target + (signed?.query ?? '');
  const { code, text: answer = '' } = await webhooks.post(address, { body: JSON.stringify(body), id, at });
  if (code < 200 || code >= 300) throw new SendError(`对方返回 ${code}`, { final: code < 500 && code !== 429 });
  const said = saidBy(answer);
  // Feishu's older answers say `StatusCode`.
  const result = said.errcode ?? said.code ?? said.StatusCode;
  if (result === 0) return code;
  const why = [said.errmsg, said.msg, said.StatusMessage].find((one) => typeof one === 'string');
  throw new SendError(
    `对方拒绝：${String(why ?? '回答无法识别').slice(0, 200)}（${String(result ?? '无代码').slice(0, 20)}）`,
    {
      final: !busy.includes(Number(result)),
    },
  );
}

interface Signed {
  query?: string;
  body?: object;
}

/** How a robot is shown its key. WeCom's have none: their address is the key. */
const signatures: Partial<Record<RobotType, (secret: string, at: number) => Signed>> = {
  dingtalk(secret, at) {
    const sign = createHmac('sha256', secret).update(`${at}\n${secret}`).digest('base64');
    return { query: `&timestamp=${at}&sign=${encodeURIComponent(sign)}` };
  },
  feishu(secret, at) {
    const timestamp = String(Math.floor(at / 1000));
    return { body: { timestamp, sign: createHmac('sha256', `${timestamp}\n${secret}`).digest('base64') } };
  },
};

/** Feishu calls whom a tag in the text names, everybody too: names of devices must not. */
const unmentioned = (text: string): string => text.replace(/<(?=\/?at\b)/gi, '＜');

/** Cut after whole characters: what is left of one that was cut reads as a single mark. */
const clipped = (text: string): string =>
  Buffer.byteLength(text) <= mostText
    ? text
    : `${Buffer.from(text)
        .subarray(0, mostText)
        .toString()
        .replace(/\uFFFD$/, '')}…`;

function saidBy(answer: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(answer)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
