/** Sentences of the contracts in another language, by the Chinese one. */
export type Sentences = Readonly<Record<string, string>>;

/** The same with its sentences in another language, however deep they stand; what has none stays. */
export function translated<T>(value: T, sentences: Sentences): T {
  if (typeof value === 'string') return sentence(value, sentences) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => translated(one, sentences)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, sentences)])) as T;
}

/** A sentence, or a description: a sentence with scopes and status behind it. */
function sentence(text: string, sentences: Sentences): string {
  const [first = '', ...rest] = text.split('。scopes: ');
  const said = sentences[first] ?? first;
  return rest.length === 0 ? said : `${said}. scopes: ${rest.join('').replaceAll('；', '; ')}`;
}
