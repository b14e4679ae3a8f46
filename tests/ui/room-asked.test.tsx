import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Drawer } from '../../src/ui/drawer';
import { useRoomAsked } from '../../src/ui/layer';

const Page = () => <output>{useRoomAsked()}</output>;
const nothing = () => undefined;
let drawn: ReturnType<typeof render> | undefined;

afterEach(() => drawn?.unmount());

const asked = (drawer: React.ReactNode): string => {
  const ui = (
    <>
      <Page />
      {drawer}
    </>
  );
  if (drawn) act(() => drawn!.rerender(ui));
  else drawn = render(ui);
  return drawn.container.querySelector('output')!.textContent;
};

describe('a page', () => {
  it('is asked for the room of a drawer beside a list as long as it is open, and for none by others', () => {
    expect(asked(null)).toBe('0');
    expect(asked(<Drawer open beside title="详情" onClose={nothing} children="" />)).toBe('480');
    expect(asked(<Drawer open beside width={640} title="详情" onClose={nothing} children="" />)).toBe('640');
    expect(asked(<Drawer open={false} beside title="详情" onClose={nothing} children="" />)).toBe('0');
    expect(asked(<Drawer open title="任务" onClose={nothing} children="" />)).toBe('0');
  });
});
