import { resolve } from 'node:path';
import { iconFiles, iconFolder } from './plugins.mjs';

/** What everything stands on, in one file; and what draws charts, which comes later. */
export function vendorChunk(id) {
  if (id.includes('commonjsHelpers') || base.test(id)) return 'react';
  return /\/node_modules\/(@nivo|@react-spring|d3-[\w-]+|lodash)\//.test(id) ? 'charts' : undefined;
}

const base =
  /\/node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion|lucide-react\/dist\/esm(?!\/(icons|lucide-react)))[/.]/;

/**
 * For the CDN files: what the loader needs (small, without React), what every element stands on, and the packages under
 * both; the rest falls into place by itself.
 */
export function elementChunk() {
  let loader;
  let core;
  return (id, { getModuleInfo }) => {
    loader ??= closure('widgets/loader.ts', getModuleInfo);
    core ??= closure('src/element/index.ts', getModuleInfo);
    if (loader.has(id)) return id.includes('/widgets/') ? undefined : 'connect';
    return vendorChunk(id) ?? (core.has(id) ? 'element' : undefined);
  };
}

/**
 * Modules that a module imports, and they, and so on. Of the icons only those that one of them names: their index leads
 * to all.
 */
function closure(entry, getModuleInfo) {
  const found = new Set();
  const visit = (id) => {
    const info = getModuleInfo(id);
    if (found.has(id) || !info) return;
    found.add(id);
    info.importedIds.filter((next) => !next.includes(iconFolder)).forEach(visit);
    for (const [, names] of info.code?.matchAll(/import \{([^}]+)\} from ['"][./]+\/icon['"]/g) ?? []) {
      for (const name of names.match(/\w+/g)) if (iconFiles.has(name)) visit(iconFiles.get(name));
    }
  };
  visit(resolve(entry));
  return found;
}
