import { bringSaid } from '../said';

/** One event of a stream as it arrives. */
export interface ServerEvent {
  id: string;
  kind: string;
  data: unknown;
}

/**
 * Reads server-sent events off a response until it ends. `onLife` is called for everything that comes in, comments
 * too. The platform's `EventSource` cannot send the bearer header, so the few rules of the format are applied here.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onLife: () => void,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onLife();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        await bringSaid(block);
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** An event; nothing for comments and for what carries no data or data that cannot be read. */
function parse(block: string): ServerEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split(/\r?\n/)) {
    const colon = line.includes(':') ? line.indexOf(':') : line.length;
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, '');
    if (name) fields[name] = name === 'data' && 'data' in fields ? `${fields.data}\n${value}` : value;
  }
  if (fields.data === undefined) return undefined;
  try {
    return { id: fields.id ?? '', kind: fields.event ?? 'message', data: JSON.parse(fields.data) as unknown };
  } catch {
    return undefined;
  }
}
