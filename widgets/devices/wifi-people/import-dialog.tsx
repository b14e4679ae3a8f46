import { useState } from 'react';
import type { WifiPersonProblem, WifiPersonRow } from '../../../src/api/contract/wifi-person';
import { personColumns, personLimits as limits } from '../../../src/domain/wifi-person';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Form } from '../../../src/ui/form';
import { Note } from '../../../src/ui/note';
import { Stack } from '../../../src/ui/stack';
import { FilePick } from '../../../src/ui/table/import/file-pick';
import { FilePreview } from '../../../src/ui/table/import/file-preview';
import { Unread } from '../../../src/ui/table/import/unread';
import { saveRows } from '../shared/save-rows';
import { MakeFields } from './person-dialog';
import { useLook, usePersonActions } from './wifi-people.data';
import { makeOf, rowsOf, usualMake, wordsOf, type MakeValues } from './wifi-people.model';
import { wifiPeopleText as text } from './wifi-people.text';

/** A file that was read, and what is wrong with it. */
interface Read {
  said: string;
  rows: WifiPersonRow[];
  problems: readonly WifiPersonProblem[];
}

/** People out of a file: seen before, wrong cells told by row and column, the rest taken. */
export function ImportDialog({ template, onClose }: { template: string; onClose: () => void }) {
  const { take } = usePersonActions();
  const look = useLook();
  const { act, busy } = useAct();
  const [read, setRead] = useState<Read>();
  const open = (file: File) =>
    act(
      async (): Promise<Read> => {
        const found = await rowsIn(file);
        if (typeof found === 'string') return { said: found, rows: [], problems: [] };
        const { problems } = await look(template, found, makeOf(usualMake));
        return { said: text.read(file.name, found.length), rows: found, problems };
      },
      { then: setRead },
    );
  const submit = async (values: MakeValues) => {
    if (!read) return;
    const { data } = await take.run({ template, rows: read.rows, make: makeOf(values) });
    const bad = new Set(data.problems.map(({ line }) => line));
    // What was left out stays here, to be seen.
    if (bad.size === 0) return onClose();
    setRead({
      said: text.taken(data.taken),
      rows: read.rows.filter(({ line }) => bad.has(line)),
      problems: data.problems,
    });
  };
  const bad = new Set(read?.problems.map(({ line }) => line)).size;
  const good = (read?.rows.length ?? 0) - bad;
  const blank = () =>
    saveRows(
      text.importTitle,
      personColumns.map((column) => text.fields[column]),
      [],
    );
  return (
    <Dialog
      open
      title={text.importTitle}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" type="submit" form="wifi-people-import" disabled={good === 0}>
            {text.take(good, bad)}
          </Button>
        </>
      }
    >
      <Form<MakeValues>
        id="wifi-people-import"
        label={text.importTitle}
        initial={usualMake}
        guarded={false}
        onSubmit={submit}
      >
        <Stack $gap={12}>
          <Note>{text.importNote(limits.imported)}</Note>
          <FilePick
            busy={busy}
            said={read?.said}
            onPick={(file) => void open(file)}
            onTemplate={() => void act(blank)}
          />
          <MakeFields />
          {read && read.rows.length > 0 && (
            <FilePreview
              rows={read.rows}
              columns={personColumns}
              faults={read.problems.map((one) => ({ ...one, column: one.field, why: wordsOf(one) }))}
              titleOf={(column) => text.fields[column]}
              cellOf={(row, column) => row[column] || (column === 'password' && <small>{text.made}</small>)}
            />
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}

/** People in a file, or why there are none. */
async function rowsIn(file: File): Promise<WifiPersonRow[] | string> {
  const { readTable } = await import('../../../src/ui/table/import/read-table');
  try {
    const rows = rowsOf(await readTable(file, limits.imported + 1));
    if (rows.length > limits.imported) return text.many(limits.imported);
    return rows.length > 0 ? rows : text.noRows;
  } catch (error) {
    if (error instanceof Unread && error.reason === 'rows') return text.many(limits.imported);
    return error instanceof Unread && error.reason === 'empty' ? text.noRows : text.unread;
  }
}
