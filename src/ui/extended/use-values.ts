import { useContext } from 'react';
import { ExtensionContext } from '../../session/extension';

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
