import { readFile } from 'node:fs/promises';
import type * as v from 'valibot';
import { yuanToFen } from '../../../src/format';
import type { Command } from './commands';
import { readDevices, readIncome } from './files';
import { Wrong } from './wrong';

/** A field of a call as a command line has it. */
export interface Field {
  /** In the call. */
  name: string;
  /** On the line: `--starts-at`. */
  option: string;
  required: boolean;
  kind: 'text' | 'number' | 'yes' | 'money' | 'moment' | 'picture' | 'file' | 'devices' | 'rows' | 'offers';
  /** What may be said, where that is a choice. */
  choice?: readonly (string | number)[];
  /** What it is, for the help. */
  about: string;
}

/** The fields of a command, as the schema of its call has them. */
export function fieldsOf({ call, sets = {} }: Command): Field[] {
  const entries = (call.input as Shape | undefined)?.entries ?? {};
  return Object.entries(entries)
    .filter(([name]) => !(name in sets))
    .map(([name, schema]) => fieldOf(name, schema));
}

/** The part of valibot's schemas that is read here: pipes carry what they begin with. */
interface Shape {
  type: string;
  wrapped?: Shape;
  options?: readonly (string | number)[];
  entries?: Record<string, Shape>;
  pipe?: readonly v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[];
}

function fieldOf(name: string, schema: Shape): Field {
  const inner = schema.wrapped ?? schema;
  return {
    name,
    option: name === 'devices' ? 'from' : name.replace(/_fen$/, '').replaceAll('_', '-'),
    required: schema.type !== 'optional',
    kind: kindOf(name, inner),
    ...(inner.type === 'picklist' && { choice: inner.options }),
    about: abouts[name] ?? '',
  };
}

function kindOf(name: string, { type }: Shape): Field['kind'] {
  if (name.endsWith('_fen')) return 'money';
  if (name.endsWith('_at')) return 'moment';
  if (/(^|_)(image|icon)$/.test(name)) return 'picture';
  if (name === 'devices' || name === 'rows' || name === 'offers') return name;
  if (type === 'instance') return 'file';
  if (type === 'boolean') return 'yes';
  return type === 'number' || name === 'id_number' ? 'number' : 'text';
}

/** A value as the call takes it. */
export async function valueOf({ kind, option, choice }: Field, text: string): Promise<unknown> {
  if (choice) {
    const chosen = choice.find((one) => String(one) === text);
    if (chosen === undefined) throw new Wrong(`--${option} 应为 ${choice.join('、')} 之一`);
    return chosen;
  }
  switch (kind) {
    case 'number':
      if (!/^-?\d+$/.test(text)) throw new Wrong(`--${option} 应为整数`);
      return Number(text);
    case 'money': {
      const fen = yuanToFen(text);
      if (fen === undefined) throw new Wrong(`--${option} 应为金额（元），最多两位小数`);
      return fen;
    }
    case 'moment':
      return momentOf(option, text);
    case 'picture':
      return pictureOf(option, text);
    case 'file':
      return new Blob([new Uint8Array(await fileOf(option, text))]);
    case 'devices':
      return readDevices(await fileOf(option, text).then(String));
    case 'rows':
      return readIncome(await fileOf(option, text).then(String));
    case 'offers':
      return text.split(',').map((offer) => offerOf(option, offer));
    default:
      return text;
  }
}

/** A day, or a day and a time, in China: `2026-12-01`, `2026-12-01 08:30`. */
function momentOf(option: string, text: string): string {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text) ?? [];
  const at = Date.parse(`${day}T${time}:00+08:00`);
  if (Number.isNaN(at)) throw new Wrong(`--${option} 应为 2026-12-01 或 "2026-12-01 08:30"（北京时间）`);
  return new Date(at).toISOString();
}

const types: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp' };

async function pictureOf(option: string, path: string): Promise<string> {
  const type = types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
  if (!type) throw new Wrong(`--${option} 应为 PNG、JPEG 或 WebP 文件`);
  return `data:image/${type};base64,${(await fileOf(option, path)).toString('base64')}`;
}

/** `SD-WAN:2:28.00`: label, number of the package, yuan. */
function offerOf(option: string, text: string): { apply_to: string; package: number; money_fen: number } {
  const [, apply_to = '', number = '', money = ''] = /^(.+):(\d+):([\d.]+)$/.exec(text) ?? [];
  const money_fen = yuanToFen(money);
  if (!apply_to || money_fen === undefined) throw new Wrong(`--${option} 应为 名称:套餐编号:价格，多个用逗号隔开`);
  return { apply_to, package: Number(number), money_fen };
}

const fileOf = (option: string, path: string): Promise<Buffer> =>
  readFile(path).catch(() => {
    throw new Wrong(`--${option}：读不到文件 ${path}`);
  });

const abouts: Readonly<Record<string, string>> = {
  by: '操作人，客户可见；默认取 NETPANE_STAFF_NAME 或系统用户名',
  account: '邮箱或手机号',
  account_code: '账号的绑定码',
  q: '完整的邮箱、手机号、编号',
  reason: '原因，客户可见',
  note: '说明，客户可见',
  page: '页码，从 1 开始',
  per_page: '每页条数，默认 50',
  model: '型号，默认 Linux',
  count: '数量，序列号由服务端生成',
  devices: 'CSV 文件：每行 序列号[,型号]',
  rows: 'CSV 文件：每行 网关,硬盘,收入（元）',
  day: '哪一天（北京时间），例如 2026-12-01',
  region: '地区',
  buyer: '买家，客户可见',
  gb: '需要的容量，GB',
  mbps: '需要的上行带宽，Mbps',
  answer: '答复，客户可见',
  amount_fen: '金额（元）',
  reference: '外部凭证号，同一凭证只入账一次',
  number: '发票号码',
  starts_at: '开始时间（北京时间）',
  ends_at: '结束时间（北京时间）',
  link: '控制台页面（/ 开头）或 https 地址',
  image: '图片文件',
  file: '文件，发票为 PDF 或 OFD，不超过 5 MB',
  offers: '活动价：名称:套餐编号:价格，多个用逗号隔开',
  popup: '弹出显示',
  days: '有效天数',
  phone: '客服电话',
};
