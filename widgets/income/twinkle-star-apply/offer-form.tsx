import { styled } from 'styled-components';
import { ApiError, useWrite, type DataOf } from '../../../src/api';
import { starAgree, starApply, type starOverview } from '../../../src/api/contract/star';
import { starBounds } from '../../../src/domain/star';
import { number, price } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { CheckboxField, Form, NumberField, SubmitButton, TimeRangeField } from '../../../src/ui/form';
import { To } from '../../../src/ui/link';
import { Figure, PaneHead, PaneNote } from '../../../src/ui/pane';
import { useToast } from '../../../src/ui/toast';
import { amount } from '../shared/amount';
import { Sections } from '../shared/star/cells';
import { starRoute } from '../shared/star/nav';
import { CampaignNote, SubsidyRules } from '../shared/star/rules';
import { starPaths } from '../shared/star/star.data';
import { starText } from '../shared/star/star.text';
import { estimateAll, gbOf, lendersOf, placesOf, type Chosen, type Lender } from './twinkle-star-apply.model';
import { twinkleStarApplyText as text } from './twinkle-star-apply.text';

/** Hours of the night unless the reader says others. */
const night = '23:30-08:00';
/** Part of a line's upload that is proposed. */
const proposed = 0.4;

interface Values {
  mbps?: Record<string, number>;
  hours?: Record<string, string>;
  agree?: boolean;
}

interface OfferFormProps {
  chosen: ReadonlyMap<string, Chosen>;
  agreement: DataOf<typeof starOverview>['agreement'] | undefined;
  manage: boolean;
  /** What the server said of disks, by row. */
  onWrong: (wrong: Record<string, string>) => void;
}

/** What the chosen disks bring in, what their gateways lend besides, and the way to ask for it. */
export function OfferForm({ chosen, agreement, manage, onWrong }: OfferFormProps) {
  const place = usePlace();
  const toast = useToast();
  const agree = useWrite(starAgree, starPaths);
  const apply = useWrite(starApply, starPaths);
  const lenders = lendersOf(chosen.values());
  const agreed = agreement?.agreed?.version === agreement?.version;
  const submit = async ({ mbps = {}, hours = {} }: Values) => {
    onWrong({});
    if (lenders.length === 0) return { '': text.notChosen };
    const unfit = [...chosen.values()].find((one) => gbOf(one) === undefined);
    if (unfit) return { '': text.wrongGb(number(unfit.disk.most_gb)) };
    try {
      if (agreement && !agreed) await agree.run({ version: agreement.version });
      const { data } = await apply.run({ gateways: lenders.map((one) => asked(one, mbps, hours)) });
      toast.success(text.sent(data.ids.length));
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.kind !== 'invalid') throw failure;
      const { fields, disks } = placesOf(failure.detail.errors ?? {}, lenders);
      onWrong(disks);
      const [first] = Object.values(disks);
      return { ...fields, ...(first && { '': first }) };
    }
    place.go({ name: starRoute('check_list') });
    return undefined;
  };
  const initial = {
    mbps: Object.fromEntries(lenders.flatMap(({ gwid, up }) => (up ? [[gwid, proposedOf(up)]] : []))),
    hours: Object.fromEntries(lenders.map(({ gwid }) => [gwid, night])),
  };
  return (
    <Form<Values> label={text.submit} initial={initial} onSubmit={submit as (values: Values) => Promise<void>}>
      <Sections>
        <Estimate chosen={chosen} />
        {lenders.length > 0 && (
          <section>
            <PaneHead title={text.each} />
            <PaneNote>{text.hoursHelp}</PaneNote>
            {lenders.map((one) => (
              <LenderFields key={one.gwid} lender={one} />
            ))}
          </section>
        )}
        <section>
          <PaneHead title={starText.rules} />
          <SubsidyRules />
          <CampaignNote />
        </section>
        {manage && (
          <section>
            {agreed && agreement ? (
              <span>
                {text.agreed(agreement.version)} <Agreement />
              </span>
            ) : (
              <CheckboxField
                name="agree"
                label={text.read}
                rules={[(value) => (value ? undefined : text.mustAgree)]}
                required
              >
                {text.read} <Agreement />
              </CheckboxField>
            )}
            <SubmitButton block>{text.submit}</SubmitButton>
            <PaneNote>{text.after}</PaneNote>
          </section>
        )}
      </Sections>
    </Form>
  );
}

