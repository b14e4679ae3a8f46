import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PackagePrice } from '../../../widgets/promotion/package-price';
import * as packagePrice from '../../../widgets/promotion/package-price/package-price.stories';
import { Promotion } from '../../../widgets/promotion/promotion';
import * as promotion from '../../../widgets/promotion/promotion/promotion.stories';
import { Over, type Asked } from '../overview/server';
import { UiRoot } from '../../../src/ui/root';
import { PlaceContext, type Destination } from '../../../src/session/place';

afterEach(cleanup);

const path = '/api/v3/promotion/packages';
const pack = {
  ...{ id: 'sdwan-3', service: 'sdwan', service_name: 'SD-WAN', name: '标准版', summary: '', price_fen: 9800 },
  ...{ unit: '成员 / 月', features: [], code: 'SW', activity: null },
};
const answers = { [path]: { list: [pack], total: 1 }, '/api/v3/promotion/lead': null };

describe('a price card', () => {
  it('shows the price of the activity, and the one before', async () => {
    render(<UiRoot>{packagePrice.Ordinary()}</UiRoot>);
    expect(await screen.findByText('68')).toBeTruthy();
    expect(screen.getByText('元 / 成员，之后 98 元 / 月')).toBeTruthy();
    expect(screen.getAllByText('由 Netpane 提供，服务商 NP8K2')).toHaveLength(2);
  });

  it('leads new customers to the register page under the code of the agent', async () => {
    const gone: Destination[] = [];
    const place = { href: () => '/x', go: (to: Destination) => gone.push(to), query: {}, setQuery: () => undefined };
    render(
      <PlaceContext value={place}>
        <Over answers={answers} asked={[]}>
          <PackagePrice agent="np8k2" />
        </Over>
      </PlaceContext>,
    );
    fireEvent.click(await screen.findByText('了解并开通'));
    expect(gone).toEqual([{ name: 'register', query: { ref: 'NP8K2-SW' } }]);
  });

  it('stays where it is when the page takes over', async () => {
    const gone: Destination[] = [];
    const place = { href: () => '/x', go: (to: Destination) => gone.push(to), query: {}, setQuery: () => undefined };
    const onPackageOpen = vi.fn(() => false);
    render(
      <PlaceContext value={place}>
        <Over answers={answers} asked={[]}>
          <PackagePrice onPackageOpen={onPackageOpen} />
        </Over>
      </PlaceContext>,
    );
    fireEvent.click(await screen.findByText('了解并开通'));
    expect(onPackageOpen).toHaveBeenCalledWith({ package: 'sdwan-3', code: '' });
    expect(gone).toEqual([]);
  });

  it('says why there is none', async () => {
    render(<UiRoot>{packagePrice.Nothing()}</UiRoot>);
    expect(await screen.findByText('暂无可选套餐')).toBeTruthy();
    cleanup();
    render(<UiRoot>{packagePrice.Failing()}</UiRoot>);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('the strip', () => {
  it('says what runs, and takes no room while nothing is known', async () => {
    const { container } = render(<UiRoot>{promotion.Banner()}</UiRoot>);
    expect(await screen.findByText('SD-WAN 标准版：首月 68 元 / 成员，之后 98 元 / 月')).toBeTruthy();
    cleanup();
    render(
      <Over answers={{}} asked={[]}>
        <Promotion view="banner" />
      </Over>,
    );
    expect(container.querySelector('[part="panel"]')).toBeNull();
  });
});

describe('the form for those who want to be called', () => {
  const type = (label: string, value: string) => {
    const box = screen.getByLabelText(new RegExp(label));
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  };

  it('sends nothing without consent, and keeps what was typed', async () => {
    const asked: Asked[] = [];
    render(
      <Over answers={answers} asked={asked}>
        <Promotion view="lead" agent="NP8K2" />
      </Over>,
    );
    type('称呼', '王店长');
    type('手机号', '13900001111');
    await act(async () => fireEvent.click(screen.getByText('提交，等待联系')));
    expect(await screen.findByText('请先同意服务商与你联系')).toBeTruthy();
    expect(asked.filter(({ path: one }) => one.endsWith('/lead'))).toEqual([]);
    expect((screen.getByLabelText(/称呼/) as HTMLInputElement).value).toBe('王店长');
  });

  it('sends the bare number with the code, and thanks', async () => {
    const asked: Asked[] = [];
    const sent = vi.fn();
    render(
      <Over answers={answers} asked={asked}>
        <Promotion view="lead" agent="NP8K2" onLeadSent={sent} />
      </Over>,
    );
    type('称呼', '王店长');
    type('手机号', '139 0000 1111');
    fireEvent.click(screen.getByRole('checkbox'));
    await act(async () => fireEvent.click(screen.getByText('提交，等待联系')));
    expect(await screen.findByText('已收到')).toBeTruthy();
    expect(asked.find(({ path: one }) => one.endsWith('/lead'))?.body).toMatchObject({
      ...{ name: '王店长', mobile: '13900001111', consent: true, code: 'NP8K2' },
    });
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });
});
