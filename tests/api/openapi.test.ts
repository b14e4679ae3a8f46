import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import * as contract from '../../src/api/contract';
import { endpointsOf } from '../../src/api/endpoints-of';
import { openApi } from '../../src/api/openapi';
import { webhookBodies, webhookHeaders } from '../../src/api/webhook';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  'x-scope': string;
  parameters?: { $ref?: string; name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { parameters: Record<string, { name: string }> };
}
const document = openApi(contract, '1.2.3') as unknown as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const posts = Object.entries(document.webhooks).map(([event, { post }]) => ({ event, ...post }));

describe('the OpenAPI document', () => {
  it('describes every call once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations).toHaveLength(endpointsOf(contract).length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('holds schemas that a validator accepts', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const contents = [...operations, ...posts].flatMap(({ requestBody, responses }) => [
      ...Object.values(requestBody?.content ?? {}),
      ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
    ]);
    for (const { schema } of contents) expect(() => ajv.compile(schema)).not.toThrow();
  });

  it('has what webhooks are sent, with the headers by which they are known', () => {
    expect(posts.map(({ event }) => event)).toEqual(Object.keys(webhookBodies));
    for (const { event, parameters = [], requestBody } of posts) {
      const names = parameters.map(({ $ref }) => document.components.parameters[$ref!.split('/').pop()!]!.name);
      expect(names).toEqual(Object.values(webhookHeaders));
      expect(requestBody!.content['application/json']!.schema).toMatchObject({
        properties: { event: { const: event } },
      });
    }
  });

  it('names every field of a path, and no other', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
      for (const { parameters = [] } of Object.values(methods)) {
        const inPath = parameters.filter((one) => one.in === 'path');
        expect(inPath.map(({ name }) => name)).toEqual(fields);
        expect(inPath.every(({ required }) => required)).toBe(true);
      }
    }
  });

  it('says of every call who may call it, and how it is refused', () => {
    const refused = (one: Operation) => Object.keys(one.responses).filter((status) => Number(status) >= 400);
    for (const one of operations) {
      const isOpen = one['x-scope'] === 'public' && one.operationId !== 'embed.embedToken';
      expect([one.operationId, one.security]).toEqual([one.operationId, isOpen ? [] : [{ bearer: [] }]]);
      // A site that is not known is refused everywhere, and so is a token that has ended, also where none is needed.
      expect(refused(one)).toEqual(expect.arrayContaining(['401', '403', '429', '500', '503']));
    }
    expect(refused(document.paths['/api/v3/tickets/open']!.post!)).toEqual(
      expect.arrayContaining(['400', '409', '413', '415', '422']),
    );
    // What a body or a query names may be gone as well as what a path names.
    for (const path of ['/api/v3/device/rename', '/api/v3/device/throughput', '/api/v3/alarm/detail/{id}'])
      expect([path, refused(Object.values(document.paths[path]!)[0]!)]).toEqual([
        path,
        expect.arrayContaining(['404']),
      ]);
  });

  it('leads nowhere, names its tags and sums every call up', () => {
    const whole = document as unknown as Record<string, unknown>;
    const look = (path: string) =>
      path
        .split('/')
        .slice(1)
        .reduce<unknown>((from, name) => (from as Record<string, unknown>)?.[name], whole);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, path]) => path!);
    expect(references.length).toBeGreaterThan(1_000);
    expect(references.filter((path) => look(path) === undefined)).toEqual([]);
    const tags = new Set((whole.tags as { name: string }[]).map(({ name }) => name));
    for (const one of operations) {
      expect(one.tags.every((tag) => tags.has(tag))).toBe(true);
      expect(one.summary).not.toBe('');
    }
  });

  it('says what a reply of a call with a token looks like', () => {
    const login = document.paths['/api/v3/login']!.post!;
    const validate = new Ajv({ strict: false }).compile(login.responses[200]!.content!['application/json']!.schema);
    expect(validate({ code: 2000, message: '', data: null, token: 't' })).toBe(true);
    expect(validate({ code: 'no', message: '', data: null, token: 't' })).toBe(false);
  });
});
