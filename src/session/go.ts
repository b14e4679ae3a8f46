import type { Destination } from './place';

/** Address in the console that leads to a destination by its name, so that embeds need not know paths. */
export function goUrl(consoleUrl: string, { name, params = {}, query = {} }: Destination): string {
  const fields = new URLSearchParams({ name });
  for (const [key, value] of Object.entries(params)) fields.set(`p.${key}`, value);
  for (const [key, value] of Object.entries(query)) if (value) fields.set(`q.${key}`, value);
  return `${consoleUrl.replace(/\/$/, '')}/go?${fields}`;
}

/** The destination that the query of such an address names; undefined without a name. */
export function readGo(search: string): Destination | undefined {
  const fields = new URLSearchParams(search);
  const name = fields.get('name');
  const under = (prefix: string) =>
    Object.fromEntries(
      [...fields].filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value]),
    );
  return name ? { name, params: under('p.'), query: under('q.') } : undefined;
}
