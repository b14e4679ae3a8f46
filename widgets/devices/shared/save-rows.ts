/** Saves rows of texts and numbers as a workbook. */
export async function saveRows(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const [{ exportFile, fileName, saveFile }, { sheetOf }] = await Promise.all([
    import('../../../src/ui/table/export/file'),
    import('../../../src/ui/table/export/sheet'),
  ]);
  const { head, lineOf } = sheetOf(
    titles.map((title, at) => ({ key: String(at), title, exported: (line: readonly (string | number)[]) => line[at] })),
    rows,
  );
  const file = await exportFile('xlsx', name, head);
  file.add(rows.map(lineOf));
  saveFile(file.finish(), fileName(name, 'xlsx', new Date()));
}
