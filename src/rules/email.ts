import { pattern, type Rule } from './failure';

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * An e-mail address by a simple pattern (specification, section 5: "Email simple pattern"): dotted atoms, `@`, and at
 * least two ASCII labels; 254 characters at most. What RFC 5321 allows beyond that is refused on purpose: quoted local
 * parts, address literals in brackets, single-label domains.
 */
export const email: Rule = pattern(
  'email',
  new RegExp(`^(?=.{3,254}$)${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`),
);
