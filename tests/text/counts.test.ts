import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { counts } from '../../src/text/counts';
import { sources } from '../package/sources';

it.each([
  [counts`${1} gateways`, '1 gateway'],
  [counts`${'1'} access points are off`, '1 access point is off'],
  [counts`${21} sites, ${1} switches, ${1} addresses`, '21 sites, 1 switch, 1 address'],
  [counts`${1} boxes, ${1} entries and ${1} people`, '1 box, 1 entry and 1 person'],
  [counts`${'1'} Mbps, ${'1'} is left`, '1 Mbps, 1 is left'],
  [counts`${1} sign-ins, ${1} lower-case letters`, '1 sign-in, 1 lower-case letter'],
  [counts`Set ${0} APs right`, 'Set 0 APs right'],
  [counts`Set ${1} APs right`, 'Set 1 AP right'],
])('%#: %s', (told, wanted) => expect(told).toBe(wanted));

/** Words with an s at their end that are counted by nothing. */
const others =
  /^(is|its|as|was|has|this|less|ms|[MG]bps|access|goes|keeps|takes|loses|becomes|hangs|does|comes|cuts|pays|hears|completes|connects|yours)$/;

it('what is counted in English is said by it everywhere', () => {
  const found = sources
    .filter((file) => file.endsWith('.text.en.ts'))
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      const bare: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
          const noun = node.templateSpans
            .map(
              ({ literal }) =>
                /^ (?:(?:access|approved|bad|more|open|own|TV|wrong) )?([a-z-]+s|people)\b/i.exec(literal.text)?.[1],
            )
            .find((word) => word !== undefined && !others.test(word));
          if (noun) bare.push(`${file}: ${node.getText(source).slice(0, 80)}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return bare;
    });
  expect(found).toEqual([]);
});
