import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { word } from './paging';

const name = v.pipe(v.string(), v.trim());

export const groupCreate = endpoint({
  method: 'POST',
  path: '/api/v3/device/group/create',
  summary: 'Makes a group, at the end of its siblings; without `parent` at the top.',
  input: v.object({
    kind: v.optional(v.picklist(['gateway', 'firewall']), 'gateway'),
    name,
    parent: v.optional(word),
  }),
  data: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const groupRename = endpoint({
  method: 'POST',
  path: '/api/v3/device/group/rename',
  summary: 'Names a group; no two siblings have the same name.',
  input: v.object({ id: word, name }),
  scope: 'device:write',
  origin: 'ours',
});

export const groupMove = endpoint({
  method: 'POST',
  path: '/api/v3/device/group/move',
  summary: 'Puts a group with everything below it under another one (null: at the top), as its last.',
  input: v.object({ id: word, parent: v.nullable(word) }),
  scope: 'device:write',
  origin: 'ours',
});

export const groupRemove = endpoint({
  method: 'POST',
  path: '/api/v3/device/group/remove',
  summary: 'Removes a group without groups below it; its devices stay, without a group.',
  input: v.object({ id: word }),
  data: v.object({ released: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});

export const groupAssign = endpoint({
  method: 'POST',
  path: '/api/v3/device/group/assign',
  summary: 'Puts gateways or firewalls into a group of their kind (null: into none).',
  input: v.object({ ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(1000)), group: v.nullable(word) }),
  data: v.object({ moved: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});
