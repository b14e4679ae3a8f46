import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Every kind of chart as the given file draws it: `node charts-scenario.mjs FILE`.

const { BarDrawing, DonutDrawing, LineDrawing } = await import(process.argv[2]);
const format = (value) => `${value} MB`;
const groups = ['a', 'b', 'c'].map((key) => ({ key, label: key.toUpperCase(), title: `Day ${key}` }));
const bars = ['up', 'down'].map((key, at) => ({ key, label: key, color: 'red', values: [at + 1, 0, 7] }));
const lines = [3, null, 80].map((value, at) => ({
  key: `l${at}`,
  label: `l${at}`,
  tone: at + 1,
  values: [1, value, 4.5],
}));
const parts = ['x', 'y'].map((key, at) => ({ key, label: key, value: at + 2, color: 'blue', words: '' }));

for (const chart of [
  createElement(BarDrawing, { groups, series: bars, format }),
  createElement(BarDrawing, { groups, series: bars, format, stacked: false, unfinished: 'c' }),
  createElement(BarDrawing, { groups, series: bars.map((one) => ({ ...one, open: true })), format }),
  createElement(LineDrawing, { points: groups, series: lines, format }),
  createElement(LineDrawing, {
    points: groups,
    series: lines.slice(0, 1),
    format,
    top: 100,
    unfinished: true,
    ticks: 2,
  }),
  createElement(DonutDrawing, { parts, format }),
])
  console.log(renderToString(chart));
