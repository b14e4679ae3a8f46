import { startConsole, type ConsoleServer } from '../console-server';

let running: Promise<ConsoleServer> | undefined;

/** The server that all parts of a test file share; none of them ends it. */
export const oneConsole = async (): Promise<ConsoleServer> => ({
  ...(await (running ??= startConsole())),
  stop: async () => undefined,
});

/** Ends it after the last one. */
export async function endConsole(): Promise<void> {
  await (await running)?.stop();
  running = undefined;
}
