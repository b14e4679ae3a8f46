import type { Contract, Prop } from '../../../src/element/contract';

/** Values of a widget's attributes as they were chosen; empty ones are left out. */
export type Attributes = Readonly<Record<string, string>>;

/** What of a widget can be chosen: everything that has an attribute. */
export const controlsOf = ({ props }: Contract): [name: string, prop: Exclude<Prop, { kind: 'data' }>][] =>
  Object.entries(props).filter((entry): entry is [string, Exclude<Prop, { kind: 'data' }>] => entry[1].kind !== 'data');

/** The tag with its attributes, one a line where they are many. */
export function tagOf({ tag }: Contract, attributes: Attributes): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  const written = given.map(([name, value]) => `${name}="${escaped(value)}"`);
  const open = written.length > 2 ? `<${tag}\n  ${written.join('\n  ')}\n>` : `<${[tag, ...written].join(' ')}>`;
  return `${open}</${tag}>`;
}

/** What a page needs once, however many tags it has: the loader with the page's own call for tokens. */
export const loaderOf = (origin: string): string => `<script type="module">
  import { connect } from '${origin}/cdn/loader.js';
  connect({
    baseUrl: '${origin}',
    consoleUrl: '${origin}',
    token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
  });
</script>`;

const escaped = (value: string): string => value.replace(/[&"<>]/g, (one) => `&#${one.charCodeAt(0)};`);
