import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Bytes that a plugin may have at once of the server, and may give it. */
const most = { down: 8_000_000, up: 4_000_000 };

/**
 * The one way of a plugin to the cloud: a socket in its folder, behind which the agent asks for it. The plugin learns
 * neither where the cloud is nor what this gateway shows there, and there is nothing else behind.
 *   POST /down?bytes=N  N random bytes from the server
 *   POST /up            the body goes to the server
 * @param cloud `down(bytes)` gives a stream, `up(body)` takes one
 */
export function openDoor(path, cloud) {
  const server = createServer((request, response) => {
    void pass(request, response, cloud).catch((error) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
    });
  });
  server.maxConnections = 4;
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(path, () =>
      done({
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}

async function pass(request, response, cloud) {
  const { pathname, searchParams } = new URL(request.url, 'http://door');
  if (request.method !== 'POST' || !['/down', '/up'].includes(pathname)) return void response.writeHead(404).end();
  if (pathname === '/down') {
    const bytes = Number(searchParams.get('bytes'));
    if (!(Number.isInteger(bytes) && bytes >= 0 && bytes <= most.down)) return void response.writeHead(400).end();
    return pipeline(await cloud.down(bytes), response);
  }
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most.up) return void response.writeHead(413).end();
    chunks.push(chunk);
  }
  await cloud.up(Buffer.concat(chunks));
  response.writeHead(204).end();
}
