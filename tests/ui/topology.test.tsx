import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('a drawing of 500 nodes', () => {
  /** Each node says how often it was asked for its name: whoever draws it asks. */
  let asked = 0;
  const members = Array.from({ length: 500 }, (_, at) => ({
    ...{ id: `n${at}`, note: '', centre: at === 0, online: true, x: (at % 25) * 180, y: Math.floor(at / 25) * 90 },
    get title() {
      asked += 1;
      return `n${at}`;
    },
  }));
  const edges = members
    .slice(1)
    .map(({ id }) => ({ from: id, to: 'n0', state: 'linked' as const, backup: false, label: '' }));

  function Drawn() {
    const [nodes, setNodes] = useState(members);
    return (
      <UiRoot>
        <TopologyCanvas
          label="拓扑"
          nodes={nodes}
          edges={edges}
          tree={false}
          selected={undefined}
          onSelect={() => undefined}
          fitKey=""
          onMove={(id, x, y) => setNodes(nodes.map((node) => (node.id === id ? { ...node, x, y } : node)))}
        />
      </UiRoot>
    );
  }

  /** Elements of the drawing that a step of the pointer changes, and how often it drew a node. */
  async function changedBy(step: () => void) {
    const touched = new Set<Node>();
    const observer = new MutationObserver((list) => {
      for (const { target } of list) touched.add(target);
    });
    observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
    asked = 0;
    step();
    const drawn = asked;
    await act(async () => undefined);
    observer.disconnect();
    return { touched: [...touched] as Element[], drawn };
  }

  const press = { button: 0, pointerId: 1, clientX: 100, clientY: 100 };
  const by = (dx: number) => ({ ...press, clientX: 100 + dx });
  const setUp = () => {
    render(<Drawn />);
    const drawing = screen.getByRole<HTMLElement>('group', { name: /^拓扑/ });
    drawing.setPointerCapture = () => undefined;
    return drawing;
  };

  it('draws the dragged node and its links alone anew while it moves', async () => {
    const drawing = setUp();
    const node = drawing.querySelector('[data-node="n7"]')!;
    fireEvent.pointerDown(node, press);
    fireEvent.pointerMove(drawing, by(10));
    const { touched, drawn } = await changedBy(() => fireEvent.pointerMove(drawing, by(20)));
    expect(touched.map(({ tagName }) => tagName).sort()).toEqual(['g', 'path']);
    expect(drawn).toBeLessThan(5);
    // Its place is kept, weakly, and it takes the keyboard again where it is let go.
    expect(node.getAttribute('opacity')).toBe('0.25');
    const before = node.getAttribute('transform');
    const letGo = await changedBy(() => fireEvent.pointerUp(drawing, by(20)));
    expect(node.getAttribute('opacity')).toBeNull();
    expect(node.getAttribute('transform')).not.toBe(before);
    expect(letGo.touched.filter((one) => one.matches('[data-node]'))).toEqual([node]);
  });

  it('moves as a picture while the view is dragged', async () => {
    const drawing = setUp();
    fireEvent.pointerDown(drawing, press);
    fireEvent.pointerMove(drawing, by(4));
    const box = drawing.getAttribute('viewBox');
    const { touched, drawn } = await changedBy(() => fireEvent.pointerMove(drawing, by(8)));
    // The picture, and what is seen in the small one.
    expect(touched.map(({ tagName }) => tagName).sort()).toEqual(['g', 'rect']);
    expect(drawn).toBe(0);
    expect(drawing.getAttribute('viewBox')).toBe(box);
    fireEvent.pointerUp(drawing, by(8));
    expect(drawing.getAttribute('viewBox')).not.toBe(box);
  });
});
