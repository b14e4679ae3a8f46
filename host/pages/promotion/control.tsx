import { useRead } from '../../../src/api';
import { packages } from '../../../src/api/contract/promotion';
import type { Prop } from '../../../src/element/contract';
import { Input } from '../../../src/ui/input';
import { offerName } from '../../../src/domain/service';
import { Select } from '../../../src/ui/select';
import { promotionPageText as text } from './promotion.text';

interface ControlProps {
  name: string;
  prop: Prop;
  value: string;
  onChange: (value: string) => void;
}

const labels: Readonly<Record<string, string>> = text.controls;
const choices: Readonly<Record<string, string>> = text.choices;

/** A field for an attribute: a list where its values are known, else a line of text. What it is for is its hint. */
export function Control({ name, prop, value, onChange }: ControlProps) {
  const sold = useRead(packages, {}).data?.list ?? [];
  const known: Readonly<Record<string, { value: string; label: string }[]>> = {
    package: sold.map((one) => ({ value: one.id, label: offerName(one) })),
    service: [...new Map(sold.map((one) => [one.service, one.service_name]))].map(([id, label]) => ({
      value: id,
      label,
    })),
    ...(prop.kind === 'choice' && { [name]: prop.of.map((one) => ({ value: one, label: choices[one] ?? one })) }),
  };
  const options = known[name];
  return (
    <label title={prop.doc}>
      {labels[name] ?? name}
      {options ? (
        <Select
          value={value}
          options={options}
          placeholder={prop.kind === 'choice' ? undefined : text.none}
          onChange={onChange}
        />
      ) : (
        <Input value={value} maxLength={40} onChange={onChange} />
      )}
    </label>
  );
}
