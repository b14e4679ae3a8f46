import { useRef, useState } from 'react';
import type { WifiPersonProblem, WifiPersonRow } from '../../../src/api/contract/wifi-person';
import { personColumns, personLimits as limits } from '../../../src/domain/wifi-person';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Form } from '../../../src/ui/form';
import { Download, Upload } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { Stack } from '../../../src/ui/stack';
import { Status } from '../../../src/ui/status';
import { Unread } from '../../../src/ui/table/import/unread';
import { saveRows } from '../shared/save-rows';
import { MakeFields } from './person-dialog';
import { useLook, usePersonActions } from './wifi-people.data';
import { makeOf, rowsOf, usualMake, wordsOf, type MakeValues } from './wifi-people.model';
import { Scroll, Sheet } from '../../../src/ui/sheet';
import { Faults, Tools } from './wifi-people.styles';
import { wifiPeopleText as text } from './wifi-people.text';

/** Rows that are shown of a file: those with errors first. */
const shownRows = 200;

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
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>();
  const open = (file: File | undefined) =>
    file &&
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
          <Tools>
            <Button icon={<Upload />} busy={busy} onClick={() => input.current?.click()}>
              {text.pick}
            </Button>
            <Button icon={<Download />} variant="ghost" onClick={() => void act(blank)}>
              {text.template}
            </Button>
            <span role="status">{read?.said}</span>
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,.xlsx"
              hidden
              aria-label={text.pick}
              onChange={(event) => {
                void open(event.target.files?.[0]);
                // The same file again must count as a choice.
                event.target.value = '';
              }}
            />
          </Tools>
          <MakeFields />
          {read && read.rows.length > 0 && <Preview {...read} />}
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

function Preview({ rows, problems }: Pick<Read, 'rows' | 'problems'>) {
  const wrong = new Set(problems.map(({ line }) => line));
  // What is wrong comes first: nobody looks for it among a thousand rows.
  const sorted = [...rows].sort((a, b) => Number(wrong.has(b.line)) - Number(wrong.has(a.line)) || a.line - b.line);
  return (
    <>
      {problems.length > 0 && (
        <Faults aria-label={text.faults}>
          {problems.map((one) => (
            <li key={`${one.line} ${one.field}`}>{text.fault(one.line, text.fields[one.field], wordsOf(one))}</li>
          ))}
        </Faults>
      )}
      <Scroll role="region" aria-label={text.preview} tabIndex={0}>
        <Sheet>
          <thead>
            <tr>
              <th scope="col">{text.line}</th>
              {personColumns.map((column) => (
                <th key={column} scope="col">
                  {text.fields[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shownRows).map((row) => (
              <tr key={row.line}>
                <td>
                  <Status kind={wrong.has(row.line) ? 'danger' : 'online'}>{row.line}</Status>
                </td>
                {personColumns.map((column) => {
                  const problem = problems.find((one) => one.line === row.line && one.field === column);
                  return (
                    <td key={column} data-wrong={problem ? '' : undefined} title={problem && wordsOf(problem)}>
                      {row[column] || (column === 'password' && <small>{text.made}</small>)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </Scroll>
    </>
  );
}
