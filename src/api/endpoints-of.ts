import type { Endpoint } from './endpoint';

/** Every call of the areas, with the names of area and call. */
export const endpointsOf = (areas: object): [area: string, name: string, endpoint: Endpoint][] =>
  Object.entries(areas).flatMap(([area, calls]: [string, object]) =>
    Object.entries(calls).flatMap(([name, one]: [string, unknown]) =>
      isEndpoint(one) ? [[area, name, one] as [string, string, Endpoint]] : [],
    ),
  );

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'method' in one && 'scope' in one;
