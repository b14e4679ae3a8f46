import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

/**
 * `npm run new <family> <name>`: a widget folder that compiles; it is all there is to a widget. Folder name, tag, entry and file names follow
 * from the one name. Without a family it is asked for.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const families = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const name = positionals.at(-1) ?? '';
const family = positionals.length > 1 ? positionals[0] : await ask();
const folder = `widgets/${family}/${name}`;

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  stop('Usage: npm run new <family> <name>, for example npm run new devices port-panel');
if (!families.includes(family)) stop(`No family ${family}. Families: ${families.join(', ')}`);
const same = families.find((other) => existsSync(`widgets/${other}/${name}`));
if (same) stop(`widgets/${same}/${name} is there already`);

const Name = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const key = Name[0].toLowerCase() + Name.slice(1);
const files = {
  [`${name}.contract.ts`]: `import { contract, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-${name}>. */
export const ${key}Contract = contract({
  tag: 'np-${name}',
  name: '${Name}',
  family: '${family}',
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
  [`${name}.text.ts`]: `import { words } from '../../../src/text/words';

/** Words of ${Name}. */
export const ${key}Text = words('${key}', {
  heading: '${name}',
});
`,
  [`${name}.text.en.ts`]: `import { translate } from '../../../src/text/words';
import type { ${key}Text } from './${name}.text';

translate<typeof ${key}Text>('${key}', {
  heading: '${name}',
});
`,
  [`${name}.tsx`]: `import type { PropsOf } from '../../../src/element/contract';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
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
  [`${name}.stories.tsx`]: `import { Story } from '../../../src/element/story';
import { ${Name} } from './${name}';

export default { title: '${family} / ${name}' };

export const Ordinary = () => (
  <Story>
    <${Name} />
  </Story>
);
`,
  'index.ts': `export { ${Name} } from './${name}';
export { ${key}Contract } from './${name}.contract';
`,
};

await mkdir(folder, { recursive: true });
for (const [file, content] of Object.entries(files)) await writeFile(`${folder}/${file}`, content);
console.log(`${folder} is there. Next: its contract, then npm run dev, which shows its stories.`);

async function ask() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Family (${families.join(', ')}): `);
  terminal.close();
  return answer.trim();
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
