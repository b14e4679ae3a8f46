import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/**
 * `npm run new <name>`: a widget folder that compiles, its lines in the catalog and in the list of English words. Folder name, tag, entry and
 * file names all follow from the one name.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [name = ''] = positionals;
const folder = `widgets/${name}`;

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) stop('Usage: npm run new <name>, for example npm run new port-panel');
if (existsSync(folder)) stop(`${folder} is there already`);

const Name = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const key = Name[0].toLowerCase() + Name.slice(1);
const files = {
  [`${name}.contract.ts`]: `import { contract, text } from '../../src/element/contract';

/** What outsiders may rely on about <np-${name}>. */
export const ${key}Contract = contract({
  tag: 'np-${name}',
  name: '${Name}',
  summary: '${name}',
  status: 'beta',
  scopes: ['device:read'],
  props: {
    heading: text('标题'),
  },
  events: {},
  parts: { panel: '外框' },
});
`,
  [`${name}.text.ts`]: `import { words } from '../../src/text/words';

/** Words of ${Name}. */
export const ${key}Text = words('${key}', {
  heading: '${name}',
});
`,
  [`${name}.text.en.ts`]: `import { translate } from '../../src/text/words';
import type { ${key}Text } from './${name}.text';

translate<typeof ${key}Text>('${key}', {
  heading: '${name}',
});
`,
  [`${name}.tsx`]: `import type { PropsOf } from '../../src/element/contract';
import { PaneBox, PaneHead } from '../../src/ui/pane';
import type { ${key}Contract } from './${name}.contract';
import { ${key}Text as text } from './${name}.text';

/** ${Name}. */
export function ${Name}({ heading }: PropsOf<typeof ${key}Contract>) {
  return (
    <PaneBox part="panel">
      <PaneHead title={heading || text.heading} />
    </PaneBox>
  );
}
`,
  [`${name}.stories.tsx`]: `import { Story } from '../../src/element/story';
import { ${Name} } from './${name}';

export default { title: 'widgets / ${name}' };

export const Ordinary = () => (
  <Story>
    <${Name} />
  </Story>
);
`,
  'index.ts': `export { ${Name} } from './${name}';
export { ${key}Contract } from './${name}.contract';
`,
  'element.ts': `import { define, type ElementOf, type JsxOf } from '../../src/element';
import { ${Name} } from './${name}';
import { ${key}Contract } from './${name}.contract';

define(${key}Contract, ${Name});

/** \`<np-${name}>\` */
export type ${Name}Element = ElementOf<typeof ${key}Contract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-${name}': ${Name}Element;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-${name}': JsxOf<typeof ${key}Contract>;
    }
  }
}
`,
};

await mkdir(folder, { recursive: true });
for (const [file, content] of Object.entries(files)) await writeFile(`${folder}/${file}`, content);
await register();
console.log(`${folder} is there and in the catalog. Next: its contract, then npm run stories.`);

async function register() {
  const file = 'widgets/catalog.ts';
  const quoted = name === key ? name : `'${name}'`;
  const catalog = (await readFile(file, 'utf8'))
    .replace(/\n\n/, `\nimport { ${key}Contract } from './${name}/${name}.contract';\n\n`)
    .replace(/\n} satisfies/, `\n  ${quoted}: ${key}Contract,\n} satisfies`)
    .replace(/\n};\n$/, `\n  ${quoted}: () => import('./${name}/element'),\n};\n`);
  await writeFile(file, catalog);
  const english = 'widgets/english.ts';
  await appendFile(english, `import './${name}/${name}.text.en';\n`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
