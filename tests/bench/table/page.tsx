import { memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptSheet, adoptStyles, Styles } from '../../../src/element/styles';
import { themeCss } from '../../../src/theme';
import { UiRoot } from '../../../src/ui/root';
import { DataTable } from '../../../src/ui/table';
import { sampleColumns, sampleRows, type SampleRow } from '../../../src/ui/table/table.fixture';

/** What one table cost, milliseconds. */
export interface Cost {
  /** From render to the first painted frame. */
  first: number;
  /** From a scroll to its painted frame: never less than the way to the next frame, 16.7 at 60 a second. */
  frame: number;
  longest: number;
  /** Scrolls of a hundred that missed their frame. */
  late: number;
  /** Nodes in the page. */
  nodes: number;
}

declare global {
  interface Window {
    /** Puts a table on the page and says how long its first frame took. */
    mount: (kind: 'ours' | 'plain', count: number) => Promise<number>;
    /** Scrolls it by so many jumps of five rows. */
    scrollBy5: (steps: number) => Promise<Omit<Cost, 'first'>>;
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`${themeCss(':root', '[data-np-theme="BLACK"]')} body{margin:0}`);
adoptSheet(document, sheet);
adoptStyles(document);

let home: HTMLElement;

window.mount = async (kind, count) => {
  const rows = sampleRows(count);
  home = document.createElement('div');
  document.querySelector('main')?.replaceChildren(home);
  await painted();
  const start = performance.now();
  const root = createRoot(home);
  flushSync(() => root.render(kind === 'ours' ? <Ours rows={rows} /> : <Plain rows={rows} />));
  await painted();
  return performance.now() - start;
};

/** Milliseconds that only a scroll takes that missed its frame: one and a half frames. */
const missed = 25;

window.scrollBy5 = async (steps) => {
  const scroller = home.querySelector('table')?.parentElement as HTMLElement;
  const times: number[] = [];
  for (let step = 1; step <= steps; step++) {
    const start = performance.now();
    scroller.scrollTop = step * 200;
    await painted();
    times.push(performance.now() - start);
  }
  return {
    frame: times.reduce((sum, one) => sum + one, 0) / times.length,
    longest: Math.max(...times),
    late: (times.filter((one) => one > missed).length / times.length) * 100,
    nodes: home.querySelectorAll('*').length,
  };
};

/** After the next frame was laid out and drawn: a message sent from the frame comes when its painting is done. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    }),
  );

const Ours = ({ rows }: { rows: SampleRow[] }) => (
  <Styles>
    <UiRoot>
      <DataTable
        label="bench"
        rows={rows}
        columns={sampleColumns}
        paged={false}
        selectable
        numbered
        maxHeight="600px"
      />
    </UiRoot>
  </Styles>
);

/** What one writes without a table library: every row in the page. */
const Plain = ({ rows }: { rows: SampleRow[] }) => (
  <div style={{ height: 600, overflow: 'auto' }}>
    <table>
      <thead>
        <tr>
          <th />
          <th>#</th>
          {sampleColumns.map((column) => (
            <th key={column.key}>{column.title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <PlainRow key={row.id} row={row} number={i + 1} />
        ))}
      </tbody>
    </table>
  </div>
);

const PlainRow = memo(({ row, number }: { row: SampleRow; number: number }) => (
  <tr style={{ height: 40 }}>
    <td>
      <input type="checkbox" />
    </td>
    <td>{number}</td>
    {sampleColumns.map((column) => (
      <td key={column.key}>{String(column.text?.(row) ?? row[column.key as keyof SampleRow] ?? '—')}</td>
    ))}
  </tr>
));
