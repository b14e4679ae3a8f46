import { useContext } from 'react';
import { ExtensionContext } from '../../session/extension';
import { nothing } from '../../format';
import { chartText } from './chart.text';

/** A value in words; a dash for one that is not known. */
export const inWords = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? nothing : format(value);

/** What a group is called in full, and that its time is not over where it is not. */
export const titleOf = (group: { key: string; title: string } | undefined, unfinished: string | undefined): string =>
  group && group.key === unfinished ? chartText.unfinished(group.title) : (group?.title ?? '');

/** How a chart writes its numbers, where the page around has words of its own for them. */
export function useValues<P extends ValuesProps>(props: P): P {
  const own = useContext(ExtensionContext).extension?.values;
  if (!own) return props;
  const { label, format, axisFormat } = props;
  const said = (write: (value: number) => string) => (value: number) => {
    const text = write(value);
    return own(value, { text, chart: label }) ?? text;
  };
  return { ...props, format: said(format), ...(axisFormat && { axisFormat: said(axisFormat) }) };
}

interface ValuesProps {
  label: string;
  format: (value: number) => string;
  axisFormat?: ((value: number) => string) | undefined;
}
