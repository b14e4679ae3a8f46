import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlaceContext, type Place } from '../../src/session/place';
import { Badge } from '../../src/ui/badge';
import { Button } from '../../src/ui/button';
import { CopyButton } from '../../src/ui/copy';
import { To } from '../../src/ui/link';
import { PageActions, PageSlotContext } from '../../src/ui/page';
import { nextProgress } from '../../src/ui/progress-bar';
import { QrCode } from '../../src/ui/qr';
import { UiRoot } from '../../src/ui/root';
import { Tabs } from '../../src/ui/tabs';

afterEach(cleanup);

describe('tabs', () => {
  it('move with the arrows, around the end and past what is disabled', async () => {
    const Three = () => {
      const [value, setValue] = useState('a');
      const items = [
        { key: 'a', label: '概况' },
        { key: 'b', label: '接口', disabled: true },
        { key: 'c', label: '用户', count: 1642 },
      ];
      return (
        <Tabs value={value} onChange={setValue} items={items}>
          {value}
        </Tabs>
      );
    };
    render(<Three />);
    screen.getByRole('tab', { name: '概况' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('用户1,642');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    expect(screen.getByRole('tabpanel').textContent).toBe('c');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('a');
  });
});

describe('a link to a destination', () => {
  const place = (href: string | undefined): Place => ({ href: () => href, go: vi.fn(), query: {}, setQuery: vi.fn() });
  const show = (at: Place) =>
    render(
      <PlaceContext value={at}>
        <To to={{ name: 'network', params: { gwid: '7f3a' } }}>上海店</To>
      </PlaceContext>,
    );

  it('goes there without leaving the page', async () => {
    const at = place('/network/7f3a');
    show(at);
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/network/7f3a');
    expect(at.go).toHaveBeenCalledWith({ name: 'network', params: { gwid: '7f3a' } });
  });

  it('leaves opening in a new tab to the browser', async () => {
    const at = place('/network/7f3a');
    show(at);
    await userEvent.keyboard('{Control>}');
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('link'));
    expect(at.go).not.toHaveBeenCalled();
  });

  it('tells the page where there is no address', async () => {
    const at = place(undefined);
    show(at);
    await userEvent.click(screen.getByRole('link'));
    expect(at.go).toHaveBeenCalledTimes(1);
  });
});

describe('a button', () => {
  it('does nothing while busy and keeps the focus', async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        保存
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('copying', () => {
  it.each([
    [true, '复制成功！'],
    [false, '复制失败，请手动选择复制！'],
  ])('says how it went (%s)', async (works, text) => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() =>
      works ? Promise.resolve() : Promise.reject(new Error('refused')),
    );
    document.execCommand = () => false;
    render(
      <UiRoot>
        <CopyButton text="8F3K" label="复制" />
      </UiRoot>,
    );
    await user.click(screen.getByText('复制'));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('page actions', () => {
  it('stand in the page head where there is one, else in place', () => {
    const slot = document.createElement('div');
    const { rerender, container } = render(
      <PageSlotContext value={slot}>
        <PageActions>绑定</PageActions>
      </PageSlotContext>,
    );
    expect(slot.textContent).toBe('绑定');
    expect(container.textContent).toBe('');
    rerender(<PageActions>绑定</PageActions>);
    expect(container.textContent).toBe('绑定');
  });
});

describe('small parts', () => {
  it('count up to 99 and hide nothing', () => {
    const { container, rerender } = render(<Badge count={0} />);
    expect(container.textContent).toBe('');
    rerender(<Badge count={99} />);
    expect(container.textContent).toBe('99');
    rerender(<Badge count={100} />);
    expect(container.textContent).toBe('99+');
  });

  it('draw a code with its quiet zone', () => {
    render(<QrCode text="8F3K" label="服务二维码" />);
    const code = screen.getByRole('img', { name: '服务二维码' });
    expect(code.getAttribute('viewBox')).toBe('0 0 29 29');
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  });

  it('let the loading line creep but not arrive', () => {
    let done = 0;
    for (let step = 0; step < 100; step++) done = nextProgress(done);
    expect(nextProgress(0)).toBe(0.05);
    expect(done).toBe(0.95);
  });
});
