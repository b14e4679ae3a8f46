import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Grip, useArrange } from '../../src/ui/arrange';
import { UiRoot } from '../../src/ui/root';

afterEach(cleanup);

function Letters({ save = () => true }: { save?: () => unknown }) {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const arranging = useArrange({
    ids,
    nameOf: (id) => id.toUpperCase(),
    onMove: async (id, place) => {
      if ((await save()) === false) return false;
      setIds((all) => all.filter((one) => one !== id).toSpliced(place, 0, id));
      return true;
    },
  });
  return (
    <>
      <ol ref={arranging.list}>
        {ids.map((id) => (
          <li key={id} {...arranging.line(id)}>
            <Grip arranging={arranging} id={id} />
            {id}
          </li>
        ))}
      </ol>
      <p role="status">{arranging.said}</p>
    </>
  );
}

const show = (save?: () => unknown) =>
  render(
    <UiRoot>
      <Letters {...(save && { save })} />
    </UiRoot>,
  );
const shown = () => screen.getAllByRole('listitem').map((node) => node.textContent);
const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`“${name}”`) });
const said = () => screen.getByRole('status').textContent;

describe('an order that is changed by hand', () => {
  it.each([
    ['ArrowDown', 'A', ['b', 'a', 'c'], '“A”移到第 2 条'],
    ['ArrowUp', 'C', ['a', 'c', 'b'], '“C”移到第 2 条'],
    ['Home', 'C', ['c', 'a', 'b'], '“C”移到第 1 条'],
    ['End', 'A', ['b', 'c', 'a'], '“A”移到第 3 条'],
  ])('%s moves a line, says where, and keeps the focus on it', async (key, name, order, words) => {
    show();
    fireEvent.keyDown(grip(name), { key });
    await waitFor(() => expect(shown()).toEqual(order));
    await waitFor(() => expect(said()).toBe(words));
    expect(document.activeElement).toBe(grip(name));
  });

  it('takes a line that is dropped on another', async () => {
    show();
    const dataTransfer = { setData: () => undefined };
    const [first] = screen.getAllByRole('listitem');
    fireEvent.dragStart(grip('C'), { dataTransfer });
    fireEvent.dragOver(first!);
    fireEvent.drop(first!);
    await waitFor(() => expect(shown()).toEqual(['c', 'a', 'b']));
  });

  it('moves nothing while a move is under way, and says nothing of one that failed', async () => {
    let fail = (): void => undefined;
    show(() => new Promise((resolve) => (fail = () => resolve(false))));
    fireEvent.keyDown(grip('A'), { key: 'End' });
    fireEvent.keyDown(grip('A'), { key: 'ArrowDown' });
    fail();
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    expect(said()).toBe('');
  });

  it('leaves the ends where they are', () => {
    show();
    fireEvent.keyDown(grip('A'), { key: 'ArrowUp' });
    fireEvent.keyDown(grip('C'), { key: 'ArrowDown' });
    expect(shown()).toEqual(['a', 'b', 'c']);
  });
});
