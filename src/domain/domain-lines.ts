import { domain, linesOf } from '../rules';

/** A line that was taken: the domain as it is kept, and how it was written where that reads better. */
interface GoodDomain {
  line: number;
  domain: string;
  /** In its own script, of a name in other letters than a to z; else empty. */
  label: string;
}

/** A line that was not: `url` where only the domain in it is wanted, which `fix` then is. */
interface BadDomain {
  line: number;
  text: string;
  reason: 'domain' | 'url';
  fix?: string;
}

/** What was pasted, line by line. */
export interface ReadDomains {
  good: GoodDomain[];
  bad: BadDomain[];
  /** Lines that say what an earlier one says. */
  repeated: { line: number; domain: string; first: number }[];
}

/**
 * Reads domains, one per line (specification, section 5: 3 to 255 characters, labels up to 63). Capitals, a final dot
 * and a leading `*.` mean the same domain; names in other scripts are kept as they travel (`xn--…`). Empty lines and
 * lines that begin with `#` say nothing.
 */
export function readDomains(pasted: string): ReadDomains {
  const read: ReadDomains = { good: [], bad: [], repeated: [] };
  const seen = new Map<string, number>();
  for (const { line, text } of linesOf(pasted.replace(/\u200b|\u200c|\u200d|\u2060|\ufeff/g, ''))) {
    if (text.startsWith('#')) continue;
    const name = plainDomain(text);
    if (name === undefined) {
      const fix = domainInUrl(text);
      read.bad.push(fix === undefined ? { line, text, reason: 'domain' } : { line, text, reason: 'url', fix });
      continue;
    }
    const first = seen.get(name);
    if (first !== undefined) {
      read.repeated.push({ line, domain: name, first });
      continue;
    }
    seen.set(name, line);
    const written = trimmed(text);
    read.good.push({ line, domain: name, label: written === name ? '' : written });
  }
  return read;
}

/** One domain as it is kept; undefined when it is none. */
export function plainDomain(text: string): string | undefined {
  const name = trimmed(text);
  const ascii = /[^\0-\x7f]/.test(name) ? toAscii(name) : name;
  return ascii !== undefined && domain(ascii) === undefined ? ascii : undefined;
}

const trimmed = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[。．｡]/g, '.')
    .replace(/^\*\./, '')
    .replace(/\.$/, '');

/** A name in other scripts as it travels. What else could stand in an address never gets here. */
function toAscii(name: string): string | undefined {
  if (/[\s/?#@:\\[\]%]/.test(name)) return undefined;
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return undefined;
  }
}

/** The domain in an address that was pasted whole. */
function domainInUrl(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : /[/:?#]/.test(text) ? `http://${text}` : undefined;
  if (address === undefined) return undefined;
  try {
    return plainDomain(new URL(address.replace(/^[a-z][a-z\d+.-]*:/i, 'http:')).hostname);
  } catch {
    return undefined;
  }
}
