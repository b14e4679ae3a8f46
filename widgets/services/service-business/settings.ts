import type { Destination } from '../../../src/session/place';
import { desks } from '../shared/places';

/** Where a service that is bound to a gateway is set up. */
const settings: Readonly<Record<string, string>> = { tunnel: 'tunnel.config' };

/** Where the settings of something owned are; undefined: it has none of its own, or no gateway yet. */
export const settingsOf = ({ service, gwid }: { service: string; gwid: string | null }): Destination | undefined => {
  const desk = desks[service];
  if (desk && gwid) return { ...desk, query: { ...desk.query, gwid } };
  const name = settings[service];
  return name && gwid ? { name, params: { gwid } } : undefined;
};
