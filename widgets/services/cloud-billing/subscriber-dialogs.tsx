import { useRequestId } from '../../../src/api/use-request-id';
import type { BillingPlan, Subscriber } from '../../../src/api/contract/billing';
import { billingLimits, endOf, payMethods, recharged, type PayMethod } from '../../../src/domain/billing';
import { day } from '../../../src/domain/time';
import { isUsername } from '../../../src/domain/username';
import { date, groupMobile, price, ungroup, yuan } from '../../../src/format';
import { maxLength } from '../../../src/rules';
import {
  ComboboxField,
  FormRow,
  NumberField,
  PasswordField,
  SelectField,
  TextField,
  useFormState,
} from '../../../src/ui/form';
import { useDeviceChoice } from '../../../src/ui/device/device-choices';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { MobileField } from '../../../src/ui/mobile-field';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { betweenText } from '../../../src/text/between.text';
import { usePlans, useSubscriberActions } from './cloud-billing.data';
import { Due } from './cloud-billing.styles';
import { cloudBillingText as text } from './cloud-billing.text';

interface Purchase {
  plan: string;
  quantity: number;
  method: PayMethod;
  note?: string;
}

interface OpenValues extends Purchase {
  gwid: string;
  username: string;
  password: string;
  name?: string;
  mobile?: string;
}

const goodPassword = (value: string) => (/^[\x21-\x7e]{6,32}$/.test(value) ? undefined : text.passwordInvalid);

/** Opens a subscriber with what he paid for. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { open } = useSubscriberActions();
  const toast = useToast();
  const requestId = useRequestId();
  const atPrice = useShownPrice();
  const submit = async ({ name = '', mobile = '', note = '', ...values }: OpenValues) => {
    const wish = { ...values, name: name.trim(), mobile: ungroup(mobile), note: note.trim() };
    const { data } = await atPrice(values, (amount) => open.run({ ...wish, ...amount, request_id: requestId(wish) }));
    toast.success(text.opened(yuan(data.amount_fen)));
    onClose();
  };
  return (
    <FormDialog<OpenValues>
      title={text.open}
      ok={text.openOk}
      width={560}
      initial={{ quantity: 1, method: 'wechat' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormRow>
        <TextField
          name="username"
          label={text.username}
          required
          autoComplete="off"
          maxLength={32}
          tidy={(value) => value.trim()}
          rules={[(value) => (isUsername(value) ? undefined : text.usernameInvalid)]}
          help={text.usernameHelp}
        />
        <PasswordField
          name="password"
          label={text.password}
          required
          purpose="new"
          rules={[goodPassword]}
          help={text.passwordHelp}
        />
      </FormRow>
      <FormRow>
        <TextField name="name" label={text.name} maxLength={64} rules={[maxLength(64)]} autoComplete="off" />
        <MobileField name="mobile" label={text.mobile} autoComplete="off" />
      </FormRow>
      <GatewayOf />
      <PurchaseFields />
    </FormDialog>
  );
}

/** The gateway that lets him in, out of the whole fleet. */
function GatewayOf() {
  const { values } = useFormState<Partial<OpenValues>>({ subscription: { values: true } });
  const { source, options, onSearch } = useDeviceChoice('gateway', values.gwid ?? '');
  return (
    <ComboboxField name="gwid" label={text.gateway} required source={source} options={options} onSearch={onSearch} />
  );
}

