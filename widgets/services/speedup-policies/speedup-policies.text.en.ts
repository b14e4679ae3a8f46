import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { speedupPoliciesText } from './speedup-policies.text';

translate<typeof speedupPoliciesText>('speedupPolicies', {
  manage: 'Manage the group',
  detail: 'Path and switches',
  notYet: 'This group is not of mode 2 yet. Upgrade it to set policies for each application',
  unable: 'This gateway says that it cannot choose lines by itself; no policies can be set',
  title: (app) => `Policy of ${app}`,
  titleMany: (count) => counts`Policy of ${count} applications`,
  many: (apps) => `One policy for ${apps.join(', ')}. It replaces those that they have.`,
  first: 'First line',
  order: (n) => `Fallback ${n}`,
  noLine: 'None',
  often: 'Each line once',
  ms: 'Most latency',
  loss: 'Most loss',
  jitter: 'Most jitter',
  hold: 'Left after',
  back: 'Taken again after',
  seconds: 's',
  auto: 'A line is left only when one of them stays above, and an earlier one is taken again only when all stay below.',
  saved: 'Saved, being delivered to the gateway',
});
