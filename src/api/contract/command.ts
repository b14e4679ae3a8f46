import * as v from 'valibot';
import { commandKinds } from '../../domain/job';
import { endpoint } from '../endpoint';
import { saidBeside, time, word } from './paging';

/** What is known of a command. */
export const command = v.object({
  id: word,
  gwid: word,
  kind: v.picklist(commandKinds),
  state: v.picklist(['pending', 'sent', 'done', 'failed', 'timed_out']),
  /** What the device answered, line by line. */
  output: v.array(v.string()),
  /** Why it failed; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
  created_at: time,
  sent_at: v.nullable(time),
  finished_at: v.nullable(time),
});
/** One command on its way to a device. */
export type Command = v.InferOutput<typeof command>;

export const diagnose = endpoint({
  method: 'POST',
  path: '/api/v3/device/diagnose',
  summary: 'Asks a gateway to ping or trace an address, or to look a name up; read the result with `commandStatus`.',
  input: v.object({
    gwid: word,
    kind: v.picklist(['ping', 'traceroute', 'dns']),
    /** Address or domain; a domain for `dns`. */
    target: v.pipe(v.string(), v.trim()),
  }),
  data: command,
  scope: 'device:write',
  origin: 'ours',
});

const diagnosis = v.object({
  ...command.entries,
  /** What was looked at. */
  target: v.string(),
});
/** A diagnosis that was asked for, with its result. */
export type Diagnosis = v.InferOutput<typeof diagnosis>;

export const diagnoses = endpoint({
  method: 'GET',
  path: '/api/v3/device/diagnoses',
  summary: 'The newest twenty diagnoses of a gateway with their results.',
  input: v.object({ gwid: word }),
  data: v.object({ list: v.array(diagnosis), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});

export const reboot = endpoint({
  method: 'POST',
  path: '/api/v3/device/reboot',
  summary: 'Asks a gateway to restart.',
  input: v.object({ gwid: word }),
  data: command,
  scope: 'device:manage',
  origin: 'ours',
});

export const commandStatus = endpoint({
  method: 'GET',
  path: '/api/v3/device/command/{id}',
  summary: 'How a command stands.',
  input: v.object({ id: word }),
  data: command,
  scope: 'device:read',
  origin: 'ours',
});