/** Takes what a subscriber paid. */
export function RechargeDialog({ row, onClose }: { row: Subscriber; onClose: () => void }) {
  const { recharge } = useSubscriberActions();
  const toast = useToast();
  const requestId = useRequestId();
  const atPrice = useShownPrice();
  const submit = async ({ note = '', ...values }: Purchase) => {
    const wish = { ...values, id: row.id, note: note.trim() };
    const { data } = await atPrice(values, (amount) =>
      recharge.run({ ...wish, ...amount, request_id: requestId(wish) }),
    );
    toast.success(text.rechargeDone(yuan(data.amount_fen), date(data.expires_at)));
    onClose();
  };
  return (
    <FormDialog<Purchase>
      title={text.rechargeOf(row.username)}
      ok={text.recharge}
      initial={{ plan: row.plan_id, quantity: 1, method: 'wechat' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <PurchaseFields row={row} />
    </FormDialog>
  );
}

/** Books what the dialog shows; a price that changed meanwhile is shown before it can be agreed to. */
function useShownPrice() {
  const { data, refresh } = usePlans();
  return async <T,>(bought: Purchase, book: (shown: { amount_fen?: number }) => Promise<T>): Promise<T> => {
    const plan = data?.list.find(({ id }) => id === bought.plan);
    try {
      return await book(plan ? { amount_fen: dueOf(plan, bought) } : {});
    } catch (error) {
      void refresh();
      throw error;
    }
  };
}

const dueOf = ({ price_fen }: BillingPlan, { method, quantity }: Partial<Purchase>): number =>
  method === 'free' ? 0 : price_fen * Number(quantity);

function PurchaseFields({ row }: { row?: Subscriber }) {
  const source = usePlans();
  // The plan he has may be off sale: he can keep it.
  const plans = (source.data?.list ?? []).filter(
    ({ id, on_sale }) => on_sale || id === row?.plan_id || row?.next.some(({ plan_id }) => plan_id === id),
  );
  const { values } = useFormState<Partial<Purchase>>();
  const plan = plans.find(({ id }) => id === values.plan);
  const quantity = Number(values.quantity) || 0;
  const before = row && {
    plan: row.plan_id,
    until: Date.parse(row.plan_until ?? row.expires_at),
    trafficLeft: row.traffic_left,
    next: row.next.map(({ plan_id, days, traffic }) => ({ plan: plan_id, days, traffic })),
  };
  const after = plan && quantity > 0 ? recharged(before, plan, quantity, Date.now()) : undefined;
  const last = after?.next.at(-1);
  return (
    <>
      {source.data && plans.length === 0 && <Note tone="warning">{text.noPlans}</Note>}
      <SelectField
        name="plan"
        label={text.plan}
        required
        source={source}
        options={plans.map(({ id, name, price_fen }) => ({
          value: id,
          label: `${name}${betweenText.parts}${price(price_fen)}`,
        }))}
      />
      <FormRow>
        <NumberField
          name="quantity"
          label={text.quantity}
          required
          integer
          min={1}
          max={billingLimits.quantity}
          unit={text.quantityUnit}
        />
        <SelectField
          name="method"
          label={text.method}
          required
          options={payMethods.map((value) => ({ value, label: text.methods[value] }))}
        />
      </FormRow>
      <TextField name="note" label={text.note} maxLength={200} />
      {plan && after && (
        <Due role="status">
          <b>{text.due(price(dueOf(plan, values)))}</b>
          {text.until(date(endOf(after)))}
          {last && row && <span>{text.begins(row.plan_name, plan.name, date(endOf(after) - last.days * day))}</span>}
        </Due>
      )}
    </>
  );
}

interface EditValues {
  name?: string;
  mobile?: string;
  password?: string;
}

/** Changes who a subscriber is. */
export function EditDialog({ row, onClose }: { row: Subscriber; onClose: () => void }) {
  const { save } = useSubscriberActions();
  const toast = useToast();
  const submit = async ({ name = '', mobile = '', password = '' }: EditValues) => {
    await save.run({ id: row.id, name: name.trim(), mobile: ungroup(mobile), password });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<EditValues>
      title={text.editOf(row.username)}
      ok={verbs.save}
      initial={{ name: row.name, mobile: groupMobile(row.mobile) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} maxLength={64} rules={[maxLength(64)]} autoComplete="off" />
      <MobileField name="mobile" label={text.mobile} autoComplete="off" />
      <PasswordField
        name="password"
        label={text.password}
        purpose="new"
        rules={[goodPassword]}
        help={text.passwordKeep}
      />
    </FormDialog>
  );
}
