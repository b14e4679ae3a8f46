import * as v from 'valibot';
import { designLinkDays } from '../../domain/design/share';
import { endpoint } from '../endpoint';
import { designDocument, equipmentModel } from './design';
import { time, word } from './paging';

const link = v.object({
  id: word,
  created_at: time,
  /** Null: holds until it is revoked. */
  expires_at: v.nullable(time),
  revoked_at: v.nullable(time),
  /** When somebody last opened it; null: nobody did. */
  seen_at: v.nullable(time),
});
/** A link to a design as its owner sees it. */
export type DesignLink = v.InferOutput<typeof link>;

export const designLinks = endpoint({
  method: 'GET',
  path: '/api/v3/design/links',
  summary: 'Links under which a design is shown without a session, living ones first, then newest first.',
  input: v.object({ design: word }),
  data: v.object({ list: v.array(link), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});

export const designLinkCreate = endpoint({
  method: 'POST',
  path: '/api/v3/design/links/create',
  summary: 'Makes a link under which a design can be read without a session, and gives its key, once.',
  input: v.object({
    design: word,
    /** Days that it holds; 0 until it is revoked. */
    days: v.picklist(designLinkDays),
  }),
  data: v.object({
    id: word,
    /** Shown this once; only its hash is kept. */
    key: v.string(),
  }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const designLinkRevoke = endpoint({
  method: 'POST',
  path: '/api/v3/design/links/revoke',
  summary: 'Ends a link to a design at once.',
  input: v.object({ id: word }),
  data: v.null(),
  scope: 'device:write',
  origin: 'ours',
});

export const designShared = endpoint({
  method: 'POST',
  path: '/api/v3/design/shared',
  summary:
    'A design by the key of a link: what it consists of, without the devices that hang there, and the models it is made of. 4034: the link was revoked or never was; 4035: it ran out.',
  input: v.object({ key: word }),
  data: v.object({
    ...{ name: v.string(), document: designDocument, updated_at: time },
    models: v.array(equipmentModel),
  }),
  scope: 'public',
  origin: 'ours',
});

export const designSharedPlan = endpoint({
  method: 'POST',
  path: '/api/v3/design/shared/plan',
  summary: 'A floor plan of a design, by the key of a link to it.',
  input: v.object({ key: word, id: word }),
  reply: 'blob',
  scope: 'public',
  origin: 'ours',
});
