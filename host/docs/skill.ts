import { embedScopes } from '../../src/api/contract/embed';
import type { Contract, EventSpec, Prop } from '../../src/element/contract';
import { commonMembers, typeOf } from '../../src/element/manifest';
import { eventName, kebab } from '../../src/element/names';
import { samples } from './samples';

const grantable: readonly string[] = [...embedScopes, 'public'];

/** What a program that writes code has to know, in one file: when to use it, how, every tag, and where the rest stands. */
export function skillText(contracts: Readonly<Record<string, Contract>>, version: string): string {
  const embeddable = Object.entries(contracts).filter(([, { scopes }]) =>
    scopes.every((one) => grantable.includes(one)),
  );
  return `---
name: netpane
description: Put Netpane's network management widgets (devices, alarms, clients, SD-WAN, Wi-Fi, security) into a web page, as custom elements or React components. Use when a page should show or manage network devices, alarms or users of a Netpane cloud.
---

# Netpane ${version}

1. A back end trades the partner's secret for a token; never put a secret (\`nps_…\`) into a page:

\`\`\`js
${samples.trade}
\`\`\`

2. The page connects once, then uses tags:

\`\`\`html
${samples.page}
\`\`\`

With a bundler: \`import 'netpane/elements/<name>'\`; React 19: \`import { Name } from 'netpane/react/<name>'\` inside of \`<NetpaneProvider>\`.

## Rules

- Ask for the union of the scopes of the widgets on the page, and for \`acts\` only when people should change things.
- Listen to \`np-…\` events; \`preventDefault()\` on a cancelable one keeps the console closed.
- Colours by \`connect({ theme: { accent } })\` or \`--np-\` variables; never by selectors into a shadow root. \`::part()\` for parts.
- No inline style, script or \`innerHTML\` is needed; the policy names the cloud under \`script-src\` and \`connect-src\`.
- Own columns and actions of lists: the property \`extend\` (\`extend.md\`). Dark: \`theme="BLACK"\`. English: \`lang="en"\`.
- Every element takes ${commonMembers.attributes.map(({ name }) => `\`${name}\``).join(', ')}.
- To try things on localhost without a back end: a test token of the console (\`three-minutes.md\`). A new site: \`npm create netpane\`.

## Tags

Each has a page \`widgets/<name>.md\` beside \`llms.txt\`.

${embeddable.map(([, contract]) => lineOf(contract)).join('\n')}
`;
}

function lineOf({ tag, summary, scopes, acts = [], props, events }: Contract): string {
  const attributes = Object.entries<Prop>(props)
    .filter(([, { kind }]) => kind !== 'data')
    .map(([key, prop]) => `${kebab(key)}: ${typeOf(prop)}`);
  const told = Object.keys(events as Record<string, EventSpec>).map(eventName);
  return [
    `- \`<${tag}>\` ${summary}.`,
    `scopes: ${scopes.join(' ')}${acts.length > 0 ? `; acts: ${acts.join(' ')}` : ''}.`,
    ...(attributes.length > 0 ? [`attributes: ${attributes.map((one) => `\`${one}\``).join(', ')}.`] : []),
    ...(told.length > 0 ? [`events: ${told.map((one) => `\`${one}\``).join(', ')}.`] : []),
  ].join(' ');
}
