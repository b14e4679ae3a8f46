import { useState } from 'react';
import type { PreparedProblem } from '../../../src/api/contract/prepared';
import { told } from '../../../src/api/said';
import { Input } from '../../../src/ui/input';
import { Select } from '../../../src/ui/select';
import { Status } from '../../../src/ui/status';
import { columnName } from '../../../src/ui/table/export/xlsx-parts';
import type { TableRow } from '../../../src/ui/table/import/table-row';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { betweenText } from '../../../src/text/between.text';
import { importFields, problemAt, type Sheet } from './prepared-import.model';
import { CellButton, Grid, Scroll } from './prepared-import.styles';
import { preparedImportText as text } from './prepared-import.text';

/** A cell of a file. */
export interface CellPlace {
  line: number;
  /** From 0. */
  column: number;
}

interface SheetGridProps {
  sheet: Sheet;
  /** Those that are drawn. */
  rows: readonly TableRow[];
  lines: ReadonlyMap<number, readonly PreparedProblem[]>;
  editing: CellPlace | undefined;
  onEdit: (place: CellPlace | undefined) => void;
  onCell: (place: CellPlace, value: string) => void;
  onColumn: (column: number, field: string) => void;
}

/** The rows of a file with its own numbers and letters. */
export function SheetGrid({ sheet, rows, lines, editing, onEdit, onCell, onColumn }: SheetGridProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.sheet}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text.line}</VisuallyHidden>
            </th>
            {sheet.head.map((title, column) => (
              <th key={columnName(column)} scope="col" title={title}>
                {columnName(column)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">1</th>
            {sheet.columns.map((field, column) => (
              <th key={columnName(column)}>
                <Select
                  size="sm"
                  aria-label={text.column(columnName(column))}
                  value={field}
                  onChange={(value) => onColumn(column, value)}
                  options={[
                    {
                      value: '',
                      label: sheet.head[column]
                        ? `${sheet.head[column]}${betweenText.told}${text.skipped}`
                        : text.skipped,
                    },
                    ...importFields.map((value) => ({ value, label: text.fields[value as 'vlan'] })),
                    ...(field.startsWith('{{') ? [{ value: field, label: field }] : []),
                  ]}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.line}
              sheet={sheet}
              row={row}
              problems={lines.get(row.line) ?? []}
              editing={editing?.line === row.line ? editing.column : undefined}
              onEdit={(column) => onEdit(column === undefined ? undefined : { line: row.line, column })}
              onCell={(column, value) => onCell({ line: row.line, column }, value)}
            />
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

interface LineProps {
  sheet: Sheet;
  row: TableRow;
  problems: readonly PreparedProblem[];
  editing: number | undefined;
  onEdit: (column: number | undefined) => void;
  onCell: (column: number, value: string) => void;
}

function Line({ sheet, row: { line, cells }, problems, editing, onEdit, onCell }: LineProps) {
  const worst = problems.some(({ level }) => level === 'error') ? 'error' : problems[0]?.level;
  return (
    <tr>
      <th scope="row">{worst ? <Status kind={worst === 'error' ? 'danger' : 'warning'}>{line}</Status> : line}</th>
      {sheet.columns.map((_, column) => {
        const value = cells[column] ?? '';
        const problem = problemAt(sheet, problems, column);
        return (
          <td key={columnName(column)}>
            {editing === column ? (
              <CellBox
                label={text.cell(line, columnName(column), value)}
                value={value}
                onDone={(next) => {
                  onEdit(undefined);
                  if (next !== undefined && next.trim() !== value) onCell(column, next);
                }}
              />
            ) : (
              <CellButton
                type="button"
                $level={problem?.level}
                aria-label={text.cell(line, columnName(column), value)}
                title={problem && told(problem.text, problem as object)}
                onClick={() => onEdit(column)}
              >
                {value || (problem ? text.empty : '')}
              </CellButton>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A cell while it is changed: Enter and leaving it take what was typed, Escape does not. */
function CellBox({
  label,
  value,
  onDone,
}: {
  label: string;
  value: string;
  onDone: (next: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(value);
  return (
    <Input
      ref={(box) => box?.focus()}
      size="sm"
      aria-label={label}
      value={typed}
      onChange={setTyped}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(typed);
        else if (event.key === 'Escape') onDone(undefined);
      }}
    />
  );
}
