import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { endpointsOf } from './endpoints-of';
import { refusalAreas } from './refusal';
import { statusOf, type Saying } from './refusal/table';
import { webhookBodies, webhookHeaders } from './webhook';

type Json = Record<string, unknown>;
type ObjectJson = { properties?: Record<string, Json>; required?: string[] };

/** Folds contract areas into an OpenAPI 3.1 document. */
export function openApi(areas: object, version: string): Json {
  const paths: Record<string, Json> = {};
  const tags = new Set<string>();
  for (const [own, name, endpoint] of endpointsOf(areas)) {
    // What devices call stands together, whatever it is about.
    const area = endpoint.path.startsWith('/api/v3/ingest/') ? 'ingest' : own;
    tags.add(area);
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(area, name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Netpane', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    // What every call may be refused for; the rest stands with the tags.
    ...printed(refusalAreas.common),
    tags: Object.keys(areas)
      .filter((name) => tags.has(name))
      .map((name) => ({
        name,
        ...printed(Object.assign({}, ...saidBy(name).map((area) => refusalAreas[area]))),
      })),
    paths,
    webhooks: Object.fromEntries(Object.entries(webhookBodies).map((one) => [one[0], { post: posted(...one) }])),
    components: {
      schemas: { Refusal: refusalSchema, Said: saidSchema },
      parameters: { IdempotencyKey: idempotencyKey, ...signedBy },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Unauthorized: reply(
          'No living token, or a wrong secret; where no token is needed, one that has ended.',
          refusal,
        ),
        Forbidden: reply('The token does not hold the scope, or the origin is not known.', refusal),
        Unread: reply('The body says to be something else than what is read here.', refusal),
        Invalid: reply('Messages by field path, and the same as data.', refusal),
        Malformed: reply('The body cannot be read.', refusal),
        NotFound: reply('There is no such thing, or it is not the caller’s.', refusal),
        Conflict: reply('The same exists already, or the same request is under way.', refusal),
        TooLarge: reply('The body is too large.', refusal),
        Broken: reply('The server failed; the answer names the line in its log.', refusal),
        Away: { ...reply('The store cannot be reached now.', refusal), headers: retryAfter },
        TooMany: {
          ...reply('Too many calls for now.', refusal),
          headers: retryAfter,
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
  const inputs = fields.length > 0;
  const fromFields = fields
    .filter(([field]) => inPath(field) || e.method === 'GET')
    .map(([field, schema]) => ({
      name: field,
      in: inPath(field) ? 'path' : 'query',
      required: inPath(field) || needed.includes(field),
      schema,
    }));
  const parameters = [...fromFields, ...(e.creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])];
  const type = e.encoding === 'form' ? 'multipart/form-data' : 'application/json';
  const body = { type: 'object', properties: Object.fromEntries(rest), required: needed };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: e.summary,
    security: e.scope === 'public' && !e.secret ? [] : [{ bearer: [] }],
    'x-scope': e.scope,
    'x-origin': e.origin,
    'x-success': e.success ?? 'exact',
    ...(parameters.length > 0 && { parameters }),
    ...(e.method === 'POST' && rest.length > 0 && { requestBody: { content: { [type]: { schema: body } } } }),
    responses: {
      200:
        e.reply === 'blob'
          ? { description: 'A file or a stream.' }
          : reply('The reply; with another code than success a refusal.', replySchema(e)),
      401: ref('Unauthorized'),
      403: ref('Forbidden'),
      ...((inputs || e.gone) && { 404: ref('NotFound') }),
      ...(inputs && { 422: ref('Invalid') }),
      ...(e.method === 'POST' && {
        400: ref('Malformed'),
        409: ref('Conflict'),
        413: ref('TooLarge'),
        415: ref('Unread'),
      }),
      429: ref('TooMany'),
      500: ref('Broken'),
      503: ref('Away'),
    },
  };
}

/** What is sent, as the receiver sees it. */
const posted = (event: string, { summary, body }: { summary: string; body: v.GenericSchema }): Json => ({
  operationId: `webhook.${event}`,
  summary,
  security: [],
  parameters: Object.keys(signedBy).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'output') } } },
  responses: {
    '2XX': { description: 'Taken, when answered within ten seconds.' },
    default: { description: '408, 429 and 5xx are tried again; every other answer ends the message.' },
  },
});

