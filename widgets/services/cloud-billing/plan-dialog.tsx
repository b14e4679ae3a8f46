import type { BillingPlan } from '../../../src/api/contract/billing';
import { billingLimits as limits, gibibyte, planKinds, type PlanKind } from '../../../src/domain/billing';
import { fenToYuan, yuanToFen } from '../../../src/format';
import { maxLength } from '../../../src/rules';
import { FormRow, NumberField, RadioField, SwitchField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { usePlanActions } from './cloud-billing.data';
import { cloudBillingText as text } from './cloud-billing.text';

interface Values {
  name: string;
  kind: PlanKind;
  price: string;
  days: number;
  gigabytes?: number;
  down: number;
  up: number;
  on_sale: boolean;
}

const fenOf = (value: string): number | undefined => {
  const fen = yuanToFen(value);
  return fen !== undefined && fen >= 0 && fen <= limits.fen ? fen : undefined;
};

/** Makes or changes a plan. */
export function PlanDialog({ plan, onClose }: { plan?: BillingPlan | undefined; onClose: () => void }) {
  const { save } = usePlanActions();
  const toast = useToast();
  const submit = async ({
    price: typed,
    gigabytes,
    on_sale = false,
    ...values
  }: Values): Promise<Record<string, string>> => {
    const price_fen = fenOf(typed);
    if (price_fen === undefined) return { price: text.priceInvalid };
    await save.run({
      ...values,
      ...(plan && { id: plan.id }),
      ...(values.kind === 'traffic' && gigabytes !== undefined && { gigabytes }),
      price_fen,
      on_sale,
    });
    toast.success(text.planSaved);
    onClose();
    return {};
  };
  return (
    <FormDialog<Values>
      title={plan ? text.editOf(plan.name) : text.addPlan}
      ok={plan ? verbs.save : verbs.create}
      width={560}
      initial={plan ? valuesOf(plan) : { kind: 'time', days: 30, down: 0, up: 0, on_sale: true }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.planName} required maxLength={64} rules={[maxLength(64)]} />
      <RadioField
        name="kind"
        label={text.kind}
        options={planKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <FormRow>
        <TextField
          name="price"
          label={text.price}
          required
          inputMode="decimal"
          autoComplete="off"
          suffix={text.yuanUnit}
          rules={[(value) => (fenOf(value) === undefined ? text.priceInvalid : undefined)]}
        />
        <NumberField name="days" label={text.days} required integer min={1} max={limits.days} unit={text.daysUnit} />
      </FormRow>
      <TrafficField />
      <FormRow>
        <NumberField
          name="down"
          label={text.down}
          required
          integer
          min={0}
          max={limits.mbps}
          unit="Mbps"
          help={text.speedHelp}
        />
        <NumberField
          name="up"
          label={text.up}
          required
          integer
          min={0}
          max={limits.mbps}
          unit="Mbps"
          help={text.speedHelp}
        />
      </FormRow>
      <SwitchField name="on_sale" label={text.onSaleField} />
    </FormDialog>
  );
}

function TrafficField() {
  const { values } = useFormState<Partial<Values>>();
  if (values.kind !== 'traffic') return null;
  return (
    <NumberField
      name="gigabytes"
      label={text.traffic}
      required
      integer
      min={1}
      max={limits.gigabytes}
      unit={text.trafficUnit}
    />
  );
}

const valuesOf = ({ name, kind, price_fen, days, traffic, down, up, on_sale }: BillingPlan): Partial<Values> => ({
  name,
  kind,
  price: fenToYuan(price_fen),
  days,
  ...(traffic !== null && { gigabytes: Math.round(traffic / gibibyte) }),
  down,
  up,
  on_sale,
});
