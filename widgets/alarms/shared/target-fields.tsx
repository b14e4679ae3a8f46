import { useRead } from '../../../src/api';
import { groups as groupList } from '../../../src/api/contract/device';
import { useDeviceChoice } from '../../../src/ui/device/device-choices';
import { ComboboxField, RadioField, SelectField, useFormState } from '../../../src/ui/form';
import { betweenText } from '../../../src/text/between.text';
import { targetText as text } from './target.text';

/** Values of `TargetFields`. */
export interface TargetValues {
  target: 'all' | 'group' | 'device';
  group?: string | undefined;
  device?: string | undefined;
}

/** Whose alarms a form is about: everything, a group or one gateway. */
export function TargetFields() {
  const { target, device } = useFormState<TargetValues>().values;
  const groups = useRead(groupList, {});
  const gateways = useDeviceChoice(target === 'device' ? 'gateway' : undefined, device ?? '');
  return (
    <>
      <RadioField
        name="target"
        label={text.target}
        options={(['all', 'group', 'device'] as const).map((value) => ({ value, label: text.targets[value] }))}
      />
      {target === 'group' && (
        <SelectField
          name="group"
          label={text.targets.group}
          required
          source={groups}
          options={(groups.data ?? []).map(({ id, name, count }) => ({
            value: id,
            label: `${name}${betweenText.open}${count}${betweenText.close}`,
          }))}
        />
      )}
      {target === 'device' && (
        <ComboboxField
          name="device"
          label={text.targets.device}
          required
          source={gateways.source}
          options={gateways.options}
          onSearch={gateways.onSearch}
        />
      )}
    </>
  );
}

/** The id that goes with the target. */
export const targetId = ({ target, group, device }: TargetValues): string | undefined =>
  target === 'group' ? group : target === 'device' ? device : undefined;

/** What the fields are filled with at first. */
export const targetValues = (target: TargetValues['target'], id: string | null | undefined): TargetValues => ({
  target,
  ...(target !== 'all' && id && { [target]: id }),
});
