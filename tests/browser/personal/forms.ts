import type { Page } from 'playwright-core';
import { fill, press } from './keyboard';

/** A form of the area: how the keyboard gets there, what is typed, and the call that it makes. */
export interface FormCase {
  name: string;
  path: string;
  /** Who is signed in; nobody unless told. */
  as?: 'demo' | 'agent';
  /** Answers that the server gives before the form can be sent: what a picture and a phone would tell is not to be read here. */
  answers?: Readonly<Record<string, object>>;
  /** What is pressed to come to the form. */
  button?: string | RegExp;
  /** What else has to happen before the fields are there. */
  open?: (page: Page) => Promise<unknown>;
  fields: readonly (readonly [label: string, value: string])[];
  /** Has to be typed again after an answer: a picture is good for one try. */
  spent?: string;
  submit: string;
  call: string;
  /** A field that the server may object to. */
  field: string;
  /** What the page says when the server takes it; left out where that needs a picture or a phone. */
  done?: string;
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = { '/captcha/generate': { code: 2000, data: { cache_key: 'k', captcha_img: pixel } } };
const sms = { ...picture, '/mobile_login/get_sms_code': { code: 2000, message: '', data: null } };

const pictured = (page: Page) =>
  page
    .getByRole('img', { name: '图形验证码' })
    .or(page.getByRole('button', { name: '图形验证码，点击更换' }))
    .first()
    .waitFor();

const chat = {
  status: 'success',
  nickName: '王工',
  userId: 'u',
  accessId: 'a',
  peerId: 'p',
  phone: '400-000-0000',
  return_type: 'paid',
};

/** Opens the consulting dialog from the header. */
export async function consult(page: Page): Promise<void> {
  await page.getByText('绑定码').first().waitFor();
  await press(page, '电话与在线咨询');
  await page.getByRole('button', { name: '开始咨询' }).waitFor();
  await press(page, '开始咨询');
  await page.getByRole('dialog', { name: '在线咨询' }).waitFor();
}

/** Every form of the entrance and of the personal area. */
export const forms: readonly FormCase[] = [
  {
    name: 'signing in',
    path: '/login',
    fields: [
      ['账号', 'demo@netpane.cn'],
      ['密码', 'Netpane2026'],
    ],
    submit: '登录',
    call: '/api/v3/login',
    field: 'email',
  },
  {
    name: 'signing in by code',
    path: '/sdwan/seave_cookie',
    answers: sms,
    fields: [
      ['手机号', '13805712046'],
      ['图形验证码', 'k7wm'],
      ['获取验证码', '⏎'],
      ['短信验证码', '123456'],
    ],
    open: pictured,
    submit: '登录',
    call: '/api/v3/sms_code/login',
    field: 'sms_code',
  },
  {
    name: 'the second step of signing in',
    path: '/login',
    answers: { '/v3/login': { code: 4105, message: '动态码错误' } },
    open: async (page) => {
      await fill(page, [
        ['账号', 'demo@netpane.cn'],
        ['密码', 'Netpane2026'],
      ]);
      await page.keyboard.press('Enter');
    },
    fields: [['动态码或恢复码', '204816']],
    submit: '验证并登录',
    call: '/api/v3/login',
    field: 'totp',
    done: '动态码错误',
  },
  {
    name: 'registering',
    path: '/register',
    answers: sms,
    open: pictured,
    fields: [
      ['手机号', '13700008888'],
      ['图形验证码', 'k7wm'],
      ['获取验证码', '⏎'],
      ['短信验证码', '123456'],
      ['设置密码', 'newcomer1'],
      ['确认密码', 'newcomer1'],
      ['我已阅读并同意《用户协议》与《隐私政策》', '␣'],
    ],
    submit: '注册并登录',
    call: '/api/v3/register_for_sms_code',
    field: 'password',
  },
  {
    name: 'a forgotten password',
    path: '/forgot_password',
    answers: picture,
    open: pictured,
    fields: [
      ['账号', 'demo@netpane.cn'],
      ['图形验证码', 'k7wm'],
    ],
    spent: '图形验证码',
    submit: '发送重置链接',
    call: '/api/v3/password/forgot',
    field: 'account',
  },
  {
    name: 'a reset link',
    path: '/password_reset/abc',
    answers: { '/password/reset/check': { code: 2000, data: { account: 'd****@netpane.cn' } } },
    fields: [
      ['新密码', 'Netpane2027'],
      ['确认密码', 'Netpane2027'],
    ],
    submit: '确定',
    call: '/api/v3/password/reset',
    field: 'password',
  },
  {
    name: 'QQ',
    path: '/profile',
    as: 'demo',
    button: '修改 QQ',
    fields: [['QQ', '80041188']],
    submit: '保存',
    call: '/api/v3/profile/qq',
    field: 'qq',
    done: '修改成功',
  },
  {
    name: 'the mobile number',
    path: '/profile',
    as: 'demo',
    answers: { '/sms_code_for_mobile/13700001234': { code: 2000, message: '', data: null } },
    button: '修改',
    open: async (page) => {
      await page.keyboard.type('13805712046');
      await page.keyboard.press('Enter');
      await page.getByText('短信验证码').waitFor();
    },
    fields: [
      ['手机号', '13700001234'],
      ['获取验证码', '⏎'],
      ['短信验证码', '123456'],
    ],
    submit: '绑定',
    call: '/api/v3/profile/mobile',
    field: 'sms_code',
  },
  {
    name: 'the password',
    path: '/security',
    as: 'demo',
    button: '修改',
    fields: [
      ['当前密码', 'Netpane2026'],
      ['新密码', 'Netpane2026'],
      ['确认密码', 'Netpane2026'],
    ],
    submit: '保存',
    call: '/api/v3/security/password',
    field: 'old_password',
    done: '新密码不能与当前密码相同',
  },
  {
    name: 'the real name',
    path: '/security',
    as: 'demo',
    button: /^(去认证|重新认证)$/,
    fields: [
      ['姓名', '林昭'],
      ['身份证号', '11010519491231002X'],
    ],
    submit: '提交审核',
    call: '/api/v3/security/real_name',
    field: 'id_card',
  },
  {
    name: 'two-step codes',
    path: '/security',
    as: 'demo',
    button: '开启',
    fields: [['登录密码', 'Netpane2026']],
    submit: '下一步',
    call: '/api/v3/security/two_step/begin',
    field: 'password',
    done: '用验证器 App 扫描二维码，再输入 App 上显示的动态码。',
  },
  {
    name: 'a withdrawal',
    path: '/account',
    as: 'agent',
    button: '提现',
    fields: [
      ['提现金额', '10.05'],
      ['到账银行卡', '↓'],
      ['登录密码', 'Netpane2026'],
    ],
    submit: '提现',
    call: '/api/v3/account/withdrawals/create',
    field: 'amount_fen',
    done: '提现申请已提交',
  },
  {
    name: 'a bank card',
    path: '/account?tab=cards',
    as: 'agent',
    button: '绑定银行卡',
    fields: [
      ['持卡人', '周启航'],
      ['开户银行', '↓'],
      ['银行卡号', '6214 8305 7220 4618'],
      ['登录密码', 'Netpane2026'],
    ],
    submit: '绑定',
    call: '/api/v3/account/cards/add',
    field: 'number',
    done: '该银行卡已绑定',
  },
  {
    name: 'an after-sales order',
    path: '/after_sales/apply',
    as: 'demo',
    fields: [
      ['产品型号', 'NP-R620'],
      ['序列号', 'NPR6202504180372'],
      ['问题描述', '通电后指示灯不亮，更换电源适配器后仍无法启动'],
      ['联系人', '阿卜杜拉·买买提明·托合提江'],
      ['手机号', '13805712046'],
      ['收货地址', '浙江省杭州市西湖区文三路 398 号 6 楼'],
    ],
    submit: '提交申请',
    call: '/api/v3/after_sales/save',
    field: 'serial',
    done: '售后申请已提交',
  },
  {
    name: 'a ticket',
    path: '/customer_service/request',
    as: 'demo',
    fields: [
      ['标题', '晚上网速慢'],
      ['问题描述', '每天 20 点以后'],
    ],
    submit: '提交工单',
    call: '/api/v3/tickets/open',
    field: 'subject',
    done: '每天 20 点以后',
  },
  {
    name: 'a service code',
    path: '/profile',
    as: 'demo',
    answers: {
      '/JSON/time.json': { time: Date.parse('2026-03-04T10:00:00+08:00') },
      '/customer_service': { code: 2000, data: chat },
    },
    open: consult,
    fields: [['服务码', '204816']],
    submit: '验证',
    call: '/api/v3/customer_service',
    field: 'service_code',
    done: '服务码有效，可以开始会话',
  },
  {
    name: 'the question of a chat',
    path: '/profile',
    as: 'demo',
    answers: { '/JSON/time.json': { time: Date.parse('2026-03-04T22:00:00+08:00') } },
    open: async (page) => {
      await consult(page);
      await page.getByText('当前不在服务时间，请使用机器人通道').waitFor();
      await press(page, '开始会话');
    },
    fields: [['想咨询的问题', '怎样把旧路由器的配置搬到新的上']],
    submit: '发送',
    call: '/api/v3/tickets/open',
    field: 'text',
    done: '怎样把旧路由器的配置搬到新的上',
  },
  {
    name: 'a reply',
    path: '/customer_service/orders?ticket=tk_7BQQWYjy7PaiFoAn',
    as: 'demo',
    fields: [['回复', '今晚再看一次']],
    submit: '发送',
    call: '/api/v3/tickets/reply',
    field: 'text',
    done: '已发送',
  },
];
