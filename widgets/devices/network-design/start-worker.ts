interface Policies {
  createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * Starts a script of ours beside the page; undefined where there may be none: elements of another origin, a policy of the page
 * without our name.
 */
export function startWorker(url: string): Worker | undefined {
  try {
    return new Worker(trusted(url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** The address as a page takes it that wants trusted types. */
function trusted(url: string): string {
  const { trustedTypes: types } = globalThis as { trustedTypes?: Policies };
  policy ??= types?.createPolicy('netpane-worker', { createScriptURL: (one: string) => one });
  return policy?.createScriptURL(url) ?? url;
}
