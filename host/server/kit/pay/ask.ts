import { askProvider, type Reach } from '../provider';
import { PayError } from './pay';

/** The answer of a payment provider; rejects when there was none in time. */
export const ask = (reach: Reach, url: string, init: RequestInit) =>
  askProvider(reach, url, init, (late) => new PayError(late ? 'timeout' : 'unreachable', { unsure: true }));

/** Short words of a provider for the log. */
export const wordOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');
