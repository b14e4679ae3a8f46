import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TopologyCanvas } from '../../src/ui/topology';
import { UiRoot } from '../../src/ui/root';

afterEach(cleanup);

it('neither the map of a drawing nor its legend lies over a node: both have room of their own below it', () => {
  const node = (id: string, x: number) => ({ id, title: id, note: '', centre: false, online: true, x, y: 0 });
  render(
    <UiRoot>
      <TopologyCanvas
        label="拓扑"
        nodes={[node('a', 0), node('b', 300)]}
        edges={[{ from: 'a', to: 'b', state: 'linked', backup: false, label: '' }]}
        tree={false}
        selected={undefined}
        onSelect={() => undefined}
        fitKey=""
      />
    </UiRoot>,
  );
  const drawing = screen.getByRole('group', { name: /^拓扑/ });
  for (const extra of [screen.getByRole('img', { name: /^缩略图/ }), screen.getByRole('group', { name: '图例' })]) {
    expect(drawing.compareDocumentPosition(extra)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const upTo = drawing.parentElement!;
    for (let at: Element = extra; at !== upTo; at = at.parentElement!) {
      expect(getComputedStyle(at).position).not.toMatch(/absolute|fixed|sticky/);
      expect(getComputedStyle(at).marginTop).not.toMatch(/^-/);
    }
    expect(getComputedStyle(upTo).flexDirection).toBe('column');
  }
});
