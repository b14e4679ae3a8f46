import { secretFields } from '../../../../src/domain/config';
import type { Vault } from '../../kit/vault';

/**
 * Where secrets of an account's configurations are sealed: one place for all, for they go from a device to the one that
 * replaces it, into backups and out of templates.
 */
export const configPlace = (accountId: string): string => `config:${accountId}`;

/**
 * Something made of rows of configurations as it is stored: its secrets sealed, all else readable for the store. Equal
 * secrets of an account look alike, so that what is stored can be compared.
 */
export const sealSecrets = <T>(vault: Vault, place: string, value: T): T =>
  turned(value, (text) => vault.sealAlike(place, text));

/** The same as it is meant. What an older version stored in the clear is given as it is. */
export const openSecrets = <T>(vault: Vault, place: string, value: T): T =>
  turned(value, (text) => (vault.keyOf(text) ? vault.open(place, text) : text));

/** The same with every secret under the key that seals now, and whether that changed anything. */
export function resealSecrets<T>(vault: Vault, place: string, value: T): { value: T; changed: boolean } {
  let changed = false;
  const sealed = turned(value, (text) => {
    const key = vault.keyOf(text);
    if (key === vault.keyId) return text;
    changed = true;
    return vault.sealAlike(place, key ? vault.open(place, text) : text);
  });
  return { value: sealed, changed };
}

/** The same where every text is a secret, at a place of its own. */
export function resealTexts<T>(vault: Vault, place: string, value: T): { value: T; changed: boolean } {
  let changed = false;
  const sealed = everyText(value, (text) => {
    const key = vault.keyOf(text);
    if (text === '' || key === vault.keyId) return text;
    changed = true;
    return vault.sealAlike(place, key ? vault.open(place, text) : text);
  });
  return { value: sealed, changed };
}

/** A configuration as a command carries it to its device, which is sealed as it is stored: opened. */
export const openText = (vault: Vault, accountId: string, text: string): string =>
  JSON.stringify(openSecrets(vault, configPlace(accountId), JSON.parse(text) as unknown));

/** The same under the key that seals now. */
export function resealText(vault: Vault, accountId: string, text: string): { value: string; changed: boolean } {
  const { value, changed } = resealSecrets(vault, configPlace(accountId), JSON.parse(text) as unknown);
  return { value: JSON.stringify(value), changed };
}

function everyText<T>(value: T, turn: (text: string) => string): T {
  if (typeof value === 'string') return turn(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => everyText(one, turn)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, everyText(one, turn)]),
  ) as T;
}

const secrets = secretFields();
/** What stands in place of a field's value where two are held against each other. */
const compared = ['wanted', 'found'];

function turned<T>(value: T, turn: (text: string) => string): T {
  if (Array.isArray(value)) return value.map((one: unknown) => turned(one, turn)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { field } = value as { field?: unknown };
  const isDiff = typeof field === 'string' && secrets.has(field);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      typeof one === 'string' && one !== '' && (secrets.has(name) || (isDiff && compared.includes(name)))
        ? turn(one)
        : turned(one, turn),
    ]),
  ) as T;
}
