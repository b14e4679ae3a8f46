import { minute, second } from '../../../../src/domain/time';
import { dateTime } from '../../../../src/format';
import type { Log } from '../log';
import { askProvider, objectOf, type Reach } from '../provider';
import { SendError, type WeChat } from '../senders';
import type { WeChatSettings } from './settings';

const host = 'https://api.weixin.qq.com';
/** Milliseconds that WeChat has to answer. */
const longest = 8 * second;
/** Milliseconds before its end at which a token is no longer used. */
const early = 5 * minute;
/** Characters that WeChat takes in a field whose name begins with `thing`; more is refused. */
const mostInThing = 20;

/** WeChat's answers about the access token: wrong or taken over by another, and expired. */
const wrongToken = [40001, 40014];
const expiredToken = 42001;
/** About the receiver or the template: nobody of that id, who does not follow the account, no such template, wrong fields. */
const finals = [40003, 43004, 43019, 40037, 41030, 47003];

/**
 * Template messages of an official account. Resolves when WeChat has accepted the message. What it did not accept is told to
 * the log, without the receiver and any secret.
 */
export function createWeChat(
  settings: WeChatSettings,
  log: Log,
  { fetch = globalThis.fetch, now = Date.now, timeout = longest }: Partial<Reach> = {},
): WeChat {
  const reach: Reach = { fetch, now, timeout };
  let kept: { until: number; token: Promise<string> } | undefined;

  /** One for all messages that need it at once. `force`: WeChat shall make another, since the last is not good. */
  function tokenOf(force: boolean): Promise<string> {
    if (!force && kept && kept.until > now()) return kept.token;
    const mine = { until: Infinity, token: fresh() };
    kept = mine;
    mine.token.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.token;

    async function fresh(): Promise<string> {
      // The stable token: several servers have the same, and asking again does not end the one before.
      const said = await ask(reach, '/cgi-bin/stable_token', {
        grant_type: 'client_credential',
        appid: settings.app,
        secret: settings.secret,
        force_refresh: force,
      });
      const { access_token: token, expires_in: seconds } = said;
      if (typeof token !== 'string' || typeof seconds !== 'number') throw refusedBy(said);
      mine.until = now() + seconds * second - early;
      return token;
    }
  }

  async function hand(openId: string, text: string): Promise<void> {
    const message = messageOf(settings, openId, text, now());
    const send = async (token: string) =>
      ask(reach, `/cgi-bin/message/template/send?access_token=${encodeURIComponent(token)}`, message);
    const token = await tokenOf(false);
    let said = await send(token);
    if (said.errcode === expiredToken || wrongToken.includes(Number(said.errcode))) {
      // Another message may have got the next one meanwhile.
      if ((await kept?.token.catch(() => token)) === token) kept = undefined;
      said = await send(await tokenOf(kept === undefined && said.errcode !== expiredToken));
    }
    if (said.errcode !== 0) throw refusedBy(said);
  }

  return {
    configured: true,
    async send(openId, text) {
      await hand(openId, text).catch((error: unknown) => {
        log(`wechat: ${error instanceof SendError ? error.message : 'unexpected'}`);
        throw error;
      });
    },
  };
}

/** What it answers; it says by `errcode` what it thinks of a request, and by HTTP nothing. */
async function ask(reach: Reach, path: string, content: object): Promise<Record<string, unknown>> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  };
  const answer = await askProvider(reach, host + path, init, (late) =>
    late ? new SendError('微信超时未响应', { unsure: true }) : new SendError('无法连接到微信'),
  );
  if (!answer.ok) throw new SendError(`微信拒绝：HTTP ${answer.status}`, { unsure: answer.status >= 500 });
  return objectOf(answer.text);
}

function messageOf({ template, fields, url }: WeChatSettings, openId: string, text: string, at: number): object {
  const gaps: Readonly<Record<string, string>> = { text, time: dateTime(new Date(at).toISOString()) };
  const data = Object.entries(fields).map(([name, words]) => {
    const value = words.replace(/\{(text|time)\}/g, (_, gap: string) => gaps[gap]!);
    return [name, { value: name.startsWith('thing') ? [...value].slice(0, mostInThing).join('') : value }];
  });
  return { touser: openId, template_id: template, ...(url && { url }), data: Object.fromEntries(data) as object };
}

/** A message that WeChat refused, by the number that it gives for it: its words may repeat what was sent. */
function refusedBy({ errcode }: Record<string, unknown>): SendError {
  const code = typeof errcode === 'number' ? errcode : undefined;
  const words = code === 43004 ? '，接收人没有关注服务号' : code === 40003 ? '，没有这个接收人' : '';
  return new SendError(`微信拒绝：${code ?? '看不懂的回答'}${words}`, { final: finals.includes(code ?? 0) });
}
