import * as contract from '../../src/api/contract';
import { endpointsOf } from '../../src/api/endpoints-of';
import { openApi } from '../../src/api/openapi';

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}
const { paths } = openApi(contract, '0') as unknown as Document;
const calls = endpointsOf(contract).map(([, , { method, path }]) => ({
  ...{ method, path },
  fits: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  statuses: Object.keys(paths[path]![method.toLowerCase()]!.responses),
}));

/** The call and its status, where OpenAPI does not say that it may be answered so. */
export function undocumented({ method, url }: Request, { status }: Response): string | undefined {
  const { pathname } = new URL(url);
  const call = calls.find((one) => one.method === method && one.fits.test(pathname));
  return call && !call.statuses.includes(String(status)) ? `${status} ${call.path}` : undefined;
}
