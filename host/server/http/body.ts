import type { Endpoint } from '../../../src/api/endpoint';
import { readText } from '../../../src/api/parse-input';
import { refuse } from '../kit/refusal';

/** Bytes that a body may have: reports of a gateway with thousands of terminals fit, and a photo of 5 MB. */
const limits = { json: 2 * 1024 * 1024, form: 6 * 1024 * 1024 };

/** Fields of a JSON or multipart body. An empty body has none. */
export async function readBody(endpoint: Endpoint, request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  const encoding = endpoint.encoding ?? 'json';
  const bytes = await readBytes(request, limits[encoding]);
  if (bytes.length === 0) return {};
  if (encoding === 'form') {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => malformed());
    return readText(endpoint, form.entries());
  }
  // A page elsewhere can post text or a form without asking the browser's permission; JSON it cannot.
  if (!/^application\/json\b/i.test(type)) throw refuse('notJson');
  return readJson(bytes);
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) malformed();
  return value as Record<string, unknown>;
}

/** The bytes of a body; refuses one that is larger. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = refuse('tooLarge');
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(chunks));
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge;
    }
    chunks.push(value);
  }
}

function malformed(): never {
  throw refuse('malformed');
}
