import * as v from 'valibot';
import { contractorStates, mostLicencePhotos } from '../../domain/contractor';
import { regions } from '../../domain/region';
import { endpoint } from '../endpoint';
import { saidBeside, time, word } from './paging';

const typed = v.pipe(v.string(), v.trim(), v.maxLength(200));

const application = v.object({
  id: word,
  company: v.string(),
  /** Unified social credit code. */
  licence: v.string(),
  /** Ids from `photoUpload`. */
  photos: v.array(v.string()),
  region: v.picklist(regions),
  contact: v.string(),
  mobile: v.string(),
  /** Why it was refused; empty otherwise. */
  reason: v.string(),
  reason_said: saidBeside,
  created_at: time,
  settled_at: v.nullable(time),
});

export const contractor = endpoint({
  method: 'GET',
  path: '/api/v3/contractor',
  summary: 'How the certification of the account as a contractor stands, with its newest application.',
  data: v.object({ state: v.picklist(contractorStates), application: v.nullable(application) }),
  scope: 'account',
  origin: 'ours',
});

export const contractorApply = endpoint({
  method: 'POST',
  path: '/api/v3/contractor/apply',
  summary: 'Applies for the certification; not while an application is looked at or after one was approved.',
  input: v.object({
    company: typed,
    licence: typed,
    photos: v.pipe(v.array(word), v.maxLength(mostLicencePhotos)),
    region: v.picklist(regions),
    contact: typed,
    mobile: typed,
  }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});
