import type { Contract, EventSpec, Prop } from '../../src/element/contract';
import { eventName, handlerName, kebab } from '../../src/element/names';

/** A prop with a value worth showing. */
interface Shown {
  key: string;
  attribute: string;
  prop: Prop;
  value: string | number | true;
}

/** At most two props, so that an example stays one: those without which nothing is shown go first. */
function shownProps(contract: Contract): Shown[] {
  return Object.entries<Prop>(contract.props)
    .sort(([, a], [, b]) => Number(!a.needed) - Number(!b.needed))
    .flatMap(([key, prop]) => {
      const value = exampleOf(prop);
      return value === undefined ? [] : [{ key, attribute: kebab(key), prop, value }];
    })
    .slice(0, 2);
}

function exampleOf(prop: Prop): string | number | true | undefined {
  if (prop.needed) return prop.needed;
  if (prop.kind === 'choice') return prop.of.find((word) => word !== prop.default) ?? prop.of[0];
  if (prop.kind === 'number') return prop.default ?? 10;
  return prop.kind === 'flag' ? true : undefined;
}

/** How a widget is put into a page, by framework: code to copy. */
export function snippets(name: string, contract: Contract): [framework: string, language: string, code: string][] {
  const { tag, name: component, events } = contract;
  const props = shownProps(contract);
  const [event] = Object.keys(events as Record<string, EventSpec>);
  const told = event ? eventName(event) : 'np-unauthorized';
  const quoted = props
    .map(({ attribute, value }) => (value === true ? ` ${attribute}` : ` ${attribute}="${value}"`))
    .join('');
  const bound = (start: (name: string) => string) =>
    props
      .map(({ attribute, value }) =>
        value === true || typeof value === 'string'
          ? ` ${attribute}${value === true ? '' : `="${value}"`}`
          : ` ${start(attribute)}="${value}"`,
      )
      .join('');
  const jsx = props
    .map(({ key, value }) =>
      value === true ? ` ${key}` : typeof value === 'number' ? ` ${key}={${value}}` : ` ${key}="${value}"`,
    )
    .join('');
  const handler = event ? ` ${handlerName(event)}={(detail) => console.log(detail)}` : '';
  const connection = `connect({
  baseUrl: 'https://cloud.example.com',
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});`;
  const imports = `import { connect } from 'netpane';\nimport 'netpane/elements/${name}';`;
  return [
    [
      'HTML',
      'html',
      `<script type="module">
  import { connect } from 'https://cloud.example.com/cdn/loader.js';
  ${connection.replaceAll('\n', '\n  ')}
  document.addEventListener('${told}', (event) => console.log(event.detail));
</script>

<${tag}${quoted}></${tag}>`,
    ],
    [
      'React',
      'jsx',
      `import { connect } from 'netpane';
import { NetpaneProvider } from 'netpane/react';
import { ${component} } from 'netpane/react/${name}';
import 'netpane/theme.css';

${connection}

export const Page = () => (
  <NetpaneProvider>
    <${component}${jsx}${handler} />
  </NetpaneProvider>
);`,
    ],
    [
      'Vue',
      'vue',
      `<script setup>
${imports}

${connection}
</script>

<template>
  <${tag}${bound((attribute) => `:${attribute}`)} @${told}="(event) => console.log(event.detail)" />
</template>`,
    ],
    [
      'Svelte',
      'svelte',
      `<script>
  ${imports.replaceAll('\n', '\n  ')}

  ${connection.replaceAll('\n', '\n  ')}
</script>

<${tag}${quoted} on${told}={(event) => console.log(event.detail)}></${tag}>`,
    ],
    [
      'Angular',
      'ts',
      `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${imports}

${connection}

@Component({
  selector: 'app-network',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<${tag}${quoted} (${told})="tell($event)"></${tag}>\`,
})
export class NetworkPage {
  tell = (event: Event) => console.log((event as CustomEvent).detail);
}`,
    ],
    [
      'iframe',
      'js',
      `import { embedFrame } from 'netpane/iframe';

embedFrame(document.querySelector('#here'), {
  baseUrl: 'https://cloud.example.com',
  partner: 'pt_…',
  name: '${name}',
  title: '${contract.summary.split(/[：:，,;]/)[0]}',
  props: { ${props.map(({ key, value }) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`).join(', ')} },
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
  on: { '${told}': (detail) => console.log(detail) },
});`,
    ],
  ];
}
