import { useState, type ReactNode } from 'react';
import type { PreparedProblem } from '../../../src/api/contract/prepared';
import { told } from '../../../src/api/said';
import { bytes } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { ChevronLeft, ChevronRight, Download, RefreshCw } from '../../../src/ui/icon';
import { PaneTitle } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { betweenText } from '../../../src/text/between.text';
import { badLines, byLine, placeOf, withCell, withColumn, type Sheet } from './prepared-import.model';
import { Bar, Columns, Foot, Problems } from './prepared-import.styles';
import { preparedImportText as text } from './prepared-import.text';
import { saveRows } from '../shared/save-rows';
import { SheetGrid, type CellPlace } from './sheet-grid';

/** Rows that are drawn at once. */
const perPage = 100;

interface SheetEditorProps {
  sheet: Sheet;
  problems: readonly PreparedProblem[];
  /** Whether the problems are those of the file as it is; until then it is looked through, or that failed. */
  checked: boolean;
  busy: boolean;
  /** Takes another file. */
  pick: ReactNode;
  onChange: (sheet: Sheet) => void;
  /** Looks the file through once more. */
  onCheck: () => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** A file as it is, what is wrong with it beside, and what is taken of it below. */
export function SheetEditor(props: SheetEditorProps) {
  const { sheet, problems, checked, busy, pick, onChange, onCheck, onSubmit, onCancel } = props;
  const { act } = useAct();
  const [only, setOnly] = useState<'all' | 'problems'>('all');
  const [page, setPage] = useState(0);
  const [editing, setEditing] = useState<CellPlace>();
  const lines = byLine(problems);
  const bad = badLines(problems);
  const minded = lines.size - bad.size;
  const shown = only === 'problems' ? sheet.rows.filter(({ line }) => lines.has(line)) : sheet.rows;
  const last = Math.max(0, Math.ceil(shown.length / perPage) - 1);
  const at = Math.min(page, last);
  const rows = shown.slice(at * perPage, (at + 1) * perPage);
  const good = sheet.rows.length - bad.size;
  const jump = (problem: PreparedProblem) => {
    const row = shown.findIndex(({ line }) => line === problem.line);
    setPage(Math.floor(Math.max(0, row) / perPage));
    const column = sheet.columns.indexOf(problem.field);
    if (column >= 0) setEditing({ line: problem.line, column });
  };
  const download = () =>
    saveRows(
      text.downloadName,
      [...sheet.head, text.problem],
      sheet.rows
        .filter(({ line }) => bad.has(line))
        .map(({ line, cells }) => [
          ...sheet.head.map((_, column) => cells[column] ?? ''),
          (lines.get(line) ?? []).map((one) => told(one.text, one as object)).join(betweenText.sentences),
        ]),
    );
  return (
    <>
      <Bar>
        <span>{text.file(sheet.name, bytes(sheet.size))}</span>
        {pick}
        <span>{text.rows(sheet.rows.length)}</span>
        {checked ? (
          <Status kind="online">{text.good(good)}</Status>
        ) : (
          <Status kind={busy ? 'progress' : 'warning'}>{busy ? text.checking : text.unchecked}</Status>
        )}
        {bad.size > 0 && <Status kind="danger">{text.wrong(bad.size)}</Status>}
        {minded > 0 && <Status kind="warning">{text.minded(minded)}</Status>}
        <div className="end">
          <Segmented<'all' | 'problems'>
            label={text.show}
            value={only}
            onChange={(value) => {
              setOnly(value);
              setPage(0);
            }}
            options={[
              { value: 'all', label: text.all(sheet.rows.length) },
              { value: 'problems', label: checked ? text.onlyProblems(lines.size) : text.onlyThese },
            ]}
          />
        </div>
      </Bar>
      <Columns>
        <SheetGrid
          sheet={sheet}
          rows={rows}
          lines={lines}
          editing={editing}
          onEdit={setEditing}
          onCell={({ line, column }, value) => onChange(withCell(sheet, line, column, value))}
          onColumn={(column, field) => onChange(withColumn(sheet, column, field))}
        />
        <Problems aria-label={text.problems(problems.length)}>
          <PaneTitle>
            {problems.length > 0 ? text.problems(problems.length) : checked ? text.noProblems : text.unknown}
          </PaneTitle>
          {!checked && !busy && (
            <Button icon={<RefreshCw />} onClick={onCheck}>
              {text.again}
            </Button>
          )}
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.field} ${problem.level}`}>
                <button type="button" onClick={() => jump(problem)}>
                  <Status kind={problem.level === 'error' ? 'danger' : 'warning'}>{placeOf(sheet, problem)}</Status>
                  <span>{told(problem.text, problem as object)}</span>
                </button>
              </li>
            ))}
          </ul>
          {problems.length > 0 && <p>{text.problemsHelp}</p>}
        </Problems>
      </Columns>
      {last > 0 && (
        <Bar>
          <IconButton label={text.before} disabled={at === 0} onClick={() => setPage(at - 1)}>
            <ChevronLeft />
          </IconButton>
          <span>{text.page(at * perPage + 1, at * perPage + rows.length)}</span>
          <IconButton label={text.after} disabled={at === last} onClick={() => setPage(at + 1)}>
            <ChevronRight />
          </IconButton>
        </Bar>
      )}
      <Foot>
        {bad.size > 0 && (
          <>
            <Status kind="danger">{text.leftOut(bad.size)}</Status>
            <Button icon={<Download />} onClick={() => void act(download)}>
              {text.download(bad.size)}
            </Button>
          </>
        )}
        <div className="end">
          <Button onClick={onCancel}>{text.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={!checked || good === 0} onClick={onSubmit}>
            {checked ? text.submit(good, bad.size) : text.import}
          </Button>
        </div>
      </Foot>
    </>
  );
}
