import { ApiError } from '../../api';

/** Messages that belong to fields, and those that belong to none. */
export interface Sorted {
  fields: Record<string, string>;
  loose: string[];
}

/** Milliseconds between the toasts of one refused call (specification, section 8). */
const apart = 10;

/** Sorts a failure: 422 by field path, the rest (and unknown fields) loose. What is no failed call is thrown on. */
export function sort(failure: unknown, registered: readonly string[]): Sorted {
  const names = new Map(registered.map((name) => [pathOf(name), name]));
  const sorted: Sorted = { fields: {}, loose: [] };
  for (const [path, text] of messagesOf(failure)) {
    const name = names.get(pathOf(path));
    if (name !== undefined) sorted.fields[name] ??= text;
    else if (!sorted.loose.includes(text)) sorted.loose.push(text);
  }
  return sorted;
}

/** Says messages one after the other. */
export function spread(texts: readonly string[], say: (text: string) => void): void {
  texts.forEach((text, index) => setTimeout(() => say(text), index * apart));
}

function messagesOf(failure: unknown): [string, string][] {
  if (failure instanceof ApiError) {
    if (failure.kind === 'aborted' || failure.kind === 'unauthorized') return [];
    const errors = Object.entries(failure.detail.errors ?? {}).map(
      ([path, texts]) => [path, texts[0] ?? ''] as [string, string],
    );
    return failure.kind === 'invalid' && errors.length > 0 ? errors : [['', failure.message]];
  }
  if (failure instanceof Error) throw failure;
  return Object.entries(failure as Record<string, string>);
}

/** `members[0].ip`, `members.0.ip`: one path. */
const pathOf = (name: string): string => name.replace(/\[(\d+)\]/g, '.$1');
