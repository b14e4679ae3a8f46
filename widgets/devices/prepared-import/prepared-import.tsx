import { useRef, useState } from 'react';
import type { PreparedProblem } from '../../../src/api/contract/prepared';
import { mostImported } from '../../../src/domain/prepared-names';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { ChevronLeft, Download, Upload } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { mostTableBytes, readTable } from '../../../src/ui/table/import/read-table';
import { Unread } from '../../../src/ui/table/import/unread';
import { useToast } from '../../../src/ui/toast';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { useImport, useLook } from './prepared-import.data';
import { badLines, importFields, rowsOf, sheetOf, type Sheet } from './prepared-import.model';
import { Drop, Panel } from './prepared-import.styles';
import { preparedImportText as text } from './prepared-import.text';
import { saveRows } from '../shared/save-rows';
import { SheetEditor } from './sheet-editor';

/** Bytes of a megabyte. */
const megabyte = 1024 * 1024;

/** Prepares the devices of a file: what is wrong is marked in its cell and mended there; good rows are taken. */
export function PreparedImport() {
  const place = usePlace();
  const toast = useToast();
  const look = useLook();
  const { act, busy } = useAct();
  const { run } = useImport();
  const [sheet, setSheet] = useState<Sheet>();
  const [problems, setProblems] = useState<readonly PreparedProblem[]>([]);
  /** The file as it was when it was looked through. */
  const [checked, setChecked] = useState<Sheet>();
  const [fault, setFault] = useState('');
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  // Who types fast asks several times: only the last answer counts.
  const asked = useRef(0);

  /** Shows a file as it is now, and looks what is wrong with it. */
  const show = async (next: Sheet) => {
    const turn = ++asked.current;
    setSheet(next);
    await act(() => look(rowsOf(next)), {
      then: (found) => {
        if (turn !== asked.current) return;
        setProblems(found.problems);
        setChecked(next);
      },
    });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    try {
      const next = sheetOf(file, await readTable(file, mostImported + 1));
      if (next.rows.length === 0) return setFault(text.noRows);
      setProblems([]);
      await show(next);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      setFault(unread(error));
    }
  };
  const submit = (current: Sheet) =>
    act(() => run({ rows: rowsOf(current) }), {
      said: ({ data }) => text.imported(data.taken),
      then: ({ data }) => {
        const bad = badLines(data.problems);
        if (bad.size === 0) return place.go({ name: 'preconfigured' });
        // What is left can be mended and taken after all.
        return show({ ...current, rows: current.rows.filter(({ line }) => bad.has(line)) });
      },
    });
  const template = () =>
    saveRows(
      text.templateName,
      importFields.map((field) => text.fields[field as 'vlan']),
      [],
    );
  const pick = (
    <Button icon={<Upload />} onClick={() => picker.current?.click()}>
      {sheet ? text.another : text.choose}
    </Button>
  );
  return (
    <Panel part="panel">
      <PageActions>
        <Button icon={<ChevronLeft />} onClick={() => place.go({ name: 'preconfigured' })}>
          {text.back}
        </Button>
        <Button icon={<Download />} onClick={() => void act(template)}>
          {text.template}
        </Button>
      </PageActions>
      <VisuallyHidden>
        <input
          ref={picker}
          type="file"
          tabIndex={-1}
          accept=".csv,.xlsx"
          aria-label={text.choose}
          onChange={(event) => {
            void open(event.target.files?.[0]).catch(() => toast.error(text.unread.broken));
            // The same file again must count as a choice.
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      {fault && <Note tone="danger">{fault}</Note>}
      {sheet ? (
        <SheetEditor
          sheet={sheet}
          problems={problems}
          checked={checked === sheet}
          busy={busy}
          pick={pick}
          onChange={(next) => void show(next)}
          onCheck={() => void show(sheet)}
          onSubmit={() => void submit(sheet)}
          onCancel={() => setSheet(undefined)}
        />
      ) : (
        <Drop
          $over={over}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void open(event.dataTransfer.files[0]).catch(() => toast.error(text.unread.broken));
          }}
        >
          <strong>{text.start}</strong>
          {pick}
          <p>{text.startHelp(mostImported, mostTableBytes / megabyte)}</p>
        </Drop>
      )}
    </Panel>
  );
}

const unread = ({ reason }: Unread): string =>
  reason === 'large'
    ? text.unread.large(mostTableBytes / megabyte)
    : reason === 'rows'
      ? text.unread.rows(mostImported)
      : text.unread[reason];
