import type { ExportValue } from './csv';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRels = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Files of a workbook that do not depend on its rows: path and text (ECMA-376, part 1). */
export function fixedParts(sheetName: string): [path: string, text: string][] {
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packageRels}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packageRels}">` +
        `${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
        `<sheet name="${escape(safeName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/styles.xml',
      `${head}<styleSheet xmlns="${main}">` +
        '<fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>' +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
        '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
    ],
  ];
}

/** Beginning of the sheet: frozen head row, column widths in characters. */
export const sheetStart = (widths: readonly number[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  widths.map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${w}" customWidth="1"/>`).join('') +
  '</cols><sheetData>';

export const sheetEnd = '</sheetData></worksheet>';

/** One row; `line` counts from 1. Text is stored as text, so nothing is ever run as a formula. */
export function sheetRow(line: number, values: readonly ExportValue[], bold = false): string {
  const style = bold ? ' s="1"' : '';
  return `<row r="${line}">${values.map((value, i) => cell(`${columnName(i)}${line}`, value, style)).join('')}</row>`;
}

function cell(at: string, value: ExportValue, style: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"${style}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"${style}><v>${Number(value)}</v></c>`;
  return `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${escape(String(value))}</t></is></c>`;
}

/** A, B … Z, AA …; `index` counts from 0. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Sheet names have at most 31 characters and none of `: \ / ? * [ ]`. */
const safeName = (name: string) => name.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31) || 'Sheet1';

const forbidden = /[^\t\n\r -\uFFFD]/g;

/** Characters that XML 1.0 cannot carry are dropped. */
const escape = (text: string) =>
  text
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
