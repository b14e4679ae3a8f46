import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what must be readable again (card numbers, authenticator secrets) so that the store alone gives nothing away. */
export interface Vault {
  /** Names the key that seals now. */
  readonly keyId: string;
  /** Names all keys that open, the one that seals first. */
  readonly keyIds: readonly string[];
  /**
   * Seals a text for one place, for example `bank_card:card_1`: moved to another row it does not open any more. The
   * result names its key.
   */
  seal(place: string, text: string): string;
  /** The same, but equal texts of one place look alike: where they have to be compared without being opened. */
  sealAlike(place: string, text: string): string;
  /** Opens what was sealed for this place; throws when the key is missing or a bit was changed. */
  open(place: string, sealed: string): string;
  /** A fingerprint to find equal texts by; says nothing without the key. */
  index(kind: string, text: string): string;
  /** Whether a value was sealed, and with which key. */
  keyOf(value: string): string | undefined;
}

/** Bytes of a key. */
export const keyBytes = 32;

const mark = 'npv1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Makes a vault: AES-256-GCM with a fresh nonce for each value. The first key seals, all of them open: a new key is put
 * in front of the old one, and the old one taken away after everything was sealed again.
 */
export function createVault(keys: readonly Uint8Array[]): Vault {
  const known = keys.map(derive);
  const [current] = known;
  if (!current) throw new Error('a vault needs a key');
  const byId = new Map(known.map((key) => [key.id, key]));
  const keyOf = (value: string): string | undefined => {
    const [first, id, body] = value.split('.');
    return first === mark && body ? id : undefined;
  };
  const sealWith = (nonce: Buffer, place: string, text: string): string => {
    const cipher = createCipheriv('aes-256-gcm', current.cipher, nonce).setAAD(Buffer.from(place));
    const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${mark}.${current.id}.${body.toString('base64url')}`;
  };
  return {
    keyId: current.id,
    keyIds: known.map(({ id }) => id),
    keyOf,
    seal: (place, text) => sealWith(randomBytes(nonceBytes), place, text),
    // Its nonce follows from all that is sealed under it: no two texts of any place have the same one.
    sealAlike: (place, text) =>
      sealWith(
        createHmac('sha256', current.nonce).update(`${place}\0${text}`).digest().subarray(0, nonceBytes),
        place,
        text,
      ),
    open(place, sealed) {
      const key = byId.get(keyOf(sealed) ?? '');
      if (!key) throw new Error(`no key for a value of ${place}`);
      const body = Buffer.from(sealed.split('.')[2] ?? '', 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.cipher, body.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(body.subarray(-tagBytes));
      return decipher.update(body.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    index: (kind, text) => createHmac('sha256', current.index).update(`${kind}:${text}`).digest('base64url'),
  };
}

/** One key for each use, and a name that gives none of them away. */
function derive(key: Uint8Array) {
  const part = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `netpane ${use}`, keyBytes));
  return {
    id: createHash('sha256').update(part('name')).digest('hex').slice(0, 8),
    cipher: part('seal'),
    nonce: part('nonce'),
    index: part('index'),
  };
}
