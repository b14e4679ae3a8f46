import { createHash, createPublicKey, verify } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

// What the cloud hands out is looked at here once more: whoever got hold of the cloud still cannot make a gateway run
// what no publisher signed that this gateway knows.

/** Bytes of a package, files in one, megabytes that it may ask for. */
const most = { package: 1_000_000, files: 50, memory: 256 };
/** Everything that a plugin can be allowed. */
export const rights = ['server', 'network', 'clients', 'interfaces'];

/** Why this gateway does not run a plugin. */
export class Refused extends Error {}

/** Public keys of the publishers that this gateway trusts: the PEM files of a folder. */
export async function readKeys(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pem'));
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return texts.flatMap((text) => {
    try {
      const key = createPublicKey(text);
      return key.asymmetricKeyType === 'ed25519' && !text.includes('PRIVATE KEY') ? [key] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Opens a package. `wanted` is what the cloud says of it (id, version, hash, signature, size), `allowed` the rights that
 * the owner of this gateway lets plugins have. Throws `Refused` for anything that is not as it should be.
 */
export function openPackage(base64, wanted, { keys, allowed = rights }) {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > most.package) throw new Refused('插件包过大');
  const hash = createHash('sha256').update(bytes).digest();
  if (hash.toString('hex') !== wanted.hash) throw new Refused('哈希不符，插件包被改动');
  const signature = Buffer.from(wanted.signature ?? '', 'base64');
  if (keys.length === 0) throw new Refused('这台网关没有受信任的发布方公钥');
  if (!keys.some((key) => signature.length === 64 && verify(null, hash, key, signature)))
    throw new Refused('签名无效或发布方不受信任');
  const { manifest, files } = contentOf(bytes);
  if (manifest.id !== wanted.id || manifest.version !== wanted.version) throw new Refused('插件包不是要安装的插件');
  const beyond = manifest.rights.find(({ right }) => !allowed.includes(right));
  if (beyond) throw new Refused(`要求的权限不被允许：${beyond.right}`);
  return { manifest, files };
}

/** The same checks as the cloud's: what is signed may be wrong just the same. */
function contentOf(bytes) {
  let content;
  try {
    content = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refused('插件包格式错误');
  }
  const { manifest, files } = content ?? {};
  const names = isObject(files) ? Object.keys(files) : [];
  // Names without any folder: nothing is written beside the plugin's own.
  const fit =
    isObject(manifest) &&
    names.length > 0 &&
    names.length <= most.files &&
    names.every((name) => /^[a-z0-9][a-z0-9._-]{0,60}$/.test(name) && typeof files[name] === 'string') &&
    names.includes(manifest.main) &&
    /\.mjs$/.test(manifest.main) &&
    /^[a-z][a-z0-9-]{1,39}$/.test(manifest.id) &&
    Array.isArray(manifest.rights) &&
    manifest.rights.every((one) => isObject(one)) &&
    Array.isArray(manifest.settings) &&
    Array.isArray(manifest.status);
  if (!fit) throw new Refused('插件包格式错误');
  if (!(manifest.memory >= 16 && manifest.memory <= most.memory)) throw new Refused('要求的内存不被允许');
  const strange = manifest.rights.find(({ right }) => !rights.includes(right));
  if (strange) throw new Refused(`要求的权限不被允许：${String(strange.right).slice(0, 40)}`);
  return { manifest, files };
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
