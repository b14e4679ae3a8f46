import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import { phone } from '../../../widgets/clients/shared/client.fixture';
import { useUserActions } from '../../../widgets/clients/online-users/user-actions';

it.each([
  [true, false],
  [undefined, false],
  [false, true],
])('a terminal that is online: %s is kept from being sent away: %s', (online, kept) => {
  const { result } = renderHook(() => useUserActions(true, () => undefined), { wrapper: UiRoot });
  const kick = result.current.actions({ ...phone, ...(online !== undefined && { online }) });
  expect(kick.find(({ key }) => key === 'kick')).toMatchObject({ disabled: kept });
});
