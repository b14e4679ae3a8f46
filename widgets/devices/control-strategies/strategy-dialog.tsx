import { useRead } from '../../../src/api';
import { filterOptions } from '../../../src/api/contract/device';
import type { Strategy } from '../../../src/api/contract/strategy';
import { deviceKinds, type DeviceKind } from '../../../src/domain/device';
import {
  kindFor,
  longestStrategyWait,
  strategyActions,
  strategySections,
  strategyRepeats,
  strategyTargets,
  type quotaEnds,
  type quotaShares,
  type quotaTimes,
  type StrategyAction,
  type StrategyTarget,
} from '../../../src/domain/strategy';
import {
  CheckboxesField,
  MultiSelectField,
  NumberField,
  RadioField,
  SelectField,
  SwitchField,
  TextField,
  TimeField,
  TimeRangeField,
  useFormState,
} from '../../../src/ui/form';
import { useDeviceChoices } from '../../../src/ui/device/device-choices';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useSave } from './control-strategies.data';
import { controlStrategiesText as text } from './control-strategies.text';
import { Rule } from './rule-fields';

/** The form. */
export interface Values {
  name?: string;
  action: StrategyAction;
  kind?: DeviceKind;
  target: StrategyTarget;
  /** What is chosen, by `choiceOf`: each kind of target keeps its own. */
  chosen?: Readonly<Record<string, readonly string[]>>;
  repeat: (typeof strategyRepeats)[number];
  days?: readonly string[];
  skip_holidays?: boolean;
  time?: string;
  wait_minutes?: number;
  limit_down?: number;
  limit_up?: number;
  vlans?: string;
  domains?: string;
  apps?: readonly string[];
  quota_mb?: number;
  quota_every: (typeof quotaTimes)[number];
  quota_share: (typeof quotaShares)[number];
  quota_then: (typeof quotaEnds)[number];
}

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** Makes a strategy, or changes one. */
export function StrategyDialog({ strategy, onClose }: { strategy?: Strategy | undefined; onClose: () => void }) {
  const { run } = useSave();
  const toast = useToast();
  const submit = async (values: Values) => {
    const { name = '', action, kind = 'ap', target, chosen = {}, repeat, days = [], time = '' } = values;
    const of = kindFor(action, kind);
    await run({
      ...(strategy && { id: strategy.id }),
      ...{ name, action, target, repeat, time },
      kind: of,
      target_ids: [...(chosen[choiceOf(target, of)] ?? [])],
      days: repeat === 'weekly' ? days.map(Number) : [],
      skip_holidays: repeat === 'weekly' && (values.skip_holidays ?? false),
      wait_minutes: action === 'reboot' ? (values.wait_minutes ?? 0) : 0,
      ...((action === 'limit' || action === 'quota') && {
        limit_down: values.limit_down ?? 0,
        limit_up: values.limit_up ?? 0,
      }),
      ...(action === 'apps' && { apps: (values.apps ?? []).join('\n') }),
      ...(action === 'quota' && {
        quota_mb: values.quota_mb ?? 0,
        ...{ quota_every: values.quota_every, quota_share: values.quota_share, quota_then: values.quota_then },
      }),
      ...(action === 'block' && { domains: values.domains ?? '' }),
      ...(strategySections[action] && { vlans: values.vlans ?? '' }),
    });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={strategy ? text.editTitle(strategy.name) : text.add}
      ok={strategy ? text.save : text.add}
      width={640}
      initial={
        strategy
          ? {
              ...strategy,
              days: strategy.days.map(String),
              apps: strategy.apps === '' ? [] : strategy.apps.split('\n'),
              quota_mb: strategy.quota_mb || 1024,
              chosen: { [choiceOf(strategy.target, strategy.kind)]: strategy.target_ids },
            }
          : {
              ...{ action: 'reboot', kind: 'ap', target: 'all', repeat: 'weekly', skip_holidays: false },
              ...{ wait_minutes: 30, limit_down: 0, limit_up: 0 },
              ...{ quota_mb: 1024, quota_every: 'day', quota_share: 'each', quota_then: 'stop' },
            }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={30} />
      <RadioField
        name="action"
        label={text.action}
        help={text.supported}
        options={strategyActions.map((value) => ({ value, label: text.actions[value] }))}
      />
      <Rule />
      <Aim />
      <RadioField
        name="repeat"
        label={text.repeat}
        options={strategyRepeats.map((value) => ({ value, label: text.repeats[value] }))}
      />
      <When />
    </FormDialog>
  );
}

/** Whom it is for. */
function Aim() {
  const { action, kind = 'ap', target } = useFormState<Values>().values;
  const of = kindFor(action, kind);
  const options = useRead(
    filterOptions,
    target === 'group' || target === 'tag' ? { kind: groupedBy(of, target) } : null,
  );
  const found = useDeviceChoices(target === 'device' ? of : undefined);
  return (
    <>
      {action === 'reboot' && (
        <SelectField
          name="kind"
          label={text.kind}
          required
          options={deviceKinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
      )}
      <RadioField
        name="target"
        label={text.target}
        options={strategyTargets.map((value) => ({ value, label: text.targets[value] }))}
      />
      {target !== 'all' && (
        <MultiSelectField
          key={`${target} ${of}`}
          name={`chosen.${choiceOf(target, of)}`}
          label={text.targets[target]}
          required
          {...(target === 'device'
            ? found
            : {
                source: options,
                options:
                  target === 'group'
                    ? (options.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))
                    : (options.data?.tags ?? []).map(({ name }) => ({ value: name, label: name })),
              })}
        />
      )}
    </>
  );
}

/** Name under which what is chosen is kept. */
const choiceOf = (target: StrategyTarget, kind: DeviceKind): string => `${target}-${kind}`;

/** Groups hold gateways and firewalls: access points and switches are in that of their gateway. */
const groupedBy = (kind: DeviceKind, target: StrategyTarget): DeviceKind =>
  target === 'group' && kind !== 'firewall' ? 'gateway' : kind;

/** On which days, and at what time. */
function When() {
  const { action, repeat } = useFormState<Values>().values;
  return (
    <>
      {repeat === 'weekly' && (
        <>
          <CheckboxesField
            name="days"
            label={text.weekdays}
            required
            options={week.map((one) => ({ value: String(one), label: text.days[one]! }))}
          />
          <SwitchField name="skip_holidays" label={text.skipHolidays} />
        </>
      )}
      {action !== 'reboot' ? (
        <TimeRangeField
          key="period"
          name="time"
          label={text.periods[action]}
          required
          help={`${text.periodHelp}${text.endsWith[action]}`}
        />
      ) : (
        <>
          <TimeField key="at" name="time" label={text.at} required help={text.atHelp} />
          <NumberField
            name="wait_minutes"
            label={text.wait}
            unit={text.minutes}
            required
            integer
            min={0}
            max={longestStrategyWait}
            help={text.waitHelp}
          />
        </>
      )}
    </>
  );
}
