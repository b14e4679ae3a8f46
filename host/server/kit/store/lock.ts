import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taken } from './beat';

/**
 * Keeps a second process away from a data folder: two embedded stores on one folder lose each other's rows without an
 * error. Held by a listening socket, which the system takes back even after kill -9. It guards one machine; containers
 * that share a volume are kept apart by `beatIn`. Rejects when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `netpane-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  const address = socketAddress(name);
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || (await isAlive(address))) throw asTaken(error, folder);
    rmSync(address, { force: true });
    return listen(address).catch((again: NodeJS.ErrnoException) => Promise.reject(asTaken(again, folder)));
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function socketAddress(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

const listen = (address: string): Promise<Server> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.end());
    server.once('error', fail);
    server.listen(address, () => done(server));
  });

/** A socket file may outlive its process; abstract sockets and pipes do not. */
const isAlive = (address: string): Promise<boolean> =>
  new Promise((done) => {
    if (address.startsWith('\0')) return done(true);
    const socket = connect(address);
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.unref();
  });

const asTaken = (error: NodeJS.ErrnoException, folder: string): Error =>
  error.code === 'EADDRINUSE' ? taken(folder) : error;
