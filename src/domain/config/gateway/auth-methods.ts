import { between, lengthBetween, maxLength, noQuotes, noSpecial, passwordCharacters, type Rule } from '../../../rules';
import { guestMethods, isGuestMethod, methodNames, type GuestMethod } from '../../guest/methods';
import { section, type ConfigField, type ConfigRow } from '../types';

const isOn = (row: ConfigRow) => row.enabled === true;
/** Longest time online, minutes: a week. */
const week = 10_080;

const only =
  (...methods: GuestMethod[]) =>
  (row: ConfigRow) =>
    row.enabled === true && methods.includes(row.id as GuestMethod);

const field = (methods: GuestMethod[], rest: Omit<ConfigField, 'when'>): ConfigField => ({
  ...rest,
  when: only(...methods),
});

/** A room and what its guest says: `8012,李`. */
const room: Rule = (text) => (/^[\dA-Za-z-]{1,10}\s*[,，]\s*\S{1,8}$/.test(text) ? undefined : { rule: 'room', text });

/** The ways to sign in, each with what it needs; their order is that of the page's template. */
export const authMethods = section({
  key: 'auth_methods',
  label: '认证方式',
  kind: 'gateway',
  noun: '方式',
  fixed: true,
  most: guestMethods.length,
  nameOf: (row) => (isGuestMethod(row.id) ? methodNames[row.id] : row.id),
  fields: [
    { name: 'enabled', label: '启用', kind: 'flag', initial: false },
    {
      name: 'session',
      label: '单次上网时长',
      kind: 'number',
      initial: 0,
      rules: [between(0, week)],
      when: (row) => isOn(row) && row.id !== 'trial',
      unit: '分钟',
      help: '0 为跟随认证设置',
    },
    field(['trial'], {
      name: 'trial_minutes',
      label: '试用时长',
      kind: 'number',
      initial: 15,
      rules: [between(1, 1440)],
      unit: '分钟',
      help: '1–1440 分钟',
    }),
    field(['trial'], {
      name: 'trial_times',
      label: '每日次数',
      kind: 'number',
      initial: 1,
      rules: [between(1, 20)],
      unit: '次',
      help: '每台终端每天 1–20 次',
    }),
    field(['phone', 'wechat', 'qq', 'weibo', 'facebook'], {
      name: 'again_days',
      label: '免认证时长',
      kind: 'number',
      initial: 7,
      rules: [between(0, 90)],
      unit: '天',
      help: '几天内再次到店免认证，0 为每次都认证',
    }),
    field(['phone'], {
      name: 'sms_sign',
      label: '短信签名',
      kind: 'text',
      initial: '',
      rules: [lengthBetween(2, 8), noSpecial],
      help: '2–8 个字，需与营业执照一致；留空用平台签名',
    }),
    field(['phone'], {
      name: 'sms_daily',
      label: '每号每日短信',
      kind: 'number',
      initial: 5,
      rules: [between(1, 5)],
      unit: '条',
      help: '平台上限 5 条',
    }),
    field(['wechat', 'qq', 'weibo', 'facebook'], {
      name: 'app_id',
      label: '应用编号',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(64), noSpecial],
      mono: true,
      help: '开放平台给出的 AppID',
    }),
    field(['wechat', 'qq', 'weibo', 'facebook'], {
      name: 'app_secret',
      label: '应用密钥',
      kind: 'text',
      initial: '',
      rules: [maxLength(128), noQuotes],
      secret: true,
      mono: true,
      help: '保存后不再显示',
    }),
    field(['simple_key'], {
      name: 'key_word',
      label: '按钮文字',
      kind: 'text',
      initial: '一键上网',
      required: true,
      rules: [maxLength(12), noQuotes],
      help: '最多 12 个字',
    }),
    field(['fixed'], {
      name: 'password',
      label: '上网密码',
      kind: 'text',
      initial: '',
      required: true,
      rules: [lengthBetween(4, 32), passwordCharacters],
      secret: true,
      help: '4–32 个字符，全店同一密码；保存后不再显示',
    }),
    field(['countdown'], {
      name: 'seconds',
      label: '等待秒数',
      kind: 'number',
      initial: 5,
      rules: [between(3, 60)],
      unit: '秒',
      help: '3–60 秒后放行',
    }),
    field(['redpacket'], {
      name: 'packet_yuan',
      label: '单个红包',
      kind: 'number',
      initial: 1,
      rules: [between(1, 200)],
      unit: '元',
      help: '1–200 元；云端只下发设置，不从账户余额扣款',
    }),
    field(['redpacket'], {
      name: 'packet_daily',
      label: '每日个数',
      kind: 'number',
      initial: 50,
      rules: [between(1, 10_000)],
      unit: '个',
      help: '发完后当天不再提供红包认证',
    }),
    field(['hotel'], {
      name: 'rooms',
      label: '房号与口令',
      kind: 'lines',
      initial: '',
      required: true,
      lineRule: room,
      example: '8012,李',
      help: '每行一间：房号,客人姓名末字或口令',
      mono: true,
    }),
  ],
  check: (rows, { document }) => {
    const wanted = document.auth?.some(isOn) ?? false;
    const first = rows[0];
    if (!wanted || !first || rows.some(isOn)) return [];
    return [{ row: first.id, field: 'enabled', failure: { rule: 'minItems', min: 1 } }];
  },
});
