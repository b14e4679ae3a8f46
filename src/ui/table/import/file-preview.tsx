import { useState, type ReactNode } from 'react';
import { Button } from '../../button';
import { Scroll, Sheet } from '../../sheet';
import { Status } from '../../status';
import { Faults } from './import.styles';
import { importText as text } from './import.text';

/** What is wrong with a cell, as a sentence. */
interface FileFault<Column> {
  line: number;
  column: Column;
  why: string;
}

interface FilePreviewProps<Row, Column> {
  rows: readonly Row[];
  columns: readonly Column[];
  faults: readonly FileFault<Column>[];
  titleOf: (column: Column) => string;
  cellOf: (row: Row, column: Column) => ReactNode;
}

/** Rows that are shown at once. */
const step = 100;

/** What was read of a file: cells that are wrong told by row and column, and their rows first. */
export function FilePreview<Row extends { line: number }, Column extends string>({
  rows,
  columns,
  faults,
  titleOf,
  cellOf,
}: FilePreviewProps<Row, Column>) {
  const [most, setMost] = useState(step);
  const wrong = new Set(faults.map(({ line }) => line));
  // Nobody looks for what is wrong among a thousand rows.
  const sorted = [...rows].sort((a, b) => Number(wrong.has(b.line)) - Number(wrong.has(a.line)) || a.line - b.line);
  return (
    <>
      {faults.length > 0 && (
        <Faults aria-label={text.faults}>
          {faults.map(({ line, column, why }) => (
            <li key={`${line} ${column} ${why}`}>{text.fault(line, titleOf(column), why)}</li>
          ))}
        </Faults>
      )}
      <Scroll role="region" aria-label={text.preview} tabIndex={0}>
        <Sheet>
          <thead>
            <tr>
              <th scope="col">{text.line}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {titleOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, most).map((row) => (
              <tr key={row.line}>
                <td>
                  <Status kind={wrong.has(row.line) ? 'danger' : 'online'}>{row.line}</Status>
                </td>
                {columns.map((column) => {
                  const fault = faults.find((one) => one.line === row.line && one.column === column);
                  return (
                    <td key={column} data-wrong={fault && ''} title={fault?.why}>
                      {cellOf(row, column)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Sheet>
        {sorted.length > most && (
          <Button size="sm" block onClick={() => setMost(most + step)}>
            {text.more(sorted.length - most)}
          </Button>
        )}
      </Scroll>
    </>
  );
}
