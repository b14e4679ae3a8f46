/** A part of a JSON file that names a provider, as an object; throws a sentence that holds nothing of it. */
export function object(said: unknown, name: string): Record<string, unknown> {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw new Error(`缺少 ${name}`);
  return said as Record<string, unknown>;
}

/** The same where all of it is text. */
export function texts(said: unknown, name: string): Record<string, string> {
  const all = object(said, name);
  const wrong = Object.keys(all).find((key) => typeof all[key] !== 'string');
  if (wrong !== undefined) throw new Error(`${wrong} 应为文字`);
  return all as Record<string, string>;
}
