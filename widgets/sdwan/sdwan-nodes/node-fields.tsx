import { abroad, longestCity, placeCodes } from '../../../src/domain/region';
import { doubledSubnet, isWholeSubnet, nodeLimits } from '../../../src/domain/sdwan';
import { linesOf, maxLength, noSpecial, required, subnet } from '../../../src/rules';
import { checks } from '../../../src/text';
import { regionText } from '../../../src/text/region.text';
import { sdwanText } from '../../../src/text/sdwan.text';
import {
  FormRow,
  NumberField,
  RadioField,
  SelectField,
  TextareaField,
  TextField,
  useFormState,
} from '../../../src/ui/form';
import { sdwanNodesText as text } from './sdwan-nodes.text';

/** What is typed about a node. */
export interface NodeValues {
  gwid?: string;
  name?: string;
  region?: string;
  city?: string;
  position: '1' | '2';
  bandwidth?: number;
  subnets?: string;
  note?: string;
}

/** What is sent of it. */
export function inputOf({
  name = '',
  region,
  city = '',
  position,
  bandwidth = 0,
  subnets = '',
  note = '',
}: NodeValues) {
  const code = placeCodes.find((known) => known === region) ?? null;
  return {
    name: name.trim(),
    region: code,
    city: code === null ? '' : city.trim(),
    position: position === '1' ? (1 as const) : (2 as const),
    bandwidth,
    subnets,
    note: note.trim(),
  };
}

/** All fields of a node but its gateway. */
export function NodeFields() {
  return (
    <>
      <TextField
        name="name"
        label={text.name}
        required
        maxLength={nodeLimits.name}
        rules={[maxLength(nodeLimits.name)]}
        tidy={(value) => value.trim()}
      />
      <PlaceFields />
      <FormRow>
        <RadioField
          name="position"
          label={text.position}
          options={([1, 2] as const).map((side) => ({ value: String(side), label: sdwanText.sides[side] }))}
        />
        <NumberField
          name="bandwidth"
          label={text.bandwidth}
          required
          integer
          min={1}
          max={nodeLimits.mbps}
          unit="Mbps"
        />
      </FormRow>
      <TextareaField
        name="subnets"
        label={text.subnets}
        rows={4}
        lineRule={subnet}
        rules={[wrongSubnets]}
        maxLength={2000}
        help={text.subnetsHelp}
      />
      <TextField name="note" label={text.note} maxLength={nodeLimits.note} rules={[maxLength(nodeLimits.note)]} />
    </>
  );
}

function wrongSubnets(value: string): string | undefined {
  const list = linesOf(value).map((line) => line.text);
  const part = list.find((one) => !isWholeSubnet(one));
  if (part !== undefined) return text.subnetWhole(part);
  const double = doubledSubnet(list);
  return double && text.subnetDouble(...double);
}

function PlaceFields() {
  const { values } = useFormState<Partial<NodeValues>>({ subscription: { values: true } });
  const needed = values.region === abroad;
  const city = (typed: string | undefined) =>
    checks<string>(text.city, ...(needed ? [required] : []), maxLength(longestCity), noSpecial)(typed);
  return (
    <FormRow>
      <SelectField
        name="region"
        label={text.region}
        placeholder={text.noRegion}
        options={placeCodes.map((value) => ({ value, label: regionText.regions[value] }))}
      />
      <TextField
        key={String(needed)}
        name="city"
        label={text.city}
        required={needed}
        disabled={!values.region}
        maxLength={longestCity}
        rules={[city]}
      />
    </FormRow>
  );
}
