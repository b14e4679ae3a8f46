import { useState } from 'react';
import { useClient } from '../../../src/api';
import { sdwanCandidates, type Candidate } from '../../../src/api/contract/sdwan';
import {
  importColumns,
  mostImported,
  readImport,
  type Drawing,
  type ImportedMember,
  type ReadImport,
} from '../../../src/domain/sdwan';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Note } from '../../../src/ui/note';
import { Stack } from '../../../src/ui/stack';
import { FilePick } from '../../../src/ui/table/import/file-pick';
import { FilePreview } from '../../../src/ui/table/import/file-preview';
import { sdwanUiText as text } from './sdwan-ui.text';

/** Gateways that are read at once, of those that a file may name. */
const step = 1000;

/** Props of `ImportMembers`. */
export interface ImportMembersProps {
  drawing: Drawing;
  /** Members that the package allows; undefined: nobody knows yet. */
  most?: number | undefined;
  onImport: (members: readonly ImportedMember<Candidate>[]) => void;
  onClose: () => void;
}

/** Members out of a file: seen before, wrong cells told by line, the rest taken. */
export function ImportMembers({ drawing, most, onImport, onClose }: ImportMembersProps) {
  const client = useClient();
  const { act, busy } = useAct();
  const [said, setSaid] = useState('');
  const [read, setRead] = useState<ReadImport<Candidate>>();
  const take = (file: File) =>
    act(
      async () => {
        const { readTable } = await import('../../../src/ui/table/import/read-table');
        const rows = await readTable(file, mostImported + 1).catch(() => undefined);
        if (!rows) return { said: text.importUnread(file.name), read: undefined };
        const found: Candidate[] = [];
        for (let page = 1, total = 1; found.length < total; page += 1) {
          const { data } = await client.call(sdwanCandidates, { page, per_page: step }, { quiet: true });
          if (data.list.length === 0) break;
          found.push(...data.list);
          total = data.total;
        }
        const sheet = readImport(rows, found, drawing, most);
        return { said: text.importRead(file.name, sheet.rows.length), read: sheet };
      },
      {
        then: (result) => {
          setSaid(result.said);
          setRead(result.read);
        },
      },
    );
  const template = async () => {
    const { exportFile, fileName, saveFile } = await import('../../../src/ui/table/export/file');
    const file = await exportFile(
      'csv',
      text.importTitle,
      importColumns.map((column) => text.importColumns[column]),
    );
    saveFile(file.finish(), fileName(text.importTitle, 'csv', new Date()));
  };
  const good = read?.good.length ?? 0;
  const bad = read ? read.rows.length - good : 0;
  return (
    <Dialog
      open
      title={text.importTitle}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={good === 0} onClick={() => read && onImport(read.good)}>
            {text.importRows(good, bad)}
          </Button>
        </>
      }
    >
      <Stack>
        <Note>{text.importNote}</Note>
        <FilePick busy={busy} said={said} onPick={(file) => void take(file)} onTemplate={() => void act(template)} />
        {read?.rows.length === 0 && <Note tone="warning">{text.importNone}</Note>}
        {read && read.rows.length > 0 && (
          <FilePreview
            rows={read.rows}
            columns={importColumns}
            faults={read.faults.map((one) => ({ ...one, why: text.importWrong[one.kind](one) }))}
            titleOf={(column) => text.importColumns[column]}
            cellOf={({ values }, column) => values[column]}
          />
        )}
      </Stack>
    </Dialog>
  );
}
