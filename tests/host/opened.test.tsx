import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { go, guardLeaving, useAddress } from '../../host/navigation';
import { ConsolePlace } from '../../host/place';
import { usePlace } from '../../src/session/place';
import { useLeave, useLeaveGuard } from '../../src/ui/form';
import { UiRoot } from '../../src/ui/root';
import { useOpened } from '../../src/ui/table';

/** A list of two rows, each of which opens a drawer with something half filled in. */
function List() {
  const [opened, open] = useOpened('id');
  const { setQuery } = usePlace();
  return (
    <>
      <button onClick={() => open('a')}>甲</button>
      <button onClick={() => open('b')}>乙</button>
      <button onClick={() => setQuery({ q: 'x' }, { replace: true })}>搜索</button>
      <button
        onClick={() => {
          open(undefined);
          setQuery({ page: '2' });
        }}
      >
        关闭并翻页
      </button>
      {opened && <Drawer id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

let typed = false;
function Drawer({ id, onClose }: { id: string; onClose: () => void }) {
  useLeaveGuard(typed);
  return (
    <div role="dialog" aria-label={id}>
      <button onClick={onClose}>关闭</button>
    </div>
  );
}

function Pages() {
  const leave = useLeave();
  useEffect(() => guardLeaving(leave), [leave]);
  const { path, search } = useAddress();
  const at = useMemo(() => ({ path, search }), [path, search]);
  return (
    <ConsolePlace at={at}>
      <List />
    </ConsolePlace>
  );
}

const at = () => location.pathname + location.search;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryByRole('dialog', { name: /^[ab]$/ })?.getAttribute('aria-label');
const arrived = (address: string, open?: string) => waitFor(() => expect([at(), shown()]).toEqual([address, open]));
const back = () => act(() => history.back());

let steps: number;
/** Steps that the back button has now more than it had. */
const more = () => history.length - steps;

function show(address = '/list') {
  history.replaceState(null, '', '/before');
  history.pushState(null, '', address);
  steps = history.length;
  render(
    <UiRoot>
      <Pages />
    </UiRoot>,
  );
}

beforeEach(() => {
  typed = false;
});
afterEach(cleanup);

describe('the row that is open beside a list', () => {
  it('is closed by the back button, whatever rows were looked at, and is there again by the next', async () => {
    show();
    press('甲');
    press('乙');
    await arrived('/list?id=b', 'b');
    expect(more()).toBe(1);
    back();
    await arrived('/list');
    act(() => history.forward());
    await arrived('/list?id=b', 'b');
    back();
    back();
    await arrived('/before');
  });

  it('leaves no step when it is closed on the page, and what was searched meanwhile stays', async () => {
    show();
    press('甲');
    press('关闭');
    expect(shown()).toBeUndefined();
    await arrived('/list');
    press('甲');
    press('搜索');
    await arrived('/list?id=a&q=x', 'a');
    press('关闭');
    await arrived('/list?q=x');
    expect(more()).toBeLessThan(2);
    back();
    await arrived('/before');
  });

  it('goes on from the list when something leads on as soon as it is closed', async () => {
    show();
    press('甲');
    press('关闭并翻页');
    await arrived('/list?page=2');
    back();
    await arrived('/list');
  });

  it('is closed in place where a link opened it', async () => {
    show('/list?id=a');
    expect(shown()).toBe('a');
    press('关闭');
    await arrived('/list');
    back();
    await arrived('/before');
  });

  it('asks before the back button loses what was typed', async () => {
    show();
    typed = true;
    press('甲');
    await arrived('/list?id=a', 'a');
    back();
    fireEvent.click(await screen.findByRole('button', { name: '留在此页' }));
    await arrived('/list?id=a', 'a');
    back();
    fireEvent.click(await screen.findByRole('button', { name: '离开' }));
    await arrived('/list');
    act(() => go('/list?page=3'));
    await arrived('/list?page=3');
  });
});
