import type { Endpoint } from './endpoint';

/** What is read of a schema: its structure. Lengths, patterns and other checks of a value are the server's matter. */
export interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  items?: readonly Shape[];
  value?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  default?: unknown;
  fallback?: unknown;
}

/**
 * The structure of an endpoint's answer. Builds for browsers take the schemas out of the endpoints and put a table in the
 * place of this module, which is loaded with the first answer of another server.
 */
export const shapesOf = ({ data, top }: Endpoint): { data?: Shape; top?: Shape } => ({
  ...(data && { data: data as Shape }),
  ...(top && { top: top as Shape }),
});
