import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptSecret } from './kept-secret';
import { createVault, keyBytes, type Vault } from './vault';

/**
 * The vault of this server. Its keys come from `NETPANE_KEY` (the newest first, commas between them); without it one is
 * made on the first start and kept in the data folder, readable for the server's own user only. `also`: further keys that open.
 */
export async function openVault(
  settings: { key?: string; data: string },
  also: readonly Uint8Array[] = [],
): Promise<Vault> {
  const own = readKeys(settings.key ?? (await keptSecret(keyFile(settings.data), freshKey, isKeys)));
  return createVault([...own, ...also]);
}

/** Where the keys lie that the environment does not give. */
export const keyFile = (data: string): string => join(data, 'vault.key');

/** A new key, as it is written. */
export const freshKey = (): string => randomBytes(keyBytes).toString('base64');

function isKeys(text: string): boolean {
  try {
    return readKeys(text).length > 0;
  } catch {
    return false;
  }
}

/** Keys of 32 bytes, as base64 or hexadecimal. Throws, in words for whoever started the server, when one is not. */
export function readKeys(text: string): Buffer[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => {
      const key = Buffer.from(word, /^[\da-f]{64}$/i.test(word) ? 'hex' : 'base64');
      if (key.length === keyBytes) return key;
      throw Object.assign(
        new Error('NETPANE_KEY 应为 32 字节密钥（base64 或 64 位十六进制），轮换时新密钥写在前面，用逗号分隔'),
        { code: 'NETPANE_SETTINGS' },
      );
    });
}
