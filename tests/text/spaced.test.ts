import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { spaced } from '../../src/text/spaced';

const han = /[\u2e80-\u2fff\u3041-\u9fff\uf900-\ufaff]/;

describe('spaced', () => {
  it.each([
    [spaced`激活${'SD-WAN'}`, '激活 SD-WAN'],
    [spaced`激活${'蜜罐'}`, '激活蜜罐'],
    [spaced`激活${'云 TV'}中`, '激活云 TV 中'],
    [spaced`在${'“A”'}启用`, '在“A”启用'],
    [spaced`${3}个`, '3 个'],
    [spaced`共 ${'3'} 个${''}，${'GWID'}`, '共 3 个，GWID'],
    [spaced`${'杭州'}${'AP'}`, '杭州 AP'],
  ])('%#: %s', (told, wanted) => expect(told).toBe(wanted));
});

it('words put beside Han characters are set by it everywhere', () => {
  const files = ['widgets', 'src', 'host'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.text.ts'))
      .map((file) => join(folder, file)),
  );
  const glued = files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
        const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
        const meets = (text: string, i: number) =>
          (i < texts.length - 1 && han.test(text.at(-1) ?? '')) || (i > 0 && han.test(text[0] ?? ''));
        if (texts.some(meets)) found.push(`${file}: ${node.getText(source).slice(0, 80)}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
  expect(glued).toEqual([]);
});
