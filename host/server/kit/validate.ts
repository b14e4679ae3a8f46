import { invalid } from './refusal';

/** Refuses (422) with every sentence that a check gave, by field; the browser's forms make the same checks. */
export function validate(fields: Record<string, string | undefined>) {
  const errors = Object.entries(fields).flatMap(([name, sentence]) => (sentence ? [[name, [sentence]]] : []));
  if (errors.length) throw invalid(Object.fromEntries(errors) as Record<string, string[]>);
}
