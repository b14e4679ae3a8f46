import { useMemo } from 'react';
import { refreshReads, settled, useClient, type Client } from '../../../src/api';
import { clientBlock, clientKick, clientLimit, clientRename, clientUnblock } from '../../../src/api/contract/client';
import type { Command } from '../../../src/api/contract/command';
import { perRow, startBatch, type Run } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import { clientText as text } from './client.text';

/** Speed limits, kilobytes a second; 0 none. */
export interface Limits {
  down: number;
  up: number;
}

/** For how long a terminal is kept out, and why. */
export interface Blocking {
  /** Null: until it is lifted. */
  hours: number | null;
  reason: string;
}

/** Commands about terminals. Each waits for what the gateway answers; runs are for many at once. */
export interface ClientCommands {
  kick: Run;
  limit: (limits: Limits) => Run;
  block: (blocking: Blocking) => Run;
  /** Takes ids of blocks. */
  unblock: Run;
  /** Runs a command for one and says how it came out. */
  one: (what: string, id: string, name: string, run: Run) => void;
  rename: (id: string, name: string) => Promise<void>;
}

/** What can be done with terminals. */
export function useClientCommands(): ClientCommands {
  const client = useClient();
  const toast = useToast();
  return useMemo(() => {
    const refresh = () => void refreshReads(client, ['/api/v3/client/', '/api/v3/device/']);
    const run = (command: (id: string) => Promise<{ data: Command | null }>) => waiting(client, command);
    return {
      kick: run((id) => client.call(clientKick, { id }, quiet)),
      limit: (limits) => run((id) => client.call(clientLimit, { id, ...limits }, quiet)),
      block: (blocking) => run((id) => client.call(clientBlock, { id, ...blocking }, quiet)),
      unblock: run((id) => client.call(clientUnblock, { id }, quiet)),
      one: (what, id, name, command) => {
        toast.info(text.sent(what));
        startBatch({
          title: text.titled(what, name),
          ids: [id],
          run: command,
          nameOf: () => name,
          onEnd: ({ success, troubles }) => {
            refresh();
            if (success > 0) toast.success(text.done(what));
            else toast.error(troubles[0]?.message ?? text.failed);
          },
        });
        refresh();
      },
      rename: async (id, name) => {
        await client.call(clientRename, { id, name }, quiet);
        refresh();
        toast.success(text.renamed);
      },
    };
  }, [client, toast]);
}

const quiet = { quiet: true } as const;

const waiting = (client: Client, command: (id: string) => Promise<{ data: Command | null }>): Run =>
  perRow({
    call: async (id, signal) => {
      const { data } = await command(id);
      if (data) await settled(client, data, text.failed, signal);
    },
  });
