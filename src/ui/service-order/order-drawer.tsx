import { useEffect, useId, useRef, useState } from 'react';
import type { Order, Owned, Service } from '../../api/contract/service';
import { date, price } from '../../format';
import { usePlace } from '../../session/place';
import { Button } from '../button';
import { Drawer } from '../drawer';
import { failedText } from '../failed/failed.text';
import { Form, NumberField, SelectField, useFormState } from '../form';
import { Check, Clock, X } from '../icon';
import { Note } from '../note';
import { PayDialog } from '../payment';
import { DurationField } from './duration-field';
import { GatewayField } from './gateway-field';
import { useOrdering, useQuote, type Wanted } from './service-order.data';
import { Lines, Result, Sum } from './service-order.styles';
import { serviceOrderText as text } from './service-order.text';
import { soldNames } from '../sold/sold-names.text';

/** Props of `OrderDrawer`. */
export interface OrderDrawerProps {
  service: Service;
  /** Package that is bought; for an upgrade the first better one unless told. */
  tier: string;
  kind?: 'new' | 'renew' | 'upgrade';
  /** What is renewed or upgraded. */
  owned?: Owned;
  /** Months that are chosen first. */
  months?: number;
  /** How many are needed: fewer are not sold. What is owned has its own number. */
  quantity?: number;
  /** Called with the order once it was made, paid or not. */
  onOrder?: (order: Order) => void;
  onClose: () => void;
}

/** What is to be paid, and whether the balance is enough for it. */
interface Payable {
  pay: number;
  enough: boolean;
  /** It is of what was wanted before: what is wanted now is still being computed, and can't be paid yet. */
  stale: boolean;
}

interface Values {
  tier?: string;
  gwid?: string;
  sure?: boolean;
  months?: string;
  quantity?: number | string;
  coupon?: string;
}

