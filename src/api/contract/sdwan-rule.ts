import * as v from 'valibot';
import { applications, mostRules, protocols, ruleKinds, verdicts, ways } from '../../domain/sdwan';
import { endpoint } from '../endpoint';
import { word } from './paging';

const member = v.pipe(v.string(), v.maxLength(120));
const lines = v.pipe(v.string(), v.trim(), v.maxLength(2000));

const rule = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  enabled: v.boolean(),
  name: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  /** Members that it begins at and leads to; empty: any. */
  from: member,
  to: member,
  source_ips: lines,
  target_ips: lines,
  application: v.picklist(applications),
  protocol: v.picklist(protocols),
  ports: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  action: v.picklist([...ways, ...verdicts]),
  failover: v.boolean(),
  log: v.boolean(),
  period: v.pipe(v.string(), v.trim(), v.maxLength(20)),
});
const kind = v.picklist(ruleKinds);

export const sdwanRules = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/rules',
  summary: 'Rules of one kind of a network, in the order in which they are asked.',
  input: v.object({ id: word, kind }),
  data: v.object({ rev: v.number(), list: v.array(rule), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanRulesSave = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/rules/save',
  summary: 'Replaces the rules of one kind of a network; `rev` names the list that was changed.',
  input: v.object({ id: word, kind, rev: v.number(), list: v.pipe(v.array(rule), v.maxLength(mostRules)) }),
  data: v.object({ rev: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});
