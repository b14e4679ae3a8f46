/** Traffic of a week as a server may tell it: the sum, or its parts (specification, section 3). */
export type WeekFlow = number | readonly NamedFlow[] | readonly number[];

/** Bytes of a day or of a network. */
interface NamedFlow {
  name: string;
  value: number;
}

/** Sum, days and networks of it, the biggest network first. A sum that wasn't told is no number. */
export function weekFlow(flow: WeekFlow): { total: number; days: NamedFlow[]; networks: NamedFlow[] } {
  if (typeof flow === 'number') return { total: flow, days: [], networks: [] };
  const all = flow.map((one, at) => (typeof one === 'number' ? { name: String(at), value: one } : one));
  const parts = all.filter(({ name }) => name !== 'total');
  const told = all.find(({ name }) => name === 'total')?.value;
  const sum = parts.reduce((before, { value }) => before + value, 0);
  return {
    total: told ?? (parts.length > 0 ? sum : NaN),
    days: parts.filter(({ name }) => isDay.test(name)),
    networks: parts.filter(({ name }) => !isDay.test(name)).sort((a, b) => b.value - a.value),
  };
}

/** A date, or the number of a day in the week. */
const isDay = /^(\d{4}-)?\d{1,2}-\d{1,2}$|^\d$/;
