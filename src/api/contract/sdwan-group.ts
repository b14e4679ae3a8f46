import * as v from 'valibot';
import { networkServices } from '../../domain/sdwan';
import { endpoint } from '../endpoint';
import { word } from './paging';

/** What is sorted: networks into groups, accounts that dial in into departments. */
const sdwanGroupKinds = ['network', 'department'] as const;
const kind = v.picklist(sdwanGroupKinds);
const name = v.pipe(v.string(), v.trim());

const group = v.object({
  id: word,
  parent_id: v.nullable(word),
  name: v.string(),
  /** Networks or accounts in it and below it. */
  count: v.number(),
  /** Of those, networks whose members are all online, or accounts that are dialled in. */
  online: v.number(),
});
/** A group of networks, or a department. */
export type SdwanGroup = v.InferOutput<typeof group>;

export const sdwanGroups = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/group/list',
  summary: 'Groups of SD-WAN networks, or departments of accounts, as a flat list in tree order; a root has no parent.',
  input: v.object({
    kind,
    /** Counts networks of this service only; of both unless told. */
    service: v.optional(v.picklist(networkServices)),
  }),
  data: v.array(group),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanGroupCreate = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/group/create',
  summary: 'Makes a group or a department, at the end of its siblings; without `parent` at the top.',
  input: v.object({ kind, name, parent: v.optional(word) }),
  data: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const sdwanGroupRename = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/group/rename',
  summary: 'Names a group or a department; no two siblings have the same name.',
  input: v.object({ kind, id: word, name }),
  scope: 'device:write',
  origin: 'ours',
});

export const sdwanGroupMove = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/group/move',
  summary: 'Puts a group with everything below it under another one (null: at the top), as its last.',
  input: v.object({ kind, id: word, parent: v.nullable(word) }),
  scope: 'device:write',
  origin: 'ours',
});

export const sdwanGroupRemove = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/group/remove',
  summary:
    'Removes a group. What is in it and right below it goes into `to` (null: out of every group, to the top); without `to` it is refused unless the group is empty.',
  input: v.object({ kind, id: word, to: v.optional(v.nullable(word)) }),
  data: v.object({ released: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});

export const sdwanGroupAssign = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/group/assign',
  summary: 'Puts networks into a group, or accounts into a department (null: into none).',
  input: v.object({ kind, ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(1000)), group: v.nullable(word) }),
  data: v.object({ moved: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});
