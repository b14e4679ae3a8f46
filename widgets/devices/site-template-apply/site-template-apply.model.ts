import type { SiteAsked, SitePlan, SiteTemplateDetail } from '../../../src/api/contract/site-template';
import { columnName } from '../../../src/ui/table/export/xlsx-parts';
import type { TableRow } from '../../../src/ui/table/import/table-row';
import { siteTemplateApplyText as text } from './site-template-apply.text';

/** A variable as it travels. */
export type Variable = SiteTemplateDetail['model']['variables'][number];

/** A gateway that can be named. */
export interface Known {
  gwid: string;
  remark: string;
  serial: string;
}

/** A site in the table. */
export interface Chosen {
  gwid: string;
  remark: string;
  values: Readonly<Record<string, string>>;
  /** Its block; empty: the next free one. */
  block: string;
}

/** A cell of a file that cannot be taken. */
export interface Fault {
  /** `5 A`: row and column of the file. */
  line: number;
  column: string;
  kind: 'unknown' | 'ambiguous' | 'twice' | 'column' | 'noColumn';
  text: string;
}

const bare = (title: string): string => title.toLowerCase().replace(/[\s_\-.（()）*{}]/g, '');
const siteTitles = () => [...text.titles.site, ...titles.site].map(bare);
const blockTitles = () => [...text.titles.block, ...titles.block].map(bare);
/** The same in files that programs write. */
const titles = { site: ['gwid', 'site', 'gateway', 'name', 'serial'], block: ['block', 'segment'] };

/**
 * Reads sites and values out of rows of a file: the first row says what the columns are, the site by name, serial number or
 * GWID. What cannot be taken is told by row and column; the other rows are.
 */
export function readSites(
  rows: readonly TableRow[],
  variables: readonly Variable[],
  gateways: readonly Known[],
): { sites: Chosen[]; faults: Fault[] } {
  const [head, ...lines] = rows;
  const faults: Fault[] = [];
  const fields = (head?.cells ?? []).map((title, at) => {
    const typed = bare(title);
    if (siteTitles().includes(typed)) return 'site';
    if (blockTitles().includes(typed)) return 'block';
    const variable = variables.find(
      ({ name, label }) => bare(name) === typed || (label !== '' && bare(label) === typed),
    );
    if (!variable && typed !== '') {
      faults.push({ line: head!.line, column: columnName(at), kind: 'column', text: title });
    }
    return variable ? `=${variable.name}` : '';
  });
  const place = fields.indexOf('site');
  if (place < 0) {
    faults.push({ line: head?.line ?? 1, column: 'A', kind: 'noColumn', text: '' });
    return { sites: [], faults };
  }
  const seen = new Map<string, number>();
  const sites = lines.flatMap(({ line, cells }): Chosen[] => {
    const typed = cells[place] ?? '';
    const wanted = typed.toLowerCase();
    const found = gateways.filter(
      ({ gwid, remark, serial }) =>
        remark === typed || serial.toLowerCase() === wanted || gwid.toLowerCase() === wanted,
    );
    const [one] = found;
    const wrong = (kind: Fault['kind'], about = typed) => {
      faults.push({ line, column: columnName(place), kind, text: about });
      return [];
    };
    if (!one) return wrong('unknown');
    if (found.length > 1) return wrong('ambiguous');
    const before = seen.get(one.gwid);
    if (before !== undefined) return wrong('twice', String(before));
    seen.set(one.gwid, line);
    const values = fields.flatMap((field, at) => (field.startsWith('=') ? [[field.slice(1), cells[at] ?? '']] : []));
    return [
      {
        ...{ gwid: one.gwid, remark: one.remark },
        values: Object.fromEntries(values) as Record<string, string>,
        block: cells[fields.indexOf('block')] ?? '',
      },
    ];
  });
  return { sites, faults };
}

/** The table with sites of a file in it: values of those that are there are replaced, the others come behind. */
export function withSites(chosen: readonly Chosen[], more: readonly Chosen[]): Chosen[] {
  const fresh = new Map(more.map((one) => [one.gwid, one]));
  const there = new Set(chosen.map(({ gwid }) => gwid));
  return [
    ...chosen.map((one) => {
      const next = fresh.get(one.gwid);
      return next ? { ...one, values: { ...one.values, ...next.values }, block: next.block || one.block } : one;
    }),
    ...more.filter(({ gwid }) => !there.has(gwid)),
  ];
}

/** Sites as they are asked for. */
export const askedOf = (chosen: readonly Chosen[]): SiteAsked[] =>
  chosen.map(({ gwid, values, block }) => ({ gwid, values: { ...values }, ...(block && { block }) }));

/** What is wrong at a cell of the table. */
export const problemOf = (plan: SitePlan | undefined, variable: string) =>
  plan?.problems.find((one) => one.variable === variable);

/** What is wrong with a site but for its values. */
export const otherProblems = (plan: SitePlan | undefined) => plan?.problems.filter((one) => !one.variable) ?? [];
