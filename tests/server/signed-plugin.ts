import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A publisher of a test. */
export interface Publisher {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

export const newPublisher = (): Publisher => generateKeyPairSync('ed25519');

/** The public key as a file. */
export const keyFile = ({ publicKey }: Publisher): Blob =>
  new Blob([publicKey.export({ type: 'spki', format: 'pem' }).toString()]);

/** The manifest of a small plugin. */
export const manifestOf = (more: Record<string, unknown> = {}) => ({
  ...{ id: 'beat', version: '1.0.0', name: '心跳', about: '报数', category: 'analysis', changes: '第一版' },
  ...{ main: 'index.mjs', rights: [{ right: 'server', why: '测量' }], memory: 32 },
  settings: [
    { name: 'every', label: '间隔（秒）', kind: 'number', value: 60, min: 10, max: 600 },
    { name: 'mode', label: '方式', kind: 'choice', value: 'a', choices: [{ value: 'a', label: '甲' }] },
  ],
  status: [
    { name: 'beats', label: '次数', kind: 'number' },
    { name: 'ports', label: '端口', kind: 'rows', columns: ['端口', '状态'] },
  ],
  ...more,
});

/** A package, signed; `content`: what it holds in place of a manifest and one file. */
export function packed(
  { publicKey, privateKey }: Publisher,
  manifest: object,
  source = 'console.log(1)',
  content: unknown = { manifest, files: { 'index.mjs': source } },
) {
  const bytes = Buffer.from(JSON.stringify(content));
  const hash = createHash('sha256').update(bytes).digest();
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    package: bytes.toString('base64'),
    signature: sign(null, hash, privateKey).toString('base64'),
    key: createHash('sha256').update(der).digest('hex'),
    hash: hash.toString('hex'),
  };
}

/** The same as a publisher's file. */
export const packageFile = (...parts: Parameters<typeof packed>): Blob => new Blob([JSON.stringify(packed(...parts))]);
