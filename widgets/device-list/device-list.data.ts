import { useMemo } from 'react';
import { ApiError, useClient, useRead, useWrite, type Client } from '../../src/api';
import { bind, filterOptions, gateway, rename, throughput, unbind } from '../../src/api/contract/device';
import { commandStatus, reboot } from '../../src/api/contract/command';
import type { DeviceKind } from '../../src/domain/device';
import type { Run } from '../../src/ui/tasks';
import { perRow } from '../../src/ui/tasks';
import { deviceListText as text } from './device-list.text';

/** Every list and count of devices on the page. */
const devices = ['/api/v3/device/'];

/** Milliseconds between two looks at the server. */
export const every = 30_000;

/** What the filters of the list offer. */
export const useFilterOptions = (kind: DeviceKind | undefined) => useRead(filterOptions, { kind }, { keep: true });

/** One gateway with its interfaces, and its last day. */
export const useGateway = (gwid: string) => ({
  gateway: useRead(gateway, { gwid }),
  day: useRead(throughput, { id: gwid, range: '24h' }),
});

/** Names a device. */
export const useRename = () => useWrite(rename, devices);

/** Takes a gateway into the account. */
export const useBind = () => useWrite(bind, devices);

/** Gateways that one call may give back. */
const unbindAtOnce = 1000;

/** Gives gateways back, however many. */
export function useUnbind(): (gwids: string[]) => Promise<void> {
  const { run } = useWrite(unbind, devices);
  return async (gwids) => {
    for (let from = 0; from < gwids.length; from += unbindAtOnce) {
      await run({ gwids: gwids.slice(from, from + unbindAtOnce) });
    }
  };
}

/** Milliseconds between two looks at a command, and how often: a device takes up to two minutes to answer. */
const commandEvery = 2000;
const commandTries = 60;

/** Restarts gateways one by one and waits for what each answered. */
export function useReboot(): Run {
  const client = useClient();
  return useMemo(() => perRow({ call: (gwid, signal) => rebootOne(client, gwid, signal), atOnce: 6 }), [client]);
}

async function rebootOne(client: Client, gwid: string, signal: AbortSignal): Promise<void | { skipped: string }> {
  const device = (await client.call(gateway, { gwid }, { quiet: true, signal })).data;
  if (device.status === 'offline') return { skipped: text.rebootOffline };
  let command = (await client.call(reboot, { gwid }, { quiet: true, signal })).data;
  for (let tries = 0; tries < commandTries && (command.state === 'pending' || command.state === 'sent'); tries++) {
    await pause(commandEvery, signal);
    command = (await client.call(commandStatus, { id: command.id }, { quiet: true, signal })).data;
  }
  if (command.state !== 'done') throw new ApiError('other', command.error || text.rebootFailed, { status: 200 });
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
