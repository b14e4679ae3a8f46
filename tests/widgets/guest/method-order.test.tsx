import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import { MethodOrder } from '../../../widgets/guest/portal-editor/method-order';

afterEach(cleanup);

it('a page names the gateways whose methods are others than its own', () => {
  const users = [
    { id: 'g1', remark: '一店', version: 1, on: ['phone'] },
    { id: 'g2', remark: '二店', version: 1, on: ['wechat'] },
    { id: 'g3', remark: '三店', version: 1 },
  ];
  render(
    <UiRoot>
      <MethodOrder methods={['wechat']} users={users} error={undefined} onChange={() => undefined} />
    </UiRoot>,
  );
  expect(screen.getByText('与使用此页面的网关不一致：一店：启用了页面上没有的手机号，没有启用微信')).toBeTruthy();
});
