import { expect, it, vi } from 'vitest';
import { nested, writing } from '../../src/element/written-sheet';

it.each([
  ['.a{top:0;}', '.a{top:0;}'],
  ['@media print{.a{top:0;}.a>b,.a:hover{top:1px;}}', '.a{@media print{&{top:0;}&>b,&:hover{top:1px;}}}'],
  ['@media print{.sc-x .a-1 .a-12{top:0;}}', '.sc-x{@media print{& .a-1 .a-12{top:0;}}}'],
  [
    '@container (width<9px){.a .a-b{top:0;}.a::before{content:"";}}',
    '.a{@container (width<9px){& .a-b{top:0;}&::before{content:"";}}}',
  ],
  ['@starting-style{.a[open]::backdrop{opacity:0;}}', '.a{@starting-style{&[open]::backdrop{opacity:0;}}}'],
  // Not about one class alone: as it was written.
  ['@media print{.a{top:0;}b{top:0;}}', '@media print{.a{top:0;}b{top:0;}}'],
  ['@page{margin:0;}', '@page{margin:0;}'],
])('writes the conditions of %s within the class that they are about', (rule, written) => {
  expect(nested(rule)).toBe(written);
});

it('leaves conditions as they are for a browser that knows no rules within rules', () => {
  const written: string[] = [];
  const sheet = { insertRule: (rule: string) => written.push(rule) } as unknown as CSSStyleSheet;
  for (const knows of [true, false]) {
    vi.stubGlobal('CSS', { supports: () => knows });
    writing(sheet, sheet).insertRule('@media print{.a{top:0;}}', 0);
  }
  expect(written).toEqual(['.a{@media print{&{top:0;}}}', '@media print{.a{top:0;}}']);
});

it('puts movements into a sheet of their own, and keeps the place that they have among the rules', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const collected = () => {
    const cssRules: string[] = [];
    return { cssRules, insertRule: (rule: string, at = 0) => cssRules.splice(at, 0, rule) };
  };
  const [sheet, moving] = [collected(), collected()];
  const written = writing(sheet as unknown as CSSStyleSheet, moving as unknown as CSSStyleSheet);
  written.insertRule('.b{top:0;}', 0);
  written.insertRule('@keyframes a{from{opacity:0;}}', 0);
  written.insertRule('.c{top:0;}', 2);
  expect(sheet.cssRules).toEqual(['.np-{}', '.b{top:0;}', '.c{top:0;}']);
  expect(moving.cssRules).toEqual(['@keyframes a{from{opacity:0;}}']);
});
