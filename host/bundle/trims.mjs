import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fromSource } from './plugins.mjs';
import { charts } from './charts.mjs';
import { reactCore } from './react-dom.mjs';
import { styleSheets } from './style-sheets.mjs';
import { styledCore } from './styled.mjs';

/** Everything below: what browsers get of packages and contracts, without the parts that nothing here uses. */
export const trims = () => [
  reactCore(),
  icons(),
  charts(),
  bareEndpoints(),
  answerShapes(),
  styleSheets(),
  styledCore(),
  styleCompiler(),
  stores(),
  babelHelpers(),
];

/** styled-components as it also draws on a server; the one for browsers alone cannot. */
export const bothSides = () => ({
  name: 'both-sides',
  resolveId: (id) =>
    id === 'styled-components' ? resolve('node_modules/styled-components/dist/styled-components.esm.js') : null,
  transform(code, id) {
    if (!id.endsWith('/styled-components.esm.js')) return null;
    // Pages are drawn in one go; a browser's bundler would look for it in vain.
    const bare = code.replace('require("stream")', '{}');
    if (bare === code) this.error('styled-components asks for no stream any more.');
    return { code: bare, map: null };
  },
});

/**
 * Leaves of the icon package only what `src/ui/icon` names: its index would have every build read 1,700 files. Drawing
 * one takes ten lines; the package's own way also knows other frameworks, names and class names.
 */
function icons() {
  const draw = `
    import { createElement } from 'react';
    import { useLucideContext } from './context.mjs';
    const spoken = (props) => Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');
    export default (node) => ({ size, strokeWidth, children, ...rest }) => {
      const given = useLucideContext();
      const side = size ?? given.size ?? 24;
      return createElement('svg', {
        xmlns: 'http://www.w3.org/2000/svg', width: side, height: side, viewBox: '0 0 24 24', fill: 'none',
        stroke: 'currentColor', strokeWidth: strokeWidth ?? given.strokeWidth ?? 2, strokeLinecap: 'round',
        strokeLinejoin: 'round', 'aria-hidden': spoken(rest) ? undefined : 'true', ...rest,
      }, node.map(([tag, attrs], key) => createElement(tag, { key, ...attrs })), children);
    };`;
  return {
    name: 'icons',
    async load(id) {
      if (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return draw;
      if (!id.endsWith('/lucide-react.mjs')) return null;
      const wanted = new Set((await readFile('src/ui/icon/index.ts', 'utf8')).match(/\b[A-Z]\w*/g));
      const lines = (await readFile(id, 'utf8')).split('\n').filter((line) => {
        if (!line.includes("'./icons/")) return line.startsWith('export') && line.includes(' from ');
        return [...line.matchAll(/\bas (\w+)/g)].some(([, name]) => wanted.has(name));
      });
      return lines.join('\n');
    },
    transform(code, id) {
      if (!id.includes('/lucide-react/dist/esm/icons/')) return null;
      return { code: drawing(code, this.parse(code)), map: null };
    },
  };
}

/** An icon as its lines only: names and random keys are a third of it. */
function drawing(code, { body }) {
  const [{ init }] = body.find(({ type }) => type === 'VariableDeclaration').declarations;
  const { start, end } = init.properties.find(({ key }) => key.name === 'node').value;
  const lines = code.slice(start, end).replace(/,? key: "[^"]*"/g, '');
  return `import createLucideIcon from '../createLucideIcon.mjs';\nexport default createLucideIcon(${lines});`;
}

/**
 * Takes the schemas out of the endpoints that browsers get: the server checks everything, and what a browser sends was
 * checked by its form. Answers are read by `answerShapes`. Types are not touched, so the code is held to the same contract.
 */
function bareEndpoints() {
  const unused = ['summary', 'input', 'data', 'top'];
  return {
    name: 'bare-endpoints',
    transform(code, id) {
      if (!/\/src\/api\/contract\/[\w-]+\.ts$/.test(id)) return null;
      let bare = code;
      for (const { declaration } of this.parse(code).body.reverse()) {
        const call = declaration?.declarations?.[0]?.init;
        if (call?.type !== 'CallExpression' || call.callee.name !== 'endpoint') continue;
        const [{ start, end, properties }] = call.arguments;
        const kept = properties.filter((property) => !unused.includes(property.key?.name));
        const text = kept.map((property) => code.slice(property.start, property.end)).join(', ');
        bare = `${bare.slice(0, start)}{ ${text} }${bare.slice(end)}`;
      }
      return { code: withoutIdle(bare, (text) => this.parse(text)), map: null };
    },
  };
}

/** Without the schemas of a module that nothing in it names any more; a spread of one would keep it otherwise. */
function withoutIdle(code, parse) {
  for (const { type, start, end, declarations } of parse(code).body) {
    if (type !== 'VariableDeclaration' || declarations[0].init?.callee?.object?.name !== 'v') continue;
    const rest = code.slice(0, start) + code.slice(end);
    if (!new RegExp(`\\b${declarations[0].id.name}\\b`).test(rest)) return withoutIdle(rest, parse);
  }
  return code;
}

/** Puts the structure of every answer into one module: it is loaded where another server answers, and nowhere else. */
function answerShapes() {
  return {
    name: 'answer-shapes',
    async transform(_, id) {
      if (!id.endsWith('/src/api/shapes.ts')) return null;
      const table = {};
      for (const endpoint of Object.values(await fromSource('src/api/contract/index.ts')).flatMap(Object.values)) {
        if (endpoint?.path) table[`${endpoint.method} ${endpoint.path}`] = shapesOf(endpoint);
      }
      // No number is a default too, and nothing that JSON knows.
      const text = JSON.stringify(table, (_, value) => (Number.isNaN(value) ? 'NaN' : value));
      const code = `const table = ${text.replaceAll('"NaN"', 'NaN')};\nexport const shapesOf = (e) => table[e.method + ' ' + e.path];`;
      return { code, map: null };
    },
  };
}

const shapesOf = ({ data, top }) => ({ data: shapeOf(data), top: shapeOf(top) });

/** A schema without what runs it. */
function shapeOf(schema) {
  if (!schema) return undefined;
  const { type, entries, item, items, value, wrapped, options, default: otherwise, fallback } = schema;
  const all = (list) => list?.map((one) => (one?.type ? shapeOf(one) : one));
  return {
    type,
    entries: entries && Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, shapeOf(one)])),
    ...{
      item: shapeOf(item),
      items: all(items),
      value: shapeOf(value),
      wrapped: shapeOf(wrapped),
      options: all(options),
    },
    ...{ default: otherwise, fallback },
  };
}

/** The style compiler without prefixes for browsers that are long gone; they are off anyway. */
function styleCompiler() {
  return {
    name: 'style-compiler',
    load: (id) => (id.endsWith('/stylis/src/Prefixer.js') ? 'export const prefix = (value) => value;' : null),
  };
}

/** The reader of outside stores that React has had for years. */
function stores() {
  return {
    name: 'stores',
    load: (id) =>
      id.endsWith('/use-sync-external-store/shim/index.js') ? "export { useSyncExternalStore } from 'react';" : null,
  };
}

/** What the form packages bring to copy an object, and every browser has. */
function babelHelpers() {
  return {
    name: 'babel-helpers',
    load: (id) => (id.endsWith('/@babel/runtime/helpers/esm/extends.js') ? 'export default Object.assign;' : null),
  };
}
