import type { Contract, Prop } from './contract';
import { kebab } from './names';

/** Attribute of each prop that has one: attribute name -> prop name. */
export const attributesOf = (contract: Contract): Map<string, string> =>
  new Map(
    Object.entries(contract.props)
      .filter(([, prop]) => prop.kind !== 'data')
      .map(([key]) => [kebab(key), key]),
  );

/** Value of a prop that nobody set. */
export const defaultOf = (prop: Prop): unknown => {
  if (prop.kind === 'flag') return false;
  return prop.kind === 'data' ? undefined : prop.default;
};

/**
 * What the value of a property or the text of an attribute means; undefined where it is absent or makes no sense, so that the
 * default holds. Frameworks hand over strings where a template has a plain attribute.
 */
export function fromProperty(prop: Prop, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  switch (prop.kind) {
    case 'flag':
      return typeof value === 'string' || Boolean(value);
    case 'number': {
      const number = typeof value === 'string' && !value.trim() ? NaN : Number(value);
      return Number.isNaN(number) ? undefined : number;
    }
    case 'choice':
      return prop.of.includes(String(value)) ? String(value) : undefined;
    case 'text':
      return String(value);
    case 'data':
      return value;
  }
}
