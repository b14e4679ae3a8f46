import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { moment, time, whole, word } from './paging';
import { link } from './sdwan';

export const sdwanDay = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/day/{id}',
  summary:
    'The last 24 hours of a network in quarters of an hour, those that were measured: how many of its links were, how many of them were down at one of their samples, and how many of the others poor at more than one.',
  input: v.object({ id: word }),
  data: v.object({
    cells: v.array(v.object({ at: time, links: whole, poor: whole, down: whole })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanMoment = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/moment/{id}',
  summary: 'The links of a network in the quarter of an hour that begins at `at`, each as it was at its worst.',
  input: v.object({ id: word, at: moment }),
  data: v.object({ at: time, link_list: v.array(link) }),
  scope: 'device:read',
  origin: 'ours',
});
