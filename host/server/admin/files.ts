import { writeFile } from 'node:fs/promises';
import { toString } from 'qrcode';
import { yuanToFen } from '../../../src/format';
import { labelSheet } from '../../../src/format/label-sheet';
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

/** Rows of a CSV file with what disks earned: `gwid,disk,yuan`; a first row of titles is passed over. */
export function readIncome(csv: string): { gwid: string; disk: string; income_fen: number }[] {
  const rows = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter(([gwid]) => gwid);
  return rows
    .map(([gwid = '', disk = '', yuan = '']) => ({ gwid, disk, income_fen: yuanToFen(yuan), yuan }))
    .filter(({ income_fen }, n) => n > 0 || income_fen !== undefined)
    .map(({ gwid, disk, income_fen, yuan }) => {
      if (disk === '' || income_fen === undefined) throw new Wrong(`清单中的一行无效：${gwid},${disk},${yuan}`);
      return { gwid, disk, income_fen };
    });
}

/** Labels as CSV, for a label printer. */
export const labelsCsv = (labels: readonly Label[]): string =>
  ['gwid,key,model,serial', ...labels.map(({ gwid, key, model, serial }) => [gwid, key, model, serial].join(','))].join(
    '\n',
  ) + '\n';

/** Labels as a page to print. The code holds GWID and key on two lines. */
export const labelsPage = async (labels: readonly Label[]): Promise<string> =>
  labelSheet(
    '设备标签',
    await Promise.all(
      labels.map(async ({ gwid, key, model, serial }) => ({
        code: await toString(`${gwid}\n${key}`, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
        title: model,
        lines: [`序列号 ${serial}`],
        small: [`GWID ${gwid}`, `密钥 ${key}`],
      })),
    ),
  );

/** Writes a file that holds secrets: for its owner alone, and never over another. */
export async function writeNew(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new Wrong(code === 'EEXIST' ? `文件已存在，不会覆盖：${path}` : `不能写入 ${path}（${code}）`);
  });
}
