import { describe, expect, it } from 'vitest';
import { domain, email, ipv4, ipv6, timePoint, url, type Rule } from '../../src/rules';
import emailVectors from '../vectors/email.json';
import hostnameVectors from '../vectors/hostname.json';
import ipv4Vectors from '../vectors/ipv4.json';
import ipv6Vectors from '../vectors/ipv6.json';
import timeVectors from '../vectors/time.json';
import urlVectors from '../vectors/url.json';

interface Vectors {
  valid: string[];
  invalid: string[];
}

/** Where a rule of the product differs from the standard on purpose, and which of its words demand that. */
interface Disagreement {
  because: string;
  values: string[];
}

const cases: [name: string, rule: Rule, vectors: Vectors, disagreements: Disagreement[]][] = [
  ['ipv4', ipv4, ipv4Vectors, []],
  ['ipv6', ipv6, ipv6Vectors, []],
  ['time point', timePoint, timeVectors, []],
  [
    'email',
    email,
    emailVectors,
    [
      {
        because: '"simple pattern": no quoted local parts',
        values: emailVectors.valid.filter((value) => value.startsWith('"')),
      },
      { because: '"simple pattern": no address literals', values: ['joe.bloggs@[127.0.0.1]', 'joe.bloggs@[IPv6:::1]'] },
      { because: '"simple pattern": a dot in the domain', values: ['test@io'] },
    ],
  ],
  [
    'domain',
    domain,
    hostnameVectors,
    [
      {
        because: 'a domain has two labels at least',
        values: ['hostname', 'h0stn4me', '1host', 'host-name', 'hostnam3'],
      },
      { because: 'an IPv4 address is no domain', values: ['1.2.3.4'] },
    ],
  ],
  [
    'url',
    url,
    urlVectors,
    [
      {
        because: '"must start with http or https"',
        values: urlVectors.valid.filter((value) => !value.startsWith('http')),
      },
      { because: 'letters of any script are encoded by the browser', values: ['https://example.org/foobar®.txt'] },
    ],
  ],
];

describe.each(cases)('%s against the vectors of the standard', (_, rule, vectors, disagreements) => {
  const own = new Set(disagreements.flatMap(({ values }) => values));
  const rows = [
    ...vectors.valid.map((value) => [value, true] as const),
    ...vectors.invalid.map((value) => [value, false] as const),
  ];

  it.each(rows)('%j is valid: %s, unless the product says otherwise', (value, valid) => {
    expect(rule(value) === undefined).toBe(own.has(value) ? !valid : valid);
  });

  it('disagrees only over values that are in the vectors', () => {
    const known = new Set([...vectors.valid, ...vectors.invalid]);
    expect([...own].filter((value) => !known.has(value))).toEqual([]);
  });
});
