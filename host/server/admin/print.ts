import { beijing } from '../../../src/domain/time';
import { yuan } from '../../../src/format';

/** What a call gave, for people: a table for a list, a line a field for one thing. */
export function printed(data: unknown): string {
  if (data === null || data === undefined) return '完成';
  const { list, total } = data as { list?: object[]; total?: number };
  if (!Array.isArray(list)) return record(data as object);
  if (list.length === 0) return '没有记录';
  const table = rows(list as Record<string, unknown>[]);
  return total !== undefined && total > list.length ? `${table}\n共 ${total} 条` : table;
}

function record(data: object): string {
  const entries = Object.entries(data).map(([name, value]) => [titleOf(name), cell(name, value)] as const);
  const wide = Math.max(...entries.map(([title]) => width(title)));
  return entries.map(([title, value]) => `${padded(title, wide)}  ${value}`).join('\n');
}

function rows(list: readonly Record<string, unknown>[]): string {
  const names = [...new Set(list.flatMap((row) => Object.keys(row)))];
  const lines = [names.map(titleOf), ...list.map((row) => names.map((name) => cell(name, row[name])))];
  const wide = names.map((_, at) => Math.max(...lines.map((line) => width(line[at]!))));
  return lines
    .map((line) =>
      line
        .map((text, at) => padded(text, wide[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cell(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (name.endsWith('_fen') && typeof value === 'number') return yuan(value);
  if ((name === 'at' || name.endsWith('_at')) && typeof value === 'string') return timeOf(value);
  if (Array.isArray(value))
    return value
      .map(
        (one) =>
          `\n  ${Object.values(one as object)
            .map(plain)
            .join('  ')}`,
      )
      .join('');
  return states[`${name} ${plain(value)}`] ?? plain(value);
}

/** Beijing's, to the minute: where the terminal stands is not where the customers are. */
function timeOf(text: string): string {
  const { day, hour, minute } = beijing(Date.parse(text));
  return `${day} ${[hour, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** In one line, and without what would steer a terminal: customers wrote much of it. */
const plain = (value: unknown): string => String(value).replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** Columns of a terminal: Chinese takes two. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, mark) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(mark)
        ? 2
        : 1),
    0,
  );

const padded = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)));

/** What a field is called. */
export const titleOf = (name: string): string => titles[name] ?? name;

const titles: Readonly<Record<string, string>> = {
  account: '账号',
  account_code: '绑定码',
  accounts: '账号数',
  agent: '代理商',
  amount_fen: '金额',
  answer: '答复',
  asked_at: '申请时间',
  at: '时间',
  balance_fen: '余额',
  bank: '银行',
  bound_at: '绑定时间',
  buyer: '买家',
  by: '操作人',
  card: '卡号',
  category: '类别',
  company: '公司',
  contact: '联系人',
  created_at: '创建时间',
  customer: '客户类型',
  day: '日期',
  disks: '硬盘',
  each_fen: '单价',
  email: '邮箱',
  ends_at: '结束时间',
  ends_on: '到哪天',
  expires_at: '有效期至',
  file: '有文件',
  fingerprint: '公钥指纹',
  from: '开始',
  gateway: '网关',
  gateways: '网关数',
  gb: '容量 GB',
  group: '加速组',
  groups: '加速组数',
  gwid: 'GWID',
  hash: '校验值',
  holder: '持卡人',
  host: '地址',
  id: '编号',
  id_card: '身份证号',
  image: '图片',
  images: '图片数',
  income_fen: '收入',
  issued_at: '登记时间',
  key: '绑定密钥',
  kind: '类型',
  licence: '统一社会信用代码',
  link: '链接',
  mac: 'MAC',
  mbps: '上行 Mbps',
  mobile: '手机号',
  model: '型号',
  months: '月数',
  name: '名称',
  number: '号码',
  offers: '活动价数',
  open: '开放',
  orders: '订单数',
  paid_at: '支付时间',
  pay_fen: '应付',
  pay_method: '支付方式',
  photos: '照片',
  place: '位置',
  popup: '弹出',
  product: '产品',
  purpose: '用途',
  quantity: '数量',
  reason: '原因',
  region: '地区',
  return_type: '服务类型',
  same: '重复未计',
  seen_at: '最近活动',
  serial: '序列号',
  service: '服务',
  service_code: '服务码',
  sign: '成员编号',
  simulated: '模拟',
  source: '来源',
  starts_at: '开始时间',
  starts_on: '从哪天',
  state: '状态',
  subject: '主题',
  submitted_at: '提交时间',
  subsidy_fen: '补贴',
  taken: '计入',
  target: '对象',
  tax_no: '纳税人识别号',
  text: '内容',
  thread: '对话',
  tier: '套餐',
  title: '标题',
  to: '结束',
  trade: '外部凭证号',
  updated_at: '更新时间',
  version: '版本',
};

/** Values that are words of the calls, by field. */
const states: Readonly<Record<string, string>> = {
  'state active': '正常',
  'state frozen': '已冻结',
  'state free': '未绑定',
  'state bound': '已绑定',
  'state revoked': '已吊销',
  'state unpaid': '待支付',
  'state waiting': '待支付',
  'state failed': '未发起',
  'state refused': '未到账',
  'pay_method alipay': '支付宝',
  'pay_method wechat': '微信支付',
  'pay_method transfer': '银行转账',
  'pay_method test': '测试收银台',
  'state paid': '已支付',
  'state cancelled': '已取消',
  'state refunded': '已退款',
  'state requested': '待开具',
  'state sent': '已开具',
  'state open': '待回复',
  'state answered': '已回复',
  'state closed': '已关闭',
  'customer enterprise': '企业',
  'customer free': '普通',
  'place banner': '轮播',
  'place middle': '弹窗',
  'kind repair': '维修',
  'kind replace': '换货',
  'kind return': '退货',
};
