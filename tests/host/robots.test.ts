import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isRobotAddress, tellRobot, type RobotType } from '../../host/server/fleet/notices/robots';
import { SendError } from '../../host/server/kit/senders';

const at = Date.parse('2026-11-20T06:00:00.250Z');
const secret = 'SEC0123';
const targets: Record<RobotType, string> = {
  wecom: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6',
  dingtalk: 'https://oapi.dingtalk.com/robot/send?access_token=5f0c',
  feishu: 'https://open.feishu.cn/open-apis/bot/v2/hook/9c1d-2f',
};
type Body = { timestamp?: string; sign?: string; text?: { content: string }; content?: { text: string } };

/** A chat that takes what is signed as it says, and keeps its text. */
function chat(answer: (signed: boolean) => { code: number; text?: string }) {
  const said: string[] = [];
  return {
    said,
    async post(address: string, { body, secret: own }: { body: string; secret?: string }) {
      const url = new URL(address);
      const { timestamp = '', sign, ...message } = JSON.parse(body) as Body;
      const stamp = url.searchParams.get('timestamp');
      const right =
        url.host === 'oapi.dingtalk.com'
          ? url.searchParams.get('sign') ===
              createHmac('sha256', secret).update(`${stamp}\n${secret}`).digest('base64') && stamp === String(at)
          : sign === createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64') &&
            timestamp === '1795154400';
      said.push((message.content?.text ?? message.text?.content)!);
      expect(own).toBe(undefined);
      return answer(right);
    },
  };
}

const tell = (type: RobotType, webhooks: ReturnType<typeof chat>, text: string, key: string | null = secret) =>
  tellRobot(webhooks, { type, target: targets[type], secret: key }, { id: 'dlv_1', text, at });
const taken = { code: 200, text: '{"errcode":0,"errmsg":"ok"}' };

it.each<[RobotType, string, string]>([
  ['dingtalk', '{"errcode":0,"errmsg":"ok"}', '{"errcode":310000,"errmsg":"sign not match"}'],
  [
    'feishu',
    '{"code":0,"msg":"success"}',
    '{"code":19021,"msg":"sign match fail or timestamp is not within one hour"}',
  ],
  ['feishu', '{"StatusCode":0,"StatusMessage":"success"}', '{"code":19021,"msg":"sign match fail"}'],
])('a robot of %s is shown the key as it wants to see it', async (type, good, bad) => {
  const group = chat((signed) => ({ code: 200, text: signed ? good : bad }));
  await tell(type, group, '严重 一号店 网关离线');
  expect(group.said).toEqual(['【Netpane】严重 一号店 网关离线']);
  await expect(tell(type, group, 'a', 'another')).rejects.toMatchObject({ final: true });
  await expect(tell(type, group, 'a', null)).rejects.toThrow(/对方拒绝：sign.*match/);
});

it('a robot says the name of the product once, and no more than it may', async () => {
  const group = chat(() => taken);
  await tell('wecom', group, '【Netpane】测试', null);
  await tell('wecom', group, '长'.repeat(3_000), null);
  expect(group.said[0]).toBe('【Netpane】测试');
  expect(group.said[1]).toMatch(/^【Netpane】长+…$/);
  expect(Buffer.byteLength(group.said[1]!)).toBeLessThanOrEqual(2_048);
});

it('nobody is called by what a device is named after: a mention of Feishu is shown as it is written', async () => {
  const group = chat(() => taken);
  await tell('feishu', group, '一号店 <at user_id="all">所有人</at> < 3 台', null);
  expect(group.said).toEqual(['【Netpane】一号店 ＜at user_id="all">所有人＜/at> < 3 台']);
});

it.each<[string, { code: number; text?: string }, string, boolean]>([
  ['is asked too often', { code: 200, text: '{"errcode":45009,"errmsg":"api freq out of limit"}' }, '45009', false],
  ['is gone', { code: 200, text: '{"errcode":93000,"errmsg":"invalid webhook url"}' }, '93000', true],
  ['answers a page', { code: 200, text: '<html>' }, '回答无法识别', true],
  ['answers nothing', { code: 200 }, '回答无法识别', true],
  ['is ill', { code: 502 }, '对方返回 502', false],
  ['has no time', { code: 429 }, '对方返回 429', false],
  ['does not know of it', { code: 404 }, '对方返回 404', true],
])('what a robot that %s was told is not sent', async (_, answer, why, final) => {
  const failed = await tell(
    'wecom',
    chat(() => answer),
    'a',
    null,
  ).catch((error: unknown) => error as SendError);
  expect(failed).toBeInstanceOf(SendError);
  expect((failed as SendError).message).toContain(why);
  expect((failed as SendError).final).toBe(final);
});

it.each<[RobotType, string]>([
  ['wecom', 'http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=a'],
  ['wecom', 'https://qyapi.weixin.qq.com@evil.example/cgi-bin/webhook/send?key=a'],
  ['dingtalk', 'https://oapi.dingtalk.com/robot/send?access_token=a&timestamp=1'],
  ['dingtalk', 'https://oapi-dingtalk.com/robot/send?access_token=a'],
  ['feishu', 'https://open.feishu.cn/open-apis/bot/v2/hook/'],
  ['feishu', 'https://open.feishu.cn.evil.example/open-apis/bot/v2/hook/a'],
])('no robot of %s is at %s', (type, address) => {
  expect(isRobotAddress(type, address)).toBe(false);
  expect(isRobotAddress(type, targets[type])).toBe(true);
});
