import { useRead, useWrite } from '../../../src/api';
import { filterOptions, gateway, rename, unbind } from '../../../src/api/contract/device';
import type { DeviceKind } from '../../../src/domain/device';

/** Every list and count of devices on the page. */
const devices = ['/api/v3/device/'];

/** Milliseconds between two looks at the server. */
export const every = 30_000;

/** What the filters of the list offer. */
export const useFilterOptions = (kind: DeviceKind | undefined) => useRead(filterOptions, { kind }, { keep: true });

/** Whether the account has no such gateway. */
export const useIsGone = (gwid: string | undefined): boolean =>
  useRead(gateway, gwid ? { gwid } : null).error?.kind === 'notFound';

/** Names a device. */
export const useRename = () => useWrite(rename, devices);

/** Gives gateways back. */
export function useUnbind(): (gwids: string[]) => Promise<void> {
  const { run } = useWrite(unbind, devices);
  return async (gwids) => {
    await run({ gwids });
  };
}
