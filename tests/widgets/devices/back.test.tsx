import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import * as mac from '../../../widgets/clients/mac-info/mac-info.stories';
import * as apEditor from '../../../widgets/devices/ap-editor/ap-editor.stories';
import * as firewall from '../../../widgets/devices/firewall-detail/firewall-detail.stories';
import * as groups from '../../../widgets/devices/network-groups/network-groups.stories';
import * as ports from '../../../widgets/devices/switch-detail/switch-detail.stories';
import * as guest from '../../../widgets/guest/guest-auth/guest-auth.stories';
import * as tv from '../../../widgets/services/tv-groups/tv-groups.stories';
import { back, Somewhere, type } from './shown';

afterEach(cleanup);

const current = (attribute: string) => {
  const found = document.querySelector(`[${attribute}=true]`);
  return found?.getAttribute('data-key') ?? found?.textContent ?? '';
};
const tab = () => current('aria-selected');
const field = () => document.querySelector<HTMLInputElement>('input[name=mac]')?.value ?? '';
// By what they say: asking for roles costs a second each on pages as large as these.
const named = (name: RegExp) =>
  [...document.querySelectorAll('button, [role=treeitem]')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )!;
const press = (name: RegExp) => void fireEvent.click(named(name));
const ask = () => {
  type(document.querySelector('input[name=mac]')!, 'A4:39:B3:0C:55:B0');
  press(/查询/);
};

it.each<[string, () => ReactNode, choose: () => void, shown: () => string]>([
  ['a group', () => <groups.Dark />, () => press(/华东/), tab],
  ['a group of channels', () => <tv.Dark />, () => press(/^门店大屏/), () => current('aria-current')],
  ['an address that is asked for', () => <mac.Dark />, ask, field],
  ['a port', () => <ports.Dark />, () => press(/^端口 4/), () => current('aria-pressed')],
  ['a tab of an access point', () => <apEditor.Dark />, () => press(/^无线/), tab],
  ['a tab of a firewall', () => <firewall.Dark />, () => press(/接口/), tab],
  ['a tab of guest sign-in', () => <guest.Dark />, () => press(/免认证/), tab],
])('%s is chosen in the address: the way back leads back', async (_, Story, choose, shown) => {
  render(<Somewhere>{Story()}</Somewhere>);
  let first = '';
  await waitFor(() => expect((first = shown())).not.toBe(''));
  choose();
  await waitFor(() => expect(shown()).not.toBe(first));
  back();
  await waitFor(() => expect(shown()).toBe(first));
});
