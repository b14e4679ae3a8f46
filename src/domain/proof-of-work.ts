/**
 * Rounds of one try. What is computed is PBKDF2: browsers run it in native code and beside the page, so that it neither
 * holds the page up nor costs a stranger's program much less.
 */
const rounds = 1_000;
/** Tries under way at a time, for as many cores as phones have. */
const lanes = 4;

/** The tries for a key: each gives the zero bits that its result begins with. Needs Web Crypto, a page has it over HTTPS. */
async function triesOf(key: string): Promise<(n: number) => Promise<number>> {
  const { subtle } = crypto;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const base = await subtle.importKey('raw', bytes(key), 'PBKDF2', false, ['deriveBits']);
  return async (n) => {
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(String(n)), iterations: rounds };
    return Math.clz32(new DataView(await subtle.deriveBits(how, base, 32)).getUint32(0));
  };
}

/** Looks for a try with that many zero bits, 2^bits of them on average; undefined: it was called off. */
export async function findProof(key: string, bits: number, signal: AbortSignal): Promise<number | undefined> {
  const zeros = await triesOf(key);
  for (let first = 0; !signal.aborted; first += lanes) {
    const tries = Array.from({ length: lanes }, (_, lane) => zeros(first + lane));
    const lane = (await Promise.all(tries)).findIndex((found) => found >= bits);
    if (lane >= 0) return first + lane;
  }
  return undefined;
}

/** Whether a try has that many zero bits. */
export const isProof = async (key: string, bits: number, n: number): Promise<boolean> =>
  (await (await triesOf(key))(n)) >= bits;
