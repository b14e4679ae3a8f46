import type { Contract, Prop } from '../../../src/element/contract';
import { commonMembers } from '../../../src/element/manifest';
import { kebab } from '../../../src/element/names';

/** A value of a prop as a component takes it, from the attribute's text. */
function valueOf(prop: Prop, text: string): unknown {
  if (prop.kind === 'flag') return true;
  if (prop.kind === 'number') return Number.isFinite(Number(text)) && text !== '' ? Number(text) : undefined;
  if (prop.kind === 'choice') return prop.of.includes(text) ? text : undefined;
  return text;
}

const plainProps = (contract: Contract) =>
  Object.entries<Prop>(contract.props).filter(([, { kind }]) => kind !== 'data');

/** Names of all attributes that an element takes. */
export const attributeNames = (contract: Contract): string[] => [
  ...plainProps(contract).map(([key]) => kebab(key)),
  ...commonMembers.attributes.map(({ name }) => name),
];

/** Props of a component, from the attributes of its element. */
export const propsOf = (contract: Contract, attributes: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    plainProps(contract).flatMap(([key, prop]) => {
      const text = attributes[kebab(key)];
      return text === undefined ? [] : [[key, valueOf(prop, text)]];
    }),
  );

/** Attributes of an element, from the props of its component. */
export const attributesOf = (contract: Contract, props: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    plainProps(contract).flatMap(([key, { kind }]) => {
      const value = props[key];
      if (value === undefined || value === false) return [];
      return [[kebab(key), kind === 'flag' ? '' : String(value)]];
    }),
  );
