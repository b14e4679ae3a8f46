import { useMemo } from 'react';
import { language } from '../../text/words';
import { soldText } from './sold.text';

/**
 * What the catalogue answered, in the language of the widget. For answers that hold nothing but what is sold: names that
 * people gave are not looked at one by one.
 */
export function useSold<T>(answer: T): T {
  const chosen = language();
  return useMemo(() => (chosen === 'en' ? said(answer) : answer), [answer, chosen]);
}

function said<T>(value: T): T {
  if (typeof value === 'string') return soldText.said(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => said(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, said(one)])) as T;
}
