import { useWrite } from '../../../src/api';
import { devicePlace } from '../../../src/api/contract/sdwan-map';
import { abroad, longestCity, placeCodes } from '../../../src/domain/region';
import { maxLength, noSpecial, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { regionText } from '../../../src/text/region.text';
import { SelectField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import type { Placed } from './sdwan-map.model';
import { sdwanMapText as text } from './sdwan-map.text';

interface Values {
  region: string;
  city: string;
}

/** Says where a member stands, or takes its place away. */
export function PlaceDialog({ one, onClose }: { one: Placed; onClose: () => void }) {
  const toast = useToast();
  const saving = useWrite(devicePlace, ['/api/v3/sdwan/map/']);
  const { gwid, remark } = one.member;
  const submit = async ({ region, city }: Values) => {
    const code = placeCodes.find((known) => known === region) ?? null;
    await saving.run({ gwid, region: code, city: code === null ? '' : city.trim() });
    toast.success(text.placeSaved);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={text.placeTitle(remark)}
      ok={verbs.save}
      initial={{ region: one.region ?? '', city: one.city }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        name="region"
        label={text.province}
        placeholder={text.noProvince}
        options={placeCodes.map((value) => ({ value, label: regionText.regions[value] }))}
      />
      <CityField />
    </FormDialog>
  );
}

function CityField() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const needed = values.region === abroad;
  const rule = (city: string | undefined) =>
    checks<string>(text.city, ...(needed ? [required] : []), maxLength(longestCity), noSpecial)(city);
  return (
    <TextField
      key={String(needed)}
      name="city"
      label={text.city}
      required={needed}
      disabled={values.region === ''}
      maxLength={longestCity}
      rules={[rule]}
      help={text.cityHelp}
    />
  );
}
