import { rm, writeFile } from 'node:fs/promises';
import { run } from './program.mjs';

// Filter rules of a network by `nft`: what goes into the tunnel or comes out of it. The other kinds ask what application a
// packet belongs to, or for a choice of ways: this machine cannot tell and has one way, so it does not say that it can.

/** Our table; nothing outside of it is touched. */
const table = 'inet npsd0';

const address = String.raw`(?:\d{1,3}\.){3}\d{1,3}`;
const place = new RegExp(`^${address}(?:/\\d{1,2}|-${address})?$`);
const span = /^\d{1,5}(?:-\d{1,5})?$/;
const protocols = { any: ['tcp', 'udp'], tcp: ['tcp'], udp: ['udp'] };

/** Whether this machine can carry filter rules out. */
export const canFilter = async () => (await run('nft', ['-v'])).ok;

/**
 * Rules as `nft` reads them, in their order: the first that fits decides, and what none fits passes. An answer goes with what
 * it answers, so a rule is about who begins. Undefined: one of them is none.
 */
export function filterText(rules, tunnel) {
  if (!Array.isArray(rules)) return undefined;
  const lines = rules.map(lineOf);
  if (lines.includes(undefined)) return undefined;
  const hook = (name, direction) => [
    `  chain ${name} {`,
    `    type filter hook ${name} priority filter; policy accept;`,
    ...direction.map((side) => `    ${side} "${tunnel}" jump rules`),
    '  }',
  ];
  return [
    // Made before it is deleted, so that there is one to delete: all of it happens at once or not at all.
    `table ${table}`,
    `delete table ${table}`,
    `table ${table} {`,
    '  chain rules {',
    '    ct direction reply return',
    ...lines.flat().map((line) => `    ${line}`),
    '  }',
    ...hook('forward', ['iifname', 'oifname']),
    ...hook('input', ['iifname']),
    ...hook('output', ['oifname']),
    '}',
    '',
  ].join('\n');
}

/** One rule; none at all when it names a member that is not there; undefined when it cannot be read. */
function lineOf(rule) {
  const { source_ips, target_ips, from_routes, to_routes, protocol, ports, action, log, id } = rule ?? {};
  const sides = [
    ['saddr', from_routes, source_ips],
    ['daddr', to_routes, target_ips],
  ];
  const matches = [];
  for (const [side, routes, typed] of sides) {
    if (routes !== undefined && !Array.isArray(routes)) return undefined;
    if (typeof typed !== 'string') return undefined;
    const listed = typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    for (const set of [routes, listed.length > 0 ? listed : undefined]) {
      if (set === undefined) continue;
      if (!set.every((one) => place.test(one))) return undefined;
      if (set.length === 0) return [];
      matches.push(`ip ${side} { ${set.join(', ')} }`);
    }
  }
  const spans = String(ports ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (!spans.every((one) => span.test(one)) || !['permit', 'deny'].includes(action)) return undefined;
  if (protocol === 'icmp') matches.push('meta l4proto icmp');
  else if (!(protocol in protocols)) return undefined;
  else if (spans.length > 0)
    matches.push(`meta l4proto { ${protocols[protocol].join(', ')} } th dport { ${spans.join(', ')} }`);
  else if (protocol !== 'any') matches.push(`meta l4proto ${protocol}`);
  const said = log
    ? [
        `log prefix "npsd0 ${String(id)
          .replaceAll(/[^\w-]/g, '')
          .slice(0, 40)} "`,
      ]
    : [];
  return [[...matches, ...said, 'counter', action === 'permit' ? 'return' : 'drop'].join(' ')];
}

/** Puts rules in force; gives what went wrong. */
export async function filter(text, file) {
  await writeFile(file, text, { mode: 0o600 });
  const { ok, error } = await run('nft', ['-f', file]);
  await rm(file, { force: true });
  return ok ? undefined : `nft：${error}`;
}

/** Takes them away. */
export const unfilter = () => run('nft', ['delete', 'table', ...table.split(' ')]);
