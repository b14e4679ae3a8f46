import type { AlarmChannel, AlarmSubscription } from '../../../src/api/contract/alarm-notice';
import { alarmCategories, type AlarmCategory } from '../../../src/domain/alarm';
import {
  CheckboxesField,
  CheckboxField,
  SwitchField,
  TextField,
  TimeRangeField,
  useFormState,
} from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { TargetFields, targetId, targetValues, type TargetValues } from '../shared/target-fields';
import { betweenText } from '../../../src/text/between.text';
import { useSaveSubscription } from './alarm-subscribe.data';
import { alarmSubscribeText as text } from './alarm-subscribe.text';
import { MatrixField, noMatrix } from './matrix-field';

interface Values extends TargetValues {
  name: string;
  categories: readonly string[];
  matrix: AlarmSubscription['matrix'];
  cleared: boolean;
  rests: boolean;
  /** `HH:MM-HH:MM`. */
  hours?: string | undefined;
  fatal_always: boolean;
  zone: string;
}

interface SubscriptionDialogProps {
  subscription: AlarmSubscription | undefined;
  channels: readonly AlarmChannel[];
  onClose: () => void;
}

/** Adds or changes a subscription. */
export function SubscriptionDialog({ subscription, channels, onClose }: SubscriptionDialogProps) {
  const { run } = useSaveSubscription();
  const toast = useToast();
  const submit = async (values: Values) => {
    const { name = '', target, categories = [], matrix = noMatrix, rests, hours = '', zone } = values;
    const [from = '', to = ''] = hours.split('-');
    await run({
      ...(subscription && { id: subscription.id }),
      name: name.trim(),
      enabled: subscription?.enabled ?? true,
      target,
      target_id: targetId(values) ?? null,
      categories: categories as AlarmCategory[],
      matrix,
      cleared: values.cleared ?? false,
      quiet: rests ? { from, to } : null,
      zone,
      fatal_always: values.fatal_always ?? false,
    });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={subscription ? text.editSubscription : text.addSubscription}
      ok={subscription ? verbs.save : verbs.create}
      width={640}
      initial={valuesOf(subscription)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={30} />
      <TargetFields />
      <CheckboxesField
        name="categories"
        label={text.kinds}
        help={text.kindsHelp}
        options={alarmCategories.map((value) => ({ value, label: text.categories[value] }))}
      />
      <MatrixField name="matrix" label={text.matrix} required channels={channels} />
      <CheckboxField name="cleared" label={text.cleared} />
      <SwitchField name="rests" label={text.quietOn} />
      <Hours />
    </FormDialog>
  );
}

function Hours() {
  const { rests, zone } = useFormState<Values>().values;
  if (!rests) return null;
  return (
    <>
      <TimeRangeField
        name="hours"
        label={text.quietTime}
        required
        rules={[endsLater]}
        help={`${text.zone}${betweenText.told}${zone}`}
      />
      <CheckboxField name="fatal_always" label={text.fatalAlways} />
    </>
  );
}

/** Hours that end when they begin are none. */
function endsLater(hours: string): string | undefined {
  const [from, to] = hours.split('-');
  return from === to ? text.quietSame : undefined;
}

function valuesOf(one: AlarmSubscription | undefined): Partial<Values> {
  const zone = one?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!one) return { target: 'all', categories: [], matrix: noMatrix, cleared: true, fatal_always: true, zone };
  const { name, target, target_id, categories, matrix, cleared, quiet, fatal_always } = one;
  return {
    name,
    ...targetValues(target, target_id),
    categories,
    matrix,
    cleared,
    rests: !!quiet,
    ...(quiet && { hours: `${quiet.from}-${quiet.to}` }),
    fatal_always,
    zone,
  };
}
