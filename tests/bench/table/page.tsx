import { memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { adoptSheet, adoptStyles, Styles } from '../../../src/element/styles';
import { themeCss } from '../../../src/theme';
import { UiRoot } from '../../../src/ui/root';
import { DataTable } from '../../../src/ui/table';
import { sampleColumns, sampleRows, type SampleRow } from '../../../src/ui/table/table.fixture';

/** What one mount cost. Milliseconds of the page's own work. */
export interface Cost {
  /** From render to the first painted frame. */
  first: number;
  /** Work per scrolled frame, and the longest one. */
  frame: number;
  longest: number;
  /** Nodes in the page. */
  nodes: number;
}

declare global {
  interface Window {
    measure: (kind: 'ours' | 'plain', count: number) => Promise<Cost>;
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`${themeCss(':root', '[data-np-theme="BLACK"]')} body{margin:0}`);
adoptSheet(document, sheet);
adoptStyles(document);

window.measure = async (kind, count) => {
  const rows = sampleRows(count);
  const home = document.createElement('div');
  document.querySelector('main')?.replaceChildren(home);
  await painted();
  const start = performance.now();
  const root: Root = createRoot(home);
  flushSync(() => root.render(kind === 'ours' ? <Ours rows={rows} /> : <Plain rows={rows} />));
  await painted();
  const first = performance.now() - start;
  const scroller = home.querySelector('table')?.parentElement as HTMLElement;
  const frames = await scroll(scroller);
  const nodes = home.querySelectorAll('*').length;
  root.unmount();
  return {
    first,
    frame: frames.reduce((sum, one) => sum + one, 0) / frames.length,
    longest: Math.max(...frames),
    nodes,
  };
};

/** Scrolls by 60 jumps of 5 rows; the time of each is what handlers, render, style and layout took. */
async function scroll(scroller: HTMLElement): Promise<number[]> {
  const times: number[] = [];
  for (let step = 1; step <= 60; step++) {
    const start = performance.now();
    scroller.scrollTop = step * 200;
    await painted();
    times.push(performance.now() - start);
  }
  return times;
}

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
