import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { collect } from '../../../src/ui/table/export/collect';
import { csvField, csvLines } from '../../../src/ui/table/export/csv';
import { exportFile, fileName } from '../../../src/ui/table/export/file';
import { workbook } from '../../../src/ui/table/export/xlsx';
import { columnName } from '../../../src/ui/table/export/xlsx-parts';

describe('CSV', () => {
  test.each([
    ['青禾', '青禾'],
    ['a,b', '"a,b"'],
    ['说"好"', '"说""好"""'],
    ['两\n行', '"两\n行"'],
    [12.5, '12.5'],
    [-3, '-3'],
    ['-3', '-3'],
    [undefined, ''],
    [null, ''],
    [false, 'false'],
  ])('%j is written as %j', (value, expected) => {
    expect(csvField(value)).toBe(expected);
  });

  test.each(['=1+1', '＝1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1'])('%j is no formula', (value) => {
    expect(csvField(value)).toBe(`'${value}`);
  });

  test('lines end as the standard says and the file tells its encoding', async () => {
    expect(
      csvLines([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('a,1\r\nb,2\r\n');
    const file = await exportFile('csv', '列表', ['名称']);
    file.add([['青禾']]);
    expect(new Uint8Array(await file.finish().arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  });
});

describe('XLSX', () => {
  const sheetOf = async (blob: Blob) => {
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    return { files, sheet: strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
  };

  test('a workbook has its parts, a bold head and typed cells', async () => {
    const book = workbook('列表/1', ['名称', '终端'], [20, 10]);
    book.add([
      ['<青禾> & "二"', 12],
      ['=1+1', undefined],
    ]);
    const { files, sheet } = await sheetOf(book.finish());
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="列表 1"');
    expect(sheet).toContain('<c r="A1" t="inlineStr" s="1"><is><t xml:space="preserve">名称</t></is></c>');
    expect(sheet).toContain('&lt;青禾&gt; &amp; &quot;二&quot;');
    expect(sheet).toContain('<c r="B2"><v>12</v></c>');
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
    expect(sheet).not.toContain('<f>');
  });

  test('characters that XML cannot carry are left out', async () => {
    const book = workbook('a', ['a'], [10]);
    book.add([['x\u0000\u001by\uffff\tz']]);
    expect((await sheetOf(book.finish())).sheet).toContain('preserve">xy\tz<');
  });

  test('columns after Z go on with AA', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });

  test('file names carry the time and no forbidden character', () => {
    expect(fileName('a/b', 'csv', new Date(2026, 10, 20, 9, 5))).toBe('a b 2026-11-20 0905.csv');
  });
});

describe('collecting everything that matches', () => {
  const all = Array.from({ length: 7 }, (_, i) => ({ id: String(i) }));
  const keyOf = (row: { id: string }) => row.id;
  const gather = async (
    fetchPage: Parameters<typeof collect<{ id: string }>>[0]['fetchPage'],
    stop = new AbortController(),
  ) => {
    const progress: number[] = [];
    const found: string[] = [];
    const pieces = collect({
      fetchPage,
      keyOf,
      size: 3,
      signal: stop.signal,
      onProgress: (done) => progress.push(done),
    });
    for await (const rows of pieces) found.push(...rows.map(keyOf));
    return { found, progress };
  };

  test('asks page after page and tells how far it is', async () => {
    const { found, progress } = await gather(async (page, size) => ({
      list: all.slice((page - 1) * size, page * size),
      total: 7,
    }));
    expect(found).toEqual(all.map(keyOf));
    expect(progress).toEqual([3, 6, 7]);
  });

  test('a row that slipped to a later page comes once', async () => {
    const { found } = await gather(async (page) => ({
      list: page === 1 ? all.slice(0, 3) : page === 2 ? all.slice(2, 5) : all.slice(5),
      total: 7,
    }));
    expect(found).toEqual(all.map(keyOf));
  });

  test('ends when pages run out although the total said more', async () => {
    const { found } = await gather(async (page) => ({ list: page === 1 ? all.slice(0, 3) : [], total: 100 }));
    expect(found).toHaveLength(3);
  });

  test('stops when it is told to, and passes failures on', async () => {
    const stop = new AbortController();
    const stopping = gather(async (page) => {
      if (page === 2) stop.abort();
      return { list: all.slice(0, 3), total: 100 };
    }, stop);
    await expect(stopping).rejects.toThrow();
    await expect(gather(async () => Promise.reject(new Error('断网')))).rejects.toThrow('断网');
  });
});
