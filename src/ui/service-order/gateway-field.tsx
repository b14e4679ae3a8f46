import type { FittingGateway } from '../../api/contract/service';
import { CheckboxField, SelectField, useFormState } from '../form';
import { Note } from '../note';
import { useFitting } from './service-order.data';
import { serviceOrderText as text } from './service-order.text';

/** Names that a sentence has room for. */
const named = 3;

interface Values {
  gwid?: string;
}

/**
 * Chooses the gateway that a service shall work on (`gwid`). Those that cannot carry it out are not offered, and it is
 * said why; one that never said what it can wants a clear word (`sure`).
 */
export function GatewayField({ service, label, later }: { service: string; label: string; later?: string }) {
  const { values } = useFormState<Values>();
  const source = useFitting(service);
  const list = source.data?.list ?? [];
  const offered = list.filter(({ fit }) => fit === 'able' || fit === 'untold');
  const chosen = list.find(({ gwid }) => gwid === values.gwid);
  const why = reasonsOf(list);
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
function reasonsOf(list: readonly FittingGateway[]): string[] {
  const of = (fit: FittingGateway['fit']) => list.filter((one) => one.fit === fit);
  const names = (all: readonly FittingGateway[]) =>
    text.namesOf(
      all.slice(0, named).map(({ remark }) => remark),
      all.length,
    );
  const [unable, lines, taken] = [of('unable'), of('lines'), of('taken')];
  return [
    ...(unable.length > 0 ? [text.whyUnable(names(unable))] : []),
    ...(lines[0] ? [text.whyLines(names(lines), lines[0].lines_needed)] : []),
    ...(taken.length > 0 ? [text.whyTaken(names(taken))] : []),
  ];
}
