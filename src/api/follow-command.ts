import type { Client } from './client';
import { commandStatus, type Command } from './contract/command';
import { ApiError } from './error';
import { told } from './said';
import { isOver } from './use-command';

/** Milliseconds between two looks at a command, and how often: a device takes up to two minutes to answer. */
const every = 2000;
const tries = 60;

/**
 * Waits until a command is over. Rejects with what the device said when it failed, with `otherwise` when it said
 * nothing; a command that is still under way after two minutes counts as failed.
 */
export async function settled(client: Client, given: Command, otherwise: string, signal?: AbortSignal): Promise<void> {
  let command = given;
  for (let left = tries; left > 0 && !isOver(command); left--) {
    await pause(every, signal);
    signal?.throwIfAborted();
    command = (await client.call(commandStatus, { id: command.id }, { quiet: true, ...(signal && { signal }) })).data;
  }
  if (command.state !== 'done')
    throw new ApiError('other', told(command.error, command.error_said) || otherwise, { status: 200 });
}

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
