import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '../../../src/api';
import { sdwanCandidates, type Candidate } from '../../../src/api/contract/sdwan';
import {
  importColumns,
  mostImported,
  readImport,
  type Drawing,
  type ImportedMember,
  type ImportFault,
  type ReadImport,
} from '../../../src/domain/sdwan';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Download, Upload } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { Stack } from '../../../src/ui/stack';
import { Status } from '../../../src/ui/status';
import { Line, Rows, Scroll } from './editor.styles';
import { sdwanUiText as text } from './sdwan-ui.text';
import { useSteps } from './use-steps';

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

/** What is wrong with a cell, as a sentence. */
const faultText = ({ kind, other }: ImportFault): string => text.importWrong[kind]({ other });

/** Members out of a file: seen before, wrong cells told by line, the rest taken. */
export function ImportMembers({ drawing, most, onImport, onClose }: ImportMembersProps) {
  const client = useClient();
  const { act, busy } = useAct();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [read, setRead] = useState<ReadImport<Candidate>>();
  const take = (file: File | undefined) =>
    file &&
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
        <Line>
          <Button icon={<Upload />} busy={busy} onClick={() => input.current?.click()}>
            {text.importPick}
          </Button>
          <Button icon={<Download />} variant="ghost" onClick={() => void act(template)}>
            {text.importTemplate}
          </Button>
          <span role="status">{said}</span>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.xlsx"
            hidden
            aria-label={text.importPick}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // The same file again must count as a choice.
              event.target.value = '';
            }}
          />
        </Line>
        {read?.rows.length === 0 && <Note tone="warning">{text.importNone}</Note>}
        {read && read.rows.length > 0 && <Preview read={read} />}
      </Stack>
    </Dialog>
  );
}

function Preview({ read: { rows, faults } }: { read: ReadImport }) {
  // What is wrong comes first: nobody looks for it among a thousand rows.
  const wrong = new Set(faults.map(({ line }) => line));
  const sorted = [...rows].sort((a, b) => Number(wrong.has(b.line)) - Number(wrong.has(a.line)) || a.line - b.line);
  const { shown, more } = useSteps(sorted);
  return (
    <>
      {faults.length > 0 && (
        <Faults aria-label={text.importFaults}>
          {faults.map((one) => (
            <li key={`${one.line} ${one.column} ${one.kind}`}>
              {text.importFault(one.line, text.importColumns[one.column], faultText(one))}
            </li>
          ))}
        </Faults>
      )}
      <Scroll>
        <Rows aria-label={text.importPreview}>
          <thead>
            <tr>
              <th scope="col">{text.importLine}</th>
              {importColumns.map((column) => (
                <th key={column} scope="col">
                  {text.importColumns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, values }) => (
              <tr key={line}>
                <td>
                  <Status kind={wrong.has(line) ? 'danger' : 'online'}>{line}</Status>
                </td>
                {importColumns.map((column) => {
                  const fault = faults.find((one) => one.line === line && one.column === column);
                  return (
                    <Cell key={column} $wrong={fault !== undefined} title={fault && faultText(fault)}>
                      {values[column]}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Rows>
        {more}
      </Scroll>
    </>
  );
}

const Cell = styled.td<{ $wrong: boolean }>`
  box-shadow: ${({ $wrong }) => ($wrong ? `inset 0 0 0 1px ${token('danger-solid')}` : 'none')};
`;

const Faults = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 160px;
  margin: 0;
  padding-left: 20px;
  overflow: auto;
  color: ${token('danger-text')};
`;
