import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportFile } from '../../../src/ui/table/export/file';
import { readTable } from '../../../src/ui/table/import/read-table';
import { Unread } from '../../../src/ui/table/import/unread';

const csv = (text: string | Uint8Array) => new File([text as BlobPart], 'devices.csv');
const workbook = (parts: Record<string, string>) =>
  new File(
    [zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))) as BlobPart],
    'devices.xlsx',
  );
const ordinary = {
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="清单" sheetId="1" r:id="rId7"/><sheet name="二" r:id="rId8"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId8" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>序列号</t></si><si><r><t>宁波</t></r><r><t xml:space="preserve"> 天一 &amp; 店</t></r><rPh sb="0" eb="1"><t>NB</t></rPh></si></sst>',
  'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
  'xl/worksheets/sheet2.xml':
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>VLAN</t></is></c></row><row r="2"/>' +
    '<row r="4"><c r="A4" t="str"><f>A1</f><v>NP0001</v></c><c r="B4" t="s"><v>1</v></c><c r="C4"><v>30</v></c><c r="D4"><v>5.7480284E7</v></c></row></sheetData></worksheet>',
};
const reasonOf = (file: File, most = 100) =>
  readTable(file, most).then(
    () => 'read',
    (error: unknown) => (error instanceof Unread ? error.reason : String(error)),
  );

describe('a table in a file', () => {
  it('is read from CSV with quotes, any line end, and whichever mark stands between', async () => {
    expect(await readTable(csv('\uFEFFa,b\r\n"1,""x""\nz",2\n\n3,\'=SUM(1)\r'), 100)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1,"x"\nz', '2'] },
      { line: 4, cells: ['3', '=SUM(1)'] },
    ]);
    expect(await readTable(csv('a;b\n1;2'), 100)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ]);
  });

  it('is read from CSV as Chinese spreadsheet programs write it', async () => {
    // 序列号 in GB 18030
    expect(await readTable(csv(new Uint8Array([0xd0, 0xf2, 0xc1, 0xd0, 0xba, 0xc5, 0x0a, 0x31])), 100)).toEqual([
      { line: 1, cells: ['序列号'] },
      { line: 2, cells: ['1'] },
    ]);
  });

  it('is read from the first sheet of XLSX: shared and inline texts, formulas, gaps, rows by their numbers', async () => {
    expect(await readTable(workbook(ordinary), 100)).toEqual([
      { line: 1, cells: ['序列号', '', 'VLAN'] },
      { line: 4, cells: ['NP0001', '宁波 天一 & 店', '30', '57480284'] },
    ]);
  });

  it('is read as it was exported', async () => {
    for (const kind of ['csv', 'xlsx'] as const) {
      const file = await exportFile(kind, '设备', ['序列号', '名称']);
      file.add([
        ['NP0001', '一 "店" <1> & 二'],
        ['NP0002', '=1+1'],
      ]);
      expect(await readTable(new File([file.finish()], `a.${kind}`), 100)).toEqual([
        { line: 1, cells: ['序列号', '名称'] },
        { line: 2, cells: ['NP0001', '一 "店" <1> & 二'] },
        { line: 3, cells: ['NP0002', '=1+1'] },
      ]);
    }
  });

  it('is not read where it is too large, packed or unpacked, where it says nothing, and where it is something else', async () => {
    expect(await reasonOf(csv('x'.repeat(5 * 1024 * 1024 + 1)))).toBe('large');
    const bomb = { ...ordinary, 'xl/sharedStrings.xml': ' '.repeat(40 * 1024 * 1024) };
    expect(await reasonOf(workbook(bomb))).toBe('large');
    expect(await reasonOf(csv('a\n1\n2'), 2)).toBe('rows');
    expect(await reasonOf(csv('\n \n'))).toBe('empty');
    expect(await reasonOf(workbook({ 'word/document.xml': '<w/>' }))).toBe('broken');
    const unclosed = { ...ordinary, 'xl/worksheets/sheet2.xml': `<sheetData>${'<row r="1">'.repeat(300_000)}` };
    expect(await reasonOf(workbook(unclosed))).toBe('broken');
    expect(await reasonOf(csv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])))).toBe('broken');
    expect(await reasonOf(csv(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])))).toBe('broken');
  });
});
