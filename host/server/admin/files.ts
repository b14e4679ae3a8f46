import { writeFile } from 'node:fs/promises';
import { toString } from 'qrcode';
import { Wrong } from './wrong';

/** What a gateway's label says. */
export interface Label {
  gwid: string;
  key: string;
  model: string;
  serial: string;
}

/** Rows of a CSV file with serial numbers: `serial[,model]`; a first row of titles is passed over. */
export function readDevices(csv: string): { serial: string; model?: string }[] {
  const rows = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter(([serial]) => serial);
  const [first] = rows;
  const devices = first && !/^[\dA-Za-z-]{6,32}$/.test(first[0]!) ? rows.slice(1) : rows;
  const at = devices.findIndex(([serial]) => !/^[\dA-Za-z-]{6,32}$/.test(serial!));
  if (at >= 0) throw new Wrong(`清单中的序列号无效：${devices[at]![0]}（应为 6–32 位字母、数字或连字符）`);
  return devices.map(([serial, model]) => ({ serial: serial!, ...(model && { model }) }));
}

/** Labels as CSV, for a label printer. */
export const labelsCsv = (labels: readonly Label[]): string =>
  ['gwid,key,model,serial', ...labels.map(({ gwid, key, model, serial }) => [gwid, key, model, serial].join(','))].join(
    '\n',
  ) + '\n';

/** Labels as a page to print, three beside each other on A4. The code holds GWID and key on two lines. */
export async function labelsPage(labels: readonly Label[]): Promise<string> {
  const drawn = await Promise.all(labels.map(labelOf));
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>设备标签</title><style>
@page { size: A4; margin: 10mm } body { margin: 0; font: 9pt/1.4 system-ui, sans-serif; color: #000; background: #fff }
ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 0; padding: 0; list-style: none }
li { display: grid; grid-template-columns: 24mm 1fr; gap: 3mm; align-items: center; border: .3mm solid #000;
  border-radius: 1.5mm; padding: 2mm; break-inside: avoid } svg { width: 24mm; height: 24mm }
b { display: block; font-size: 10pt } code { font: 7pt/1.3 ui-monospace, monospace; overflow-wrap: anywhere }
</style></head><body><ul>
${drawn.join('\n')}
</ul></body></html>
`;
}

async function labelOf({ gwid, key, model, serial }: Label): Promise<string> {
  const code = await toString(`${gwid}\n${key}`, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return (
    `<li>${code.trim()}<div><b>${escaped(model)}</b>序列号 ${escaped(serial)}<br>` +
    `<code>GWID ${gwid}<br>密钥 ${key}</code></div></li>`
  );
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Writes a file that holds secrets: for its owner alone, and never over another. */
export async function writeNew(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new Wrong(code === 'EEXIST' ? `文件已存在，不会覆盖：${path}` : `不能写入 ${path}（${code}）`);
  });
}
