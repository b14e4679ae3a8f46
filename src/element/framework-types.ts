import type { Contract, Deprecation, EventSpec, Prop } from './contract';
import { deprecation } from './deprecated';
import { commonMembers, typeOf, type Contracts } from './manifest';
import { eventName, kebab } from './names';

/** A member as a declaration writes it. */
interface Member {
  name: string;
  type: string;
  doc: string;
  deprecated?: Deprecation | undefined;
}

/** Types that a declaration of its own does not know are the package's, or nobody's business. */
function known(type: string): string {
  if (/^(Extension|Connection)$/.test(type)) return `import('netpane').${type}`;
  const bare = type.replace(/'[^']*'/g, '').replace(/\b(Record|readonly)\b/g, '');
  return /\b[A-Z][A-Za-z]+\b/.test(bare) ? 'unknown' : type;
}

type Named = (key: string, plain: boolean) => string;

const ownOf = (contract: Contract, named: Named, told: (event: string) => string): Member[] => [
  ...Object.entries<Prop>(contract.props).map(([key, prop]) => ({
    name: named(key, prop.kind !== 'data'),
    type: prop.kind === 'flag' ? "boolean | ''" : prop.kind === 'number' ? 'number | string' : known(typeOf(prop)),
    doc: prop.doc,
    deprecated: prop.deprecated,
  })),
  ...heard(
    Object.entries<EventSpec>(contract.events).map(([key, { type, doc, deprecated }]) => ({
      ...{ name: eventName(key), type, doc, deprecated },
    })),
    told,
  ),
];

/** What every element has, once for all. */
const commonOf = (named: Named, told: (event: string) => string): Member[] => [
  ...commonMembers.attributes.map(({ name, of, doc }) => ({
    name,
    type: of.map((word) => `'${word}'`).join(' | '),
    doc,
  })),
  ...commonMembers.properties.map(({ name, type, doc }) => ({
    name: named(name, false),
    type: known(type.replace(/ \| undefined$/, '')),
    doc,
  })),
  ...heard(commonMembers.events, told),
];

const heard = (events: readonly Member[], told: (event: string) => string): Member[] =>
  events.map(({ name, type, ...rest }) => ({
    name: told(name),
    type: `(event: CustomEvent<${known(type)}>) => void`,
    ...rest,
  }));

const written = (members: readonly Member[], indent: string): string =>
  members
    .map(({ name, type, doc, deprecated }) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `${indent}/** ${doc.replaceAll('*/', '* /')}${tag(deprecated)} */\n${indent}${key}?: ${type.startsWith('(') ? `(${type})` : type} | undefined;`;
    })
    .join('\n');

/** What editors strike out. */
const tag = (deprecated: Deprecation | undefined): string =>
  deprecated ? ` @deprecated ${deprecation(deprecated)}` : '';

const upper = (text: string) => text.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** How a framework writes members, and where it looks for elements. */
interface Framework {
  head: string;
  /** Attributes of every element of HTML. */
  html: string;
  open: string;
  close: string;
  element: (tag: string, members: string) => string;
  named: Named;
  told: (event: string) => string;
}

const frameworks: Readonly<Record<string, Framework>> = {
  vue: {
    head: `import type { HTMLAttributes, PublicProps } from 'vue';`,
    html: 'HTMLAttributes & PublicProps',
    open: `declare module 'vue' {\n  interface GlobalComponents {`,
    close: '  }\n}',
    element: (tag, members) => `    '${tag}': new () => { $props: Html & Shared & {\n${members}\n    } };`,
    named: (key) => key,
    told: (event) => `on${upper(event)}`,
  },
  svelte: {
    head: `import type { HTMLAttributes } from 'svelte/elements';`,
    html: 'HTMLAttributes<HTMLElement>',
    open: `declare module 'svelte/elements' {\n  interface SvelteHTMLElements {`,
    close: '  }\n}',
    element: (tag, members) => `    '${tag}': Html & Shared & {\n${members}\n    };`,
    named: (key, plain) => (plain ? kebab(key) : key),
    told: (event) => `on${event}`,
  },
  solid: {
    head: `import type { JSX } from 'solid-js';`,
    html: 'JSX.HTMLAttributes<HTMLElement>',
    open: `declare module 'solid-js' {\n  namespace JSX {\n  interface IntrinsicElements {`,
    close: '  }\n  }\n}',
    element: (tag, members) => `    '${tag}': Html & Shared & {\n${members}\n    };`,
    named: (key, plain) => (plain ? kebab(key) : `prop:${key}`),
    told: (event) => `on:${event}`,
  },
};

/** Templates of a framework, checked: `import 'netpane/types/vue'`. */
const declared = (contracts: Contracts, { head, html, open, close, element, named, told }: Framework): string =>
  [
    head,
    `type Html = Omit<${html}, 'lang'>;`,
    `interface Shared {\n${written(commonOf(named, told), '  ')}\n}`,
    open,
    ...Object.values(contracts).map(
      (contract) =>
        `    /** ${contract.summary}${tag(contract.deprecated)} */\n${element(contract.tag, written(ownOf(contract, named, told), '      '))}`,
    ),
    close,
    '',
  ].join('\n');

/** Declarations for frameworks that check their templates, by the file's name, each beside a module for who imports it. */
export const frameworkTypes = (contracts: Contracts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(frameworks).flatMap(([name, framework]) => [
      [`types/${name}.d.ts`, declared(contracts, framework)],
      [`types/${name}.js`, 'export {};\n'],
    ]),
  );
