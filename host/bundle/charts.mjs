import { resolve } from 'node:path';

/**
 * The charts' package as it is used here: bars, lines and donuts in SVG that stand still, with linear scales, points and
 * bands. What moves, legends, annotations, scales of time and palettes of its own stay behind: they were more than half.
 */
export const charts = () => ({
  name: 'charts',
  load(id) {
    const [, name, file] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)\.m?js$/.exec(id) ?? [];
    if (unused.test(`${name}/${file}`)) return { code: nothing, syntheticNamedExports: true, moduleSideEffects: false };
    if (name === 'lodash') return { code: `export { ${file} as default } from '${tools}';`, moduleSideEffects: false };
    return name === '@react-spring/web' ? { code: still, moduleSideEffects: false } : null;
  },
  transform: (code, id) => (id.includes('/node_modules/@nivo/') ? { code, map: null, moduleSideEffects: false } : null),
});

/** What is named there and never run for us: every name of it is a function, or an empty list where one is read. */
const unused = new RegExp(
  [
    '^@nivo/(annotations|canvas|legends|voronoi)/',
    '^d3-(color|format|scale-chromatic|time|time-format)/',
    '^lodash/(isEqual|pick)$',
    '^(react-virtualized-auto-sizer|use-debounce)/',
  ].join('|'),
);

const nothing = 'export default /*#__PURE__*/ new Proxy({}, { get: () => () => [] });';

const tools = resolve('host/bundle/charts-tools.mjs');

/** Everything is at once where it goes to. */
const still = `
  import { createElement, Fragment } from 'react';
  export const animated = new Proxy({}, { get: (_, tag) => tag });
  export const config = {};
  export const to = (values, of) => of(...values);
  export const useSpring = ({ to, from, config, immediate, ...values }) => ({ ...values, ...to });
  export const useTransition = (items, { keys, update }) => (draw) =>
    items.map((item, at) => createElement(Fragment, { key: keys(item) }, draw(update(item), item, {}, at)));`;
