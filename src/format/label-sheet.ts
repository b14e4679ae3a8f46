/** A label to stick on a device. */
export interface PrintedLabel {
  /** A code as an SVG element; trusted. */
  code: string;
  title: string;
  lines: readonly string[];
  /** Long numbers, in small letters. */
  small?: readonly string[];
}

/** Labels as a page to print, three beside each other on A4. */
export const labelSheet = (
  title: string,
  labels: readonly PrintedLabel[],
  language = 'zh-CN',
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>
@page { size: A4; margin: 10mm } body { margin: 0; font: 9pt/1.4 system-ui, sans-serif; color: #000; background: #fff }
ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 0; padding: 0; list-style: none }
li { display: grid; grid-template-columns: 24mm 1fr; gap: 3mm; align-items: center; border: .3mm solid #000;
  border-radius: 1.5mm; padding: 2mm; break-inside: avoid } svg { width: 24mm; height: 24mm }
b { display: block; font-size: 10pt; overflow-wrap: anywhere }
code { font: 7pt/1.3 ui-monospace, monospace; overflow-wrap: anywhere }
</style></head><body><ul>
${labels.map(labelOf).join('\n')}
</ul></body></html>
`;

const labelOf = ({ code, title, lines, small = [] }: PrintedLabel): string =>
  `<li>${code.trim()}<div><b>${escaped(title)}</b>${lines.map(escaped).join('<br>')}` +
  `${small.length > 0 ? `<br><code>${small.map(escaped).join('<br>')}</code>` : ''}</div></li>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
