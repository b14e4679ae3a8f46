import type { DataOf } from '../../api';
import type { FittingGateway, serviceGateways } from '../../api/contract/service';
import { CheckboxField, SearchedField, useFormState, useSearched } from '../form';
import { Note } from '../note';
import { useFitting } from './service-order.data';
import { serviceOrderText as text } from './service-order.text';

type Fitting = DataOf<typeof serviceGateways>;

interface Values {
  gwid?: string;
}

/**
 * Chooses the gateway that a service shall work on (`gwid`). Those that cannot carry it out are not offered, and it is
 * said why; one that never said what it can wants a clear word (`sure`).
 */
export function GatewayField({ service, label, later }: { service: string; label: string; later?: string }) {
  const { values } = useFormState<Values>();
  const { source, rows, chosen, ...found } = useSearched(
    values.gwid ?? '',
    ({ gwid }: FittingGateway) => gwid,
    (q) => useFitting(service, q),
  );
  const offered = rows.filter((one) => one === chosen || one.fit === 'able' || one.fit === 'untold');
  const why = reasonsOf(source.data?.out ?? []);
  return (
    <>
      <SearchedField
        name="gwid"
        label={label}
        required={later === undefined}
        {...(later !== undefined && { placeholder: later })}
        source={source}
        found={found}
        options={offered.map(({ gwid, remark, fit }) => ({
          value: gwid,
          label: fit === 'untold' ? text.untoldOption(remark) : remark,
        }))}
      />
      {why.length > 0 && <Note>{text.notOffered(why)}</Note>}
      {chosen?.fit === 'untold' && (
        <>
          <Note tone="warning">{text.untoldNote}</Note>
          <CheckboxField name="sure" label={text.sure} required />
        </>
      )}
    </>
  );
}

/** Why some are not offered, one sentence a reason: those that have it already are no surprise. */
const reasonsOf = (out: NonNullable<Fitting['out']>): string[] =>
  out.map(({ fit, count, names, lines_needed }) => {
    const who = text.namesOf(names, count);
    if (fit === 'unable') return text.whyUnable(who);
    return fit === 'lines' ? text.whyLines(who, lines_needed) : text.whyTaken(who);
  });
