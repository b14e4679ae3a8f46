import { createHash, createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { pluginManifest, type PluginManifest } from '../../../../src/api/contract/plugin';
import { pluginLimits, settingFault } from '../../../../src/domain/plugin';
import { isText } from '../../../../src/rules/text';
import { because, invalid } from '../../kit/refusal';

/** What a publisher's file holds: the package as it was signed, and the signature over its SHA-256. */
const signed = v.object({
  /** Base64 of the package. */
  package: v.string(),
  /** Base64 of an Ed25519 signature. */
  signature: v.string(),
  /** Fingerprint of the publisher's key. */
  key: v.string(),
});

/** A package: what it says of itself, and its files by name. */
const content = v.object({
  manifest: pluginManifest,
  files: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,60}$/)), v.string()),
});

/** A publisher's file that was read. */
export interface SignedPackage extends v.InferOutput<typeof signed> {
  manifest: PluginManifest;
  hash: string;
  size: number;
}

/** Reads a publisher's file; refuses one that is no package. Its signature is not looked at. */
export function readPackage(text: string): SignedPackage {
  const file = parsed(signed, text, '不是插件包文件');
  const bytes = Buffer.from(file.package, 'base64');
  if (bytes.length > pluginLimits.package) throw bad(`超过 ${pluginLimits.package / 1e6} MB`);
  const { manifest, files } = parsed(content, bytes.toString('utf8'), '清单无效');
  if (Object.keys(files).length > pluginLimits.files) throw bad(`超过 ${pluginLimits.files} 个文件`);
  if (!Object.hasOwn(files, manifest.main)) throw bad(`缺少 ${manifest.main}`);
  if (!isText(JSON.stringify(manifest)) || JSON.stringify(manifest).includes('\\u0000')) throw bad('清单无效');
  const unfit = manifest.settings.find((setting) => settingFault(setting, setting.value));
  if (unfit) throw bad(`设置 ${unfit.name} 的默认值无效`);
  return { ...file, manifest, hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}

/** Whether a key signed the package. */
export function isSignedBy(publicKey: string, { hash, signature }: Pick<SignedPackage, 'hash' | 'signature'>): boolean {
  try {
    return verify(null, Buffer.from(hash, 'hex'), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** A public key in its one spelling, and its fingerprint; undefined for what is no Ed25519 key. */
export function readPublicKey(pem: string): { pem: string; fingerprint: string } | undefined {
  try {
    if (pem.includes('PRIVATE KEY')) return undefined;
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType !== 'ed25519') return undefined;
    const der = key.export({ type: 'spki', format: 'der' });
    return {
      pem: key.export({ type: 'spki', format: 'pem' }).toString(),
      fingerprint: createHash('sha256').update(der).digest('hex'),
    };
  } catch {
    return undefined;
  }
}

function parsed<S extends v.GenericSchema>(schema: S, text: string, why: string): v.InferOutput<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad(why);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]);
  throw bad(path === null ? why : `${why}（${path}）`);
}

const bad = (why: string) => invalid({ file: because('pluginPackageBad', { why }) });
