import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { endpointsOf } from './endpoints-of';

type Json = Record<string, unknown>;
type ObjectJson = { properties?: Record<string, Json>; required?: string[] };

/** Folds contract areas into an OpenAPI 3.1 document. */
export function openApi(areas: object, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [area, name, endpoint] of endpointsOf(areas)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(area, name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Netpane', version, description: 'A reply carries a numeric `code`; 2000 is success.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Unauthorized: reply('No living token.', envelope()),
        Forbidden: reply('The token does not hold the scope, or the origin is not known.', envelope()),
        Invalid: reply('Messages by field path.', envelope({ errors: errorsSchema })),
        TooMany: {
          ...reply('Too many calls for now.', envelope()),
          headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
        },
      },
    },
  };
}

function operation(area: string, name: string, e: Endpoint): Json {
  const input = e.input ? (schemaOf(e.input, 'input') as ObjectJson) : {};
  const fields = Object.entries(input.properties ?? {});
  const inPath = (field: string) => e.path.includes(`{${field}}`);
  const rest = fields.filter(([field]) => !inPath(field));
  const needed = (input.required ?? []).filter((field) => !inPath(field));
  const parameters = fields
    .filter(([field]) => inPath(field) || e.method === 'GET')
    .map(([field, schema]) => ({
      name: field,
      in: inPath(field) ? 'path' : 'query',
      required: inPath(field) || needed.includes(field),
      schema,
    }));
  const type = e.encoding === 'form' ? 'multipart/form-data' : 'application/json';
  const body = { type: 'object', properties: Object.fromEntries(rest), required: needed };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: e.summary,
    ...(e.scope !== 'public' && { security: [{ bearer: [] }] }),
    'x-scope': e.scope,
    'x-origin': e.origin,
    'x-success': e.success ?? 'exact',
    ...(parameters.length > 0 && { parameters }),
    ...(e.method === 'POST' && rest.length > 0 && { requestBody: { content: { [type]: { schema: body } } } }),
    responses: {
      200: e.reply === 'blob' ? { description: 'A file or a stream.' } : reply('The reply.', replySchema(e)),
      ...(e.scope !== 'public' && { 401: ref('Unauthorized'), 403: ref('Forbidden') }),
      422: ref('Invalid'),
      429: ref('TooMany'),
    },
  };
}

function replySchema(e: Endpoint): Json {
  const top = e.top ? (schemaOf(e.top, 'output') as ObjectJson) : {};
  return envelope({ data: e.data ? schemaOf(e.data, 'output') : { type: 'null' }, ...top.properties });
}

const envelope = (more: Json = {}): Json => ({
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, ...more },
  required: ['code', 'message'],
});

const errorsSchema = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } };

const reply = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

const ref = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** What JSON Schema cannot say (trimming, own checks) is left out: the server checks it all the same. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  });
  return json as Json;
}
