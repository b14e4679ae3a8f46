import { useState } from 'react';
import type { DataOf } from '../../api';
import type { serviceGateways } from '../../api/contract/service';
import { CheckboxField, SelectField, useFormState } from '../form';
import { Note } from '../note';
import { SearchInput } from '../input';
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
  const [q, setQ] = useState('');
  const whole = useFitting(service, '');
  const source = useFitting(service, q.trim());
  const list = source.data?.list ?? [];
  const listed = list.find(({ gwid }) => gwid === values.gwid);
  const [last, keep] = useState(listed);
  if (listed && listed.gwid !== last?.gwid) keep(listed);
  // What was chosen stays, whatever is searched for next.
  const chosen = listed ?? (last?.gwid === values.gwid ? last : undefined);
  const offered = [
    ...(chosen && !listed ? [chosen] : []),
    ...list.filter(({ fit }) => fit === 'able' || fit === 'untold'),
  ];
  const why = reasonsOf(whole.data?.out ?? []);
  const many = (whole.data?.total ?? 0) > (whole.data?.list.length ?? 0);
  return (
    <>
      <SelectField
        name="gwid"
        label={label}
        required={later === undefined}
        {...(later !== undefined && { placeholder: later })}
        source={source}
        options={offered.map(({ gwid, remark, fit }) => ({
          value: gwid,
          label: fit === 'untold' ? text.untoldOption(remark) : remark,
        }))}
      />
      {many && <SearchInput aria-label={text.searchGateway} value={q} onChange={setQ} />}
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
