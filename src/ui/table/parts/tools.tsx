import { Button } from '../../button';
import { Ellipsis, FileDown, FileText, ListChecks, Rows3, Rows4 } from '../../icon';
import { Menu, type MenuItem } from '../../menu';
import { openTasks } from '../../tasks';
import type { ColumnChoice } from '../hooks/use-column-choice';
import type { ExportList } from '../hooks/use-export';
import type { SavedViews } from '../hooks/use-views';
import { tableText } from '../table.text';
import type { Column } from '../types';
import { ColumnFilter } from './column-filter';
import { Views } from './views';

/** Props of `Tools`. */
export interface ToolsProps<Row> {
  columns: readonly Column<Row>[];
  /** Undefined: columns cannot be chosen. */
  choice: ColumnChoice | undefined;
  views: SavedViews | undefined;
  view: string | undefined;
  prefix: string | undefined;
  onExport: ExportList | undefined;
  /** Whose task drawer the menu opens. */
  onTasks: string;
  compact: boolean;
  onCompact: (compact: boolean) => void;
  /** Views and columns show their drawings alone. */
  wordless: boolean;
}

/** Export, density and tasks in one menu; saved views; the column filter. */
export function Tools<Row>(props: ToolsProps<Row>) {
  const { onExport, compact } = props;
  const items: MenuItem[] = [];
  if (onExport) {
    items.push({ key: 'csv', icon: <FileText />, label: tableText.exportAs('CSV'), onSelect: () => onExport('csv') });
    items.push({
      key: 'xlsx',
      icon: <FileDown />,
      label: tableText.exportAs('XLSX'),
      onSelect: () => onExport('xlsx'),
    });
  }
  items.push(
    {
      key: 'density',
      icon: compact ? <Rows3 /> : <Rows4 />,
      label: compact ? tableText.relaxed : tableText.compact,
      divided: !!onExport,
      onSelect: () => props.onCompact(!compact),
    },
    { key: 'tasks', icon: <ListChecks />, label: tableText.tasks, onSelect: () => openTasks(props.onTasks) },
  );
  return (
    <>
      <Menu
        label={tableText.tools}
        trigger={<Button icon={<Ellipsis />} aria-label={tableText.tools} title={tableText.tools} />}
        items={items}
      />
      {props.views && (
        <Views views={props.views} current={props.view} prefix={props.prefix} wordless={props.wordless} />
      )}
      {props.choice && <ColumnFilter columns={props.columns} choice={props.choice} wordless={props.wordless} />}
    </>
  );
}
