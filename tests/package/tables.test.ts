import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sources } from './sources';

// What every list on the shared table gives its reader.

interface List {
  path: string;
  props: Set<string>;
  text: string;
}

const lists = sources
  .filter((path) => /^(widgets|src\/ui\/groups)\/.*\.tsx$/.test(path) && !path.endsWith('.stories.tsx'))
  .flatMap((path) => listsOf(path, readFileSync(path, 'utf8')));

function listsOf(path: string, text: string): List[] {
  const found: List[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && node.tagName.getText() === 'DataTable') {
      const names = node.attributes.properties.map((one) => (ts.isJsxAttribute(one) ? one.name.getText() : ''));
      found.push({ path, props: new Set(names), text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** Lists that are no place to come back to, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'widgets/clients/shared/client-timeline.tsx': 'the stays of one terminal, below its chart in a drawer',
  'widgets/guest/portal-editor/apply-drawer.tsx': 'gateways to choose from, in a drawer',
  'widgets/sdwan/sdwan-create/members-step.tsx': 'a step of a form: nothing of it is stored yet',
};

/** Lists whose row opens neither a page nor something beside the list, and what it does. */
const elsewhere: Readonly<Record<string, string>> = {
  'widgets/devices/switch-detail/port-table.tsx': 'shows the port in the picture of the switch above',
};

const without = (holds: (list: List) => boolean, but: Readonly<Record<string, string>>) =>
  lists.filter((list) => !holds(list) && !(list.path in but)).map(({ path }) => path);

describe('a list on the shared table', () => {
  it('can be exported', () => {
    expect(lists.length).toBeGreaterThan(50);
    expect(without(({ props }) => props.has('exportName'), exceptions)).toEqual([]);
  });

  it('remembers its columns, and is one that the page around may add to: both go by its name', () => {
    expect(without(({ props }) => props.has('cacheKey'), exceptions)).toEqual([]);
  });

  it('has the row that is open in the address', () => {
    const kept = ({ props, text }: List) => !props.has('onOpen') || /\buseOpened\(|\bgo\(/.test(text);
    expect(without(kept, elsewhere)).toEqual([]);
  });

  it('is excepted only while it is there', () => {
    const paths = new Set(lists.map(({ path }) => path));
    expect([...Object.keys(exceptions), ...Object.keys(elsewhere)].filter((path) => !paths.has(path))).toEqual([]);
  });
});
