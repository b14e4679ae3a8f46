import type { Prop } from '../../../src/element/contract';

/** A value of a prop that is not its default. */
export const sample = (prop: Prop): unknown => {
  if (prop.kind === 'flag') return true;
  if (prop.kind === 'number') return (prop.default ?? 0) + 1;
  if (prop.kind === 'choice') return prop.of.find((word) => word !== prop.default) ?? prop.of[0];
  return prop.kind === 'data' ? (prop.sample ?? [{ sample: true }]) : 'sample';
};
