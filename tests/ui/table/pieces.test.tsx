import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import { columns, DataTable } from '../../../src/ui/table';

interface Row {
  id: string;
}

const shape = columns<Row>([{ key: 'id', title: '编号' }]);
const rows = Array.from({ length: 60 }, (_, at) => ({ id: `r${at}` }));

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1_600);
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => frames.push(then));
});
afterEach(cleanup);

const drawn = () => document.querySelectorAll('[data-row]').length;
const nextFrame = () => act(() => frames.splice(0).forEach((then) => then(0)));

describe('a long list on a high screen', () => {
  it('has its first rows at once and the others some at a time, so that none holds up the page', () => {
    const list = (some: readonly Row[]) => (
      <UiRoot>
        <DataTable<Row> label="编号" columns={shape} rows={some} />
      </UiRoot>
    );
    const { rerender } = render(list(rows));
    const counts = [drawn()];
    for (let at = 0; at < 12; at++) {
      nextFrame();
      counts.push(drawn());
    }
    const steps = counts.slice(1).map((count, at) => count - counts[at]!);
    expect(counts[0]).toBeLessThan(15);
    expect(Math.max(...steps)).toBeLessThan(10);
    expect(counts.at(-1)).toBeGreaterThan(40);
    expect(steps.at(-1)).toBe(0);
    // What was drawn once is not taken away for others.
    rerender(list(rows.map(({ id }) => ({ id: `next ${id}` }))));
    expect(drawn()).toBe(counts.at(-1));
  });
});
