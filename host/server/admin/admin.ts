import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { createClient } from '../../../src/api/client';
import { ApiError } from '../../../src/api/error';
import { staffKeyFile } from '../account/staff/staff-key';
import { commandOf, commands, type Command } from './commands';
import { fieldsOf, valueOf, type Field } from './fields';
import { labelsCsv, labelsPage, writeNew, type Label } from './files';
import { printed } from './print';
import { Wrong } from './wrong';

/** Where the tool runs: what it is told, and where its words go. */
export interface Terminal {
  /** Settings, as of the server. */
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  /** Sends a request; the machine's own unless given. */
  fetch?: typeof globalThis.fetch;
}

/** Options that every command has. */
const common = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  server: { type: 'string' },
  out: { type: 'string' },
  labels: { type: 'string' },
  csv: { type: 'string' },
} as const;

type Given = Partial<Record<string, string | boolean>>;

/** A line whose options before the command stand behind it. */
function optionsLast(line: readonly string[]): readonly string[] {
  let first = 0;
  for (let word = line[0]; word?.startsWith('--'); word = line[first]) {
    const option = Object.entries(common).find(([name]) => word === `--${name}`)?.[1];
    first += option?.type === 'string' ? 2 : 1;
  }
  return [...line.slice(first), ...line.slice(0, first)];
}

/**
 * The operator's tool: `npm run admin -- <command>`. Each command is one call of the staff over HTTP, so that the server
 * checks and records it as any other. Gives the exit code: 0 done, 1 refused, 2 a line that it does not understand.
 */
export async function admin(line: readonly string[], terminal: Terminal): Promise<number> {
  const words = optionsLast(line);
  try {
    const command = commandOf(words);
    if (!command) {
      const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0]!);
      if (asked) terminal.out(overview());
      else terminal.err(`没有这个命令：${words.join(' ')}。npm run admin -- --help 列出全部命令`);
      return asked ? 0 : 2;
    }
    return await run(command, words.slice(command.name.split(' ').length), terminal);
  } catch (error) {
    if (error instanceof Wrong) {
      terminal.err(error.message);
      return 2;
    }
    if (!(error instanceof ApiError)) throw error;
    const { errors } = error.detail;
    terminal.err(errors ? Object.values(errors).flat().join('\n') : error.message);
    return 1;
  }
}

async function run(command: Command, words: readonly string[], terminal: Terminal): Promise<number> {
  const fields = fieldsOf(command);
  const { values, positionals } = parse(words, fields);
  if (values.help) {
    terminal.out(helpOf(command, fields));
    return 0;
  }
  const input = await inputOf(command, fields, values, positionals, terminal);
  if (command.final && !values.yes) throw new Wrong(`${command.about}，不能撤销。确认请加 --yes`);
  const files = ['labels', 'csv', 'out'].flatMap((name) => (values[name] ? [name] : []));
  const reply: unknown = await (await clientOf(values, terminal)).call(command.call, input as never);
  if (reply instanceof Blob) return keepBlob(reply, values, terminal);
  const data = withServer((reply as { data: unknown }).data, values, terminal);
  if (isIssue(data)) {
    if (values.csv) await writeNew(String(values.csv), labelsCsv(data.list));
    if (values.labels) await writeNew(String(values.labels), await labelsPage(data.list));
  }
  if (isIssue(data) && files.length > 0 && !values.json) {
    terminal.out(`已登记 ${data.list.length} 台，密钥只在 ${files.map((name) => values[name]).join('、')} 中`);
  } else terminal.out(values.json ? JSON.stringify(data) : printed(data));
  return 0;
}

function parse(words: readonly string[], fields: readonly Field[]): { values: Given; positionals: string[] } {
  // Each goes by the name that it has in the call as well: `--from` was `--devices`.
  const own = Object.fromEntries(
    fields.flatMap(({ name, option, kind }) =>
      [option, name].map((one) => [one, { type: kind === 'yes' ? 'boolean' : 'string' } as const]),
    ),
  );
  try {
    return parseArgs({ args: [...words], options: { ...own, ...common }, allowPositionals: true, strict: true }) as {
      values: Given;
      positionals: string[];
    };
  } catch (error) {
    throw new Wrong(`看不懂这一行：${(error as Error).message.split('.')[0]}`);
  }
}

