import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import '../../src/text/server/server.text.en';
import '../../src/text/rules.text.en';
import { speak, told } from '../../src/text/words';

// The server says its sentences in Chinese; an English page reads them in English. Looked at are the refusals in its
// sources, so that a new one is not forgotten.

const chinese = /[\u3400-\u9fff]/;
const refusing = /^(fail|invalid|notFound|forbidden|tooMany|Refusal|validate|toJson|checks|throw)$/;
/** Terminals, devices and tools of the staff read these; no page does. */
const unread = /^(seed|simulation|migrations|outbox|store|vault|staff|ingest\/commands|settings|main|demo-partner)/;

const sources = readdirSync('host/server', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !unread.test(path));

/** A text as the source has it, with 7 for everything that is put in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('');
}

/** Sentences of a file that stand in a refusal or a message, and names of fields in checks. */
function sentencesOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(`host/server/${path}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, string>();
  const found: string[] = [];
  const look = (node: ts.Node, inside: boolean, label: boolean): void => {
    const text = textOf(node);
    if (text !== undefined && chinese.test(text) && inside) found.push(label ? `必须填写${text}` : text);
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = textOf(node.initializer);
      if (value !== undefined && chinese.test(value)) constants.set(node.name.getText(), value);
    }
    if (inside && ts.isIdentifier(node)) found.push(`\0${node.text}`);
    const call = (ts.isCallExpression(node) || ts.isNewExpression(node)) && node.expression.getText();
    const isMessage = ts.isPropertyAssignment(node) && node.name.getText() === 'message';
    const refuses = inside || isMessage || (typeof call === 'string' && refusing.test(call));
    // What a rule is called with are characters and limits; a title in a template is filled by its own check.
    if (text === undefined) ts.forEachChild(node, (child) => look(child, refuses, call === 'checks'));
  };
  look(file, false, false);
  return found.flatMap((text) => (text.startsWith('\0') ? (constants.get(text.slice(1)) ?? []) : text));
}

const said = [...new Set(sources.flatMap(sentencesOf))];

speak('en');
afterAll(() => speak('zh-CN'));

describe("the server's refusals", () => {
  it('are found', () => {
    expect(said).toContain('账号或密码错误，还可以尝试 7 次');
    expect(said.length).toBeGreaterThan(150);
  });

  it.each(said)('have English words: %s', (sentence) => {
    expect(told(sentence)).not.toMatch(chinese);
  });
});

describe('in English', () => {
  it.each([
    ['账号或密码错误，还可以尝试 2 次', 'Wrong account or password; 2 tries left'],
    ['必须填写手机号', 'Mobile number is required'],
    ['[手机号]格式无效', '[Mobile number] is invalid'],
    ['[分组名称]至少 2 个字符', '[Group name] needs at least 2 characters'],
    ['[处理人]最多 20 个字符', '[Assignee] takes at most 20 characters'],
    ['两次输入的密码不一致', 'The passwords differ'],
    ['VLAN 不存在：3、4，请先在 VLAN 页面创建', 'VLAN does not exist: 3, 4. Create it on the VLAN page first'],
    [
      '第 3 行“00:1g”：MAC 地址无效，应为 6 组十六进制数，用冒号或连字符分隔',
      expect.stringMatching(/^Line 3 “00:1g”: Invalid MAC/),
    ],
    ['“门店”会改为“店”：[备注名称]至少 2 个字符', '“门店” would become “店”: [Name] needs at least 2 characters'],
    ['服务器出错，请稍后重试（1a2b）', 'The server failed. Try again later (1a2b)'],
  ])('%s is %s', (sentence, english) => {
    expect(told(sentence)).toEqual(english);
  });

  it('what people wrote stays as it is', () => {
    expect(told('一楼前台的交换机')).toBe('一楼前台的交换机');
  });
});