const Agreement = () => <Inline to={{ name: starRoute('user_agreement') }}>{text.agreement}</Inline>;

/** A link within a sentence. */
const Inline = styled(To)`
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const proposedOf = (up: number): number => Math.max(1, Math.floor(up * proposed));

function asked({ gwid, disks }: Lender, mbps: Record<string, number>, hours: Record<string, string>) {
  const [from = '', to = ''] = (hours[gwid] ?? night).split('-');
  return {
    ...{ gwid, from, to, mbps: mbps[gwid] ?? 0 },
    disks: disks.map((one) => ({ disk: one.disk.disk, gb: gbOf(one) ?? 0 })),
  };
}

const LenderFields = ({ lender: { gwid, remark, up } }: { lender: Lender }) => (
  <Lends>
    <b>{remark}</b>
    <NumberField
      name={`mbps.${gwid}`}
      label={text.mbps(remark)}
      hideLabel
      unit="Mbps"
      integer
      required
      min={starBounds.mbps[0]}
      max={up ? Math.max(1, Math.floor(up)) : starBounds.mbps[1]}
      help={up ? text.mbpsHelp(number(up)) : text.noUp}
    />
    <TimeRangeField name={`hours.${gwid}`} label={text.hours(remark)} hideLabel required />
  </Lends>
);

/** What a day brings in by alike disks, disk by disk; or why that is not known. */
function Estimate({ chosen }: { chosen: ReadonlyMap<string, Chosen> }) {
  const { disks, income, subsidy, unknown } = estimateAll(chosen.values());
  const known = disks.length > unknown;
  return (
    <section aria-live="polite">
      <span>{text.day}</span>
      <Figure>{known ? price(income + subsidy) : '—'}</Figure>
      <PaneNote>
        {disks.length === 0 ? text.chooseFirst : known ? text.dayOf(amount(income), amount(subsidy)) : text.noEstimate}
      </PaneNote>
      {known && unknown > 0 && <PaneNote>{text.unknown(unknown)}</PaneNote>}
      {known && (
        <Sums aria-label={text.how}>
          <tbody>
            {disks.map(({ disk, gb, income: earns, subsidy: paid }) => (
              <tr key={disk.id}>
                <th scope="row">
                  {disk.remark} <small>{disk.disk}</small>
                </th>
                <td>{`${gb} GB`}</td>
                <td>{earns === undefined ? '—' : amount(earns + paid)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{text.sum}</th>
              <td />
              <td>{amount(income + subsidy)}</td>
            </tr>
          </tbody>
        </Sums>
      )}
    </section>
  );
}

const Lends = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
  gap: 4px 12px;
  align-items: start;
  padding: 8px 0;
  & > b {
    grid-column: 1 / -1;
    color: ${token('text-1')};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & + & {
    border-top: 1px solid ${token('border-subtle')};
  }
`;

const Sums = styled.table`
  width: 100%;
  border-collapse: collapse;
  & tr {
    border-bottom: 1px solid ${token('border-subtle')};
  }
  & tr:last-child {
    border: 0;
  }
  & th,
  & td {
    padding: 6px 0;
    color: ${token('text-1')};
    font-weight: 400;
    line-height: 20px;
    text-align: end;
  }
  & td {
    padding-inline-start: 12px;
    white-space: nowrap;
  }
  & th {
    color: ${token('text-2')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
