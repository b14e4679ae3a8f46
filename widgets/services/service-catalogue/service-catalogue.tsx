import { useState } from 'react';
import { useRead, type DataOf } from '../../../src/api';
import { services } from '../../../src/api/contract/service';
import type { PropsOf } from '../../../src/element/contract';
import { shortYuan, yuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Layers, Network, ShieldCheck, Zap } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { PaneBox } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { groupsOf, type Kind as KindOf } from './service-catalogue.model';
import type { serviceCatalogueContract } from './service-catalogue.contract';
import { Bar, Ends, Kind, Kinds, Service, Services } from './service-catalogue.styles';
import { priceText } from '../../../src/text/price.text';
import { serviceCatalogueText as text } from './service-catalogue.text';
import { useSold } from '../../../src/ui/sold';

type Brief = DataOf<typeof services>['list'][number];

/** Every service that is sold, or those that the account has: by what they are for, at the price of a duration. */
export function ServiceCatalogue({ owned = false, onServiceOpen }: PropsOf<typeof serviceCatalogueContract>) {
  const place = usePlace();
  const [months, setMonths] = useState(1);
  const { data: sold, error, refresh } = useRead(services, {});
  const data = useSold(sold);
  if (error && !data) return <Failed error={error} onRetry={refresh} />;
  if (!data) return <PageSkeleton shape="cards" />;
  const list = owned ? data.list.filter((one) => one.owned > 0) : data.list;
  if (list.length === 0) {
    return (
      <PaneBox part="panel">
        <Empty
          kind="nothing"
          title={text.none}
          reason={text.noneReason}
          action={<Button onClick={() => place.go({ name: 'open.open' })}>{text.all}</Button>}
        />
      </PaneBox>
    );
  }
  const ending = list.reduce((sum, one) => sum + (one.ending ?? 0), 0);
  return (
    <div part="panel">
      <Bar>
        <Segmented
          label={text.durations}
          value={String(months)}
          onChange={(value) => setMonths(Number(value))}
          options={offered.map((count) => ({ value: String(count), label: text.months(count) }))}
        />
        {text.note}
        {ending > 0 && <Status kind="warning">{text.ending(ending)}</Status>}
      </Bar>
      <Kinds>
        {groupsOf(list).map(([kind, some]) => {
          const Sign = signs[kind];
          return (
            <Kind key={kind} aria-label={text.kinds[kind]}>
              <header>
                <h2>
                  <Sign size={16} aria-hidden />
                  {text.kinds[kind]}
                </h2>
                <p>{text.about[kind]}</p>
              </header>
              <Services>
                {some.map((one) => (
                  <Service key={one.key}>
                    <h3>
                      <To
                        to={{ name: 'open.open', query: { service: one.key } }}
                        onClick={(event) => {
                          if (onServiceOpen?.({ service: one.key }) === false) event.preventDefault();
                        }}
                      >
                        {one.name}
                      </To>
                    </h3>
                    <p>{one.summary}</p>
                    <Cost of={one} months={months} />
                    <Ends>
                      {!one.owned ? (
                        <span>{text.notOwned}</span>
                      ) : one.ending ? (
                        <Status kind="warning">{text.ownedEnding(one.owned, one.ending)}</Status>
                      ) : (
                        <Status kind="online">{text.owned(one.owned)}</Status>
                      )}
                      <i aria-hidden>{one.ending ? text.renew : one.owned ? text.manage : text.look}</i>
                    </Ends>
                  </Service>
                ))}
              </Services>
            </Kind>
          );
        })}
      </Kinds>
    </div>
  );
}

/** Months that every service is offered for. */
const offered = [1, 3, 6, 12];

const signs: Readonly<Record<KindOf, typeof Zap>> = {
  connect: Network,
  speed: Zap,
  safety: ShieldCheck,
  running: Layers,
};

/** What a month of it costs at a duration, and all of them together. */
function Cost({ of: { prices, from_fen, unit }, months }: { of: Brief; months: number }) {
  const price = prices?.find((one) => one.months === months);
  const month = price ? Math.round(price.pay_fen / months) : from_fen;
  return (
    <Ends>
      <span>
        <b>{shortYuan(month)}</b>
        {priceText.from(unit)}
      </span>
      {price && months > 1 && <span>{text.total(months, yuan(price.pay_fen))}</span>}
    </Ends>
  );
}