/** Orders a package: what, for how long, on which gateway; the bill is the server's, and is paid from the balance. */
export function OrderDrawer(props: OrderDrawerProps) {
  const { service, kind = 'new', owned, onOrder, onClose } = props;
  const place = usePlace();
  const id = useId();
  const ordering = useOrdering();
  // Set by the button in the same turn in which it sends the form.
  const way = useRef<'balance' | 'later' | 'other'>('balance');
  const [paying, setPaying] = useState(false);
  const [made, setMade] = useState<Order>();
  const [sum, setSum] = useState<Payable>();
  const tier = service.tiers.find((one) => one.key === props.tier);
  const title =
    kind === 'new'
      ? text.title.new(service.name, tier?.name ?? '')
      : text.title[isAgain(props) ? 'again' : kind](whatOf(props));

  const submit = async (values: Values) => {
    const order = await ordering.order({
      ...wantedOf(props, values),
      ...(sum && { pay_fen: sum.pay }),
      ...(values.gwid && kind === 'new' && { gwid: values.gwid, sure: values.sure === true }),
    });
    const final = way.current === 'balance' ? await ordering.pay(order.id) : order;
    setMade(final);
    setPaying(way.current === 'other');
    onOrder?.(final);
  };
  const paid = async (order: string) => {
    const final = await ordering.read(order);
    setMade(final);
    onOrder?.(final);
  };
  if (made) {
    return (
      <Drawer
        open
        modal
        title={title}
        onClose={onClose}
        footer={
          <>
            {made.state === 'unpaid' ? (
              <Button onClick={() => place.go({ name: 'orders', query: { order: made.id } })}>{text.toOrder}</Button>
            ) : (
              <Button onClick={() => place.go({ name: 'open.business', query: { service: made.service } })}>
                {text.toBusiness}
              </Button>
            )}
            {made.state === 'unpaid' && <Button onClick={() => setPaying(true)}>{text.toPay}</Button>}
            <Button variant="primary" onClick={onClose}>
              {text.done}
            </Button>
          </>
        }
      >
        <OrderResult order={made} />
        {paying && <PayDialog order={made} onClose={() => setPaying(false)} onPaid={() => void paid(made.id)} />}
      </Drawer>
    );
  }
  return (
    <Drawer
      open
      modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Sum role="status">
            {text.pay}
            <b>{sum && !sum.stale ? price(sum.pay) : '…'}</b>
          </Sum>
          {sum && sum.pay > 0 && (
            <Button
              type="submit"
              form={id}
              disabled={ordering.busy || sum.stale}
              onClick={() => (way.current = 'later')}
            >
              {text.payLater}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            form={id}
            busy={ordering.busy}
            disabled={!sum || sum.stale}
            onClick={() => (way.current = sum?.enough ? 'balance' : 'other')}
          >
            {tier?.trial_days != null && kind === 'new'
              ? text.free
              : sum?.enough === false
                ? text.payOther
                : text.payNow}
          </Button>
        </>
      }
    >
      <Form<Values>
        id={id}
        label={title}
        guarded={false}
        initial={{
          tier: props.tier,
          months: String(props.months ?? 1),
          quantity: owned?.quantity ?? props.quantity ?? 1,
          coupon: '',
        }}
        onSubmit={submit}
      >
        <Fields drawer={props} onSum={setSum} />
      </Form>
    </Drawer>
  );
}

/** What has ended is bought anew in its place, which an upgrade is not. */
const isAgain = ({ kind, owned }: OrderDrawerProps): boolean => kind === 'upgrade' && owned?.state === 'expired';

/** What is renewed or upgraded, with where it runs: an account may have several of a service. */
function whatOf({ service, owned }: OrderDrawerProps): string {
  const place = owned?.network_name ?? owned?.gateway_remark;
  return owned && place ? text.title.owned(service.name, soldNames.said(owned.tier_name), place) : service.name;
}

function wantedOf({ service, tier, kind = 'new', owned }: OrderDrawerProps, values: Values): Wanted {
  return {
    service: service.key,
    tier: (kind === 'upgrade' ? values.tier : undefined) ?? tier,
    kind,
    months: Number(values.months) || 1,
    quantity: Math.max(1, Math.trunc(Number(values.quantity)) || 1),
    ...(owned && { owned: owned.id }),
    ...(values.coupon && { coupon: values.coupon }),
  };
}

function Fields({ drawer, onSum }: { drawer: OrderDrawerProps; onSum: (sum: Payable | undefined) => void }) {
  const { service, kind = 'new', owned } = drawer;
  const place = usePlace();
  const { values } = useFormState<Values>();
  const tier = service.tiers.find((one) => one.key === drawer.tier);
  const trial = kind === 'new' && tier?.trial_days != null;
  const again = isAgain(drawer);
  const quote = useQuote(wantedOf(drawer, values));
  const bill = quote.data;
  const sum = bill && !quote.error ? { pay: bill.pay_fen, enough: bill.balance_fen >= bill.pay_fen } : undefined;
  const pay = sum?.pay;
  const enough = sum?.enough ?? false;
  const { stale } = quote;
  useEffect(() => onSum(pay === undefined ? undefined : { pay, enough, stale }), [onSum, pay, enough, stale]);
  const least = again ? 0 : (service.tiers.find((one) => one.key === owned?.tier)?.month_fen ?? 0);
  const better = service.tiers.filter((one) => one.month_fen > 0 && one.month_fen >= least);
  const bought = kind === 'upgrade' ? service.tiers.find((one) => one.key === values.tier) : tier;
  const most = bought?.most ?? service.most;
  return (
    <>
      {kind === 'upgrade' && (
        <SelectField
          name="tier"
          label={again ? text.anyTier : text.tier}
          required
          options={better.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      {kind === 'new' && service.bound && (
        <GatewayField service={service.key} label={text.gateway} later={text.later} />
      )}
      {!trial && (kind !== 'upgrade' || again) && (
        <DurationField durations={bill?.durations.length ? bill.durations : service.durations} />
      )}
      {!trial && kind !== 'renew' && service.most > 1 && (
        <NumberField
          name="quantity"
          label={text.quantity}
          unit={service.unit}
          min={drawer.quantity ?? (kind === 'upgrade' && !again ? owned?.quantity : undefined) ?? 1}
          max={most}
          integer
          required
          help={text.most(most, service.unit)}
        />
      )}
      {!trial && (
        <SelectField
          name="coupon"
          label={text.coupon}
          placeholder={bill && bill.coupons.length === 0 ? text.noCoupons : text.noCoupon}
          options={(bill?.coupons ?? []).map(({ id, title, amount_fen }) => ({
            value: id,
            label: text.couponOption(title, price(amount_fen)),
          }))}
        />
      )}
      {quote.error && (
        <Note tone="danger">
          {quote.error.message || text.failed} {/* What the server refuses is so until something else is wanted. */}
          {quote.error.kind !== 'code' && quote.error.kind !== 'invalid' && (
            <Button size="sm" variant="ghost" busy={quote.refreshing} onClick={() => void quote.refresh()}>
              {failedText.retry}
            </Button>
          )}
        </Note>
      )}
      {bill && sum && !trial && (
        <Note tone={sum.enough ? 'info' : 'warning'}>
          {sum.enough ? text.balance(price(bill.balance_fen)) : text.short(price(bill.pay_fen - bill.balance_fen))}{' '}
          {!sum.enough && (
            <Button size="sm" variant="ghost" onClick={() => place.go({ name: 'account' })}>
              {text.account}
            </Button>
          )}
        </Note>
      )}
      {bill && <Statement bill={bill} />}
    </>
  );
}

function Statement({ bill }: { bill: Pick<Order, 'lines'> & { from: string; to: string } }) {
  return (
    <Lines>
      {bill.lines.map((line, at) => (
        <div key={`${line.kind} ${at}`}>
          <dt>{line.text}</dt>
          <dd {...(line.fen < 0 && { 'data-less': '' })}>{price(line.fen)}</dd>
        </div>
      ))}
      <div>
        <dt>{text.period}</dt>
        <dd>{text.periodOf(date(bill.from), date(bill.to))}</dd>
      </div>
    </Lines>
  );
}

/** Whether an order was paid, and not given back since. */
export const isPaid = (state: Order['state']): boolean => !['unpaid', 'cancelled', 'refunded'].includes(state);

/** What became of an order. */
export function OrderResult({ order }: { order: Order }) {
  const paid = isPaid(order.state);
  const Sign = paid ? Check : order.state === 'unpaid' ? Clock : X;
  return (
    <Result role="status" $paid={paid}>
      <Sign size={48} aria-hidden />
      <h3>{paid ? text.paid : order.state === 'unpaid' ? text.ordered : text.states[order.state]}</h3>
      <p>{`${soldNames.said(order.service_name)} ${soldNames.said(order.tier_name)}`}</p>
      <p>{price(order.pay_fen)}</p>
      {order.from && order.to && <p>{text.periodOf(date(order.from), date(order.to))}</p>}
      <p>{text.paidNote(order.id)}</p>
    </Result>
  );
}