function replySchema(e: Endpoint): Json {
  const top = e.top ? (schemaOf(e.top, 'output') as ObjectJson) : {};
  return envelope({ data: e.data ? schemaOf(e.data, 'output') : { type: 'null' }, ...top.properties });
}

const envelope = (more: Json = {}): Json => ({
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, ...more },
  required: ['code', 'message'],
});

const byField = (items: Json): Json => ({ type: 'object', additionalProperties: { type: 'array', items } });

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names the request: repeated under the same name within 24 hours it makes nothing twice and is answered the same. 422: the name was used for another request, or what was asked for was made and the answer lost; 409: the first one is under way.',
  schema: { type: 'string', minLength: 1, maxLength: 122 },
};

const header = (name: string, description: string): Json => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});
const signedBy: Json = {
  WebhookDelivery: header(webhookHeaders.delivery, 'The same for every try of one message.'),
  WebhookTimestamp: header(
    webhookHeaders.timestamp,
    'Seconds since 1970 at this try; refuse one more than five minutes off.',
  ),
  WebhookSignature: header(
    webhookHeaders.signature,
    '`v1=` and the HMAC-SHA256 of `timestamp.body` under the key of the channel, in hexadecimal; take the bytes of the body as they came.',
  ),
};

const refusal: Json = { $ref: '#/components/schemas/Refusal' };
const said: Json = {
  reason: { type: 'string', description: 'Names the sentence in `x-refusals` or `x-sentences`.' },
  params: { type: 'object', description: 'What the gaps of the sentence take; may hold another `Said`.' },
};
const saidSchema: Json = { type: 'object', properties: said, required: ['reason'] };
const refusalSchema: Json = envelope({
  ...said,
  data: { type: 'null' },
  errors: byField({ type: 'string' }),
  reasons: byField({ $ref: '#/components/schemas/Said' }),
});

const description = [
  'A reply carries a numeric `code`; 2000 is success. A refusal says why as `reason` and `params`, and in Chinese as',
  '`message`. `x-refusals` lists the reasons of an area with their codes, HTTP status and sentences in both languages;',
  '`x-sentences` what is said of fields (422), beside a success, or inside another sentence.',
].join(' ');

/** Areas of refusals that calls of an area say: the one of their own name unless told. */
const sayers: Readonly<Record<string, readonly (keyof typeof refusalAreas)[]>> = {
  auth: ['account'],
  user: ['account'],
  profile: ['account'],
  security: ['account'],
  tableView: ['account'],
  staff: ['support', 'wallet', 'contractor'],
  equipment: ['device'],
  command: ['device', 'outcome'],
  ingest: ['device'],
  job: ['job', 'outcome', 'task'],
  firmware: ['job', 'outcome', 'task'],
  strategy: ['strategy', 'outcome'],
  wifiPassword: ['wifiPassword', 'outcome'],
  prepared: ['prepared', 'outcome'],
  siteTemplate: ['siteTemplate', 'outcome'],
  config: ['config', 'outcome'],
  backup: ['config'],
  alarmSilence: ['alarm'],
  alarmNotice: ['alarm'],
  portal: ['guest', 'config'],
  activity: ['promotion'],
  sdwanGroup: ['sdwan', 'group'],
};

function saidBy(area: string): readonly (keyof typeof refusalAreas)[] {
  const own = Object.hasOwn(refusalAreas, area) ? [area as keyof typeof refusalAreas] : [];
  return sayers[area] ?? (area.startsWith('sdwan') ? ['sdwan'] : own);
}

function printed(area: Readonly<Record<string, Saying>>): Json {
  const all = Object.entries(area);
  const refusals = all.flatMap(([reason, one]) =>
    one.code === undefined ? [] : [[reason, { ...one, status: statusOf(one) }] as const],
  );
  const rest = all.filter(([, { code }]) => code === undefined);
  return { 'x-refusals': Object.fromEntries(refusals), 'x-sentences': Object.fromEntries(rest) };
}

const reply = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

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
