import type { Destination } from '../../../src/session/place';

/** Where the packages of a service are; the catalogue for all others. */
const pages: Readonly<Record<string, string>> = {
  tunnel: 'tunnel.package',
  sdwan: 'sdwan.package',
  network: 'open.network.package',
  domain_parsing: 'domain_parsing.combo',
};

/** Where a service is bought. */
export const packagesOf = (service: string | undefined): Destination => {
  const name = service && pages[service];
  return name ? { name } : { name: 'open.open', ...(service && { query: { service } }) };
};