async function inputOf(
  { takes, sets, name }: Command,
  fields: readonly Field[],
  values: Given,
  positionals: readonly string[],
  { env }: Terminal,
): Promise<Record<string, unknown>> {
  if (positionals.length > takes.length) throw new Wrong(`多出了：${positionals.slice(takes.length).join(' ')}`);
  const input: Record<string, unknown> = { ...sets };
  for (const field of fields) {
    const place = takes.indexOf(field.name);
    const given = values[field.option] ?? values[field.name] ?? (place >= 0 ? positionals[place] : undefined);
    if (typeof given === 'boolean') input[field.name] = given;
    else if (given !== undefined) input[field.name] = await valueOf(field, given);
    else if (field.name === 'by') input.by = env.NETPANE_STAFF_NAME || userInfo().username;
    else if (field.required)
      throw new Wrong(`缺少 ${field.about || field.option}。npm run admin -- ${name} --help 说明用法`);
  }
  return input;
}

const serverOf = ({ server }: Given, { env }: Terminal): string =>
  typeof server === 'string' ? server.replace(/\/$/, '') : `http://127.0.0.1:${env.PORT || '8080'}`;

async function clientOf(values: Given, terminal: Terminal) {
  const { env, fetch = globalThis.fetch } = terminal;
  const file = staffKeyFile(env.NETPANE_DATA || '.data');
  const key = env.NETPANE_STAFF_KEY || (await readFile(file, 'utf8').catch(() => '')).trim();
  if (!key)
    throw new Wrong(`没有客服密钥：请设 NETPANE_STAFF_KEY，或让 NETPANE_DATA 指向服务端的数据目录（${file} 不存在）`);
  const baseUrl = serverOf(values, terminal);
  return createClient({ baseUrl, fetch: (request) => fetch(request), token: () => key });
}

/** A link of a server that does not know its own address begins where it was asked. */
function withServer(data: unknown, values: Given, terminal: Terminal): unknown {
  const { link } = (data ?? {}) as { link?: unknown };
  if (typeof link !== 'string' || !link.startsWith('/')) return data;
  return { ...(data as object), link: serverOf(values, terminal) + link };
}

async function keepBlob(blob: Blob, { out }: Given, terminal: Terminal): Promise<number> {
  if (typeof out !== 'string') throw new Wrong('请用 --out 给出要写入的文件');
  await writeNew(out, new Uint8Array(await blob.arrayBuffer()));
  terminal.out(`已写入 ${out}`);
  return 0;
}

const isIssue = (data: unknown): data is { list: Label[] } => {
  const [first] = (data as { list?: Partial<Label>[] } | null)?.list ?? [];
  return typeof first?.key === 'string' && typeof first.gwid === 'string';
};

const overview = (): string =>
  [
    '用法：npm run admin -- <命令> [参数]',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(22)}${about}`),
    '',
    '每个命令加 --help 说明参数；--json 供脚本使用；--server 指向服务端（默认 http://127.0.0.1:8080）。',
    '客服密钥取自 NETPANE_STAFF_KEY，或数据目录（NETPANE_DATA，默认 .data）中的 staff.key。',
  ].join('\n');

function helpOf({ name, about, takes, call, final }: Command, fields: readonly Field[]): string {
  const places = takes.map((take) => fields.find((field) => field.name === take)?.option ?? take);
  const options = fields.filter((field) => !takes.includes(field.name) || field.about);
  const extra = [
    ...(name === 'devices issue' ? ['--labels <文件>  标签打印页（HTML，含二维码）', '--csv <文件>  标签清单'] : []),
    ...(call.reply === 'blob' ? ['--out <文件>  写入的文件'] : []),
    ...(final ? ['--yes  确认，不再询问'] : []),
    '--json  输出 JSON',
  ];
  return [
    `npm run admin -- ${[name, ...places.map((place) => `<${place}>`)].join(' ')}`,
    `${about}。`,
    '',
    ...options.map(optionLine),
    ...extra.map((line) => `  ${line}`),
  ].join('\n');
}

function optionLine({ name, option, kind, choice, required, about }: Field): string {
  const value =
    kind === 'yes'
      ? ''
      : ` <${choice ? choice.join('|') : ['picture', 'file', 'devices', 'rows'].includes(kind) ? '文件' : '值'}>`;
  return `  --${option}${value}${about && `  ${about}`}${required && name !== 'by' ? '（必填）' : ''}`;
}
