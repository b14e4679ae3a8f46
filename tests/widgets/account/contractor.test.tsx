import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import * as contractor from '../../../widgets/account/contractor-certification/contractor-certification.stories';
import * as account from '../../../widgets/support/service-account/service-account.stories';
import { type } from '../devices/shown';

afterEach(cleanup);

it('a contractor reads at each field what is wrong', async () => {
  render(<UiRoot>{contractor.Nothing()}</UiRoot>);
  expect(await screen.findByText('未提交')).toBeTruthy();
  type(screen.getByLabelText(/统一社会信用代码/), '91350100M000100Y44');
  type(screen.getByLabelText(/联系手机号/), '12345');
  fireEvent.click(screen.getByRole('button', { name: '提交认证' }));
  expect(await screen.findByText('[统一社会信用代码]无效，请与营业执照一致')).toBeTruthy();
  expect(screen.getAllByRole('alert').length).toBeGreaterThanOrEqual(6);
  expect((screen.getByLabelText(/联系手机号/) as HTMLInputElement).value).toBe('12345');
});

it('a refused contractor reads why, and finds what was handed in', async () => {
  render(<UiRoot>{contractor.Refused()}</UiRoot>);
  expect(await screen.findByText(/营业执照照片不清晰/)).toBeTruthy();
  expect((screen.getByLabelText(/统一社会信用代码/) as HTMLInputElement).value).toBe('91350100M000100Y43');
  expect(screen.getByRole('button', { name: '重新提交' })).toBeTruthy();
});

it('an approved contractor has nothing to hand in', async () => {
  render(<UiRoot>{contractor.Dark()}</UiRoot>);
  expect(await screen.findByText('已通过')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /提交/ })).toBeNull();
});

it('the service account is a code to scan, and where there is none that is said', async () => {
  render(<UiRoot>{account.Ordinary()}</UiRoot>);
  expect(await screen.findByRole('img', { name: '服务号二维码' })).toBeTruthy();
  cleanup();
  render(<UiRoot>{account.Nothing()}</UiRoot>);
  expect(await screen.findByText('还没有配置服务号')).toBeTruthy();
  expect(screen.queryByRole('img', { name: '服务号二维码' })).toBeNull();
});
