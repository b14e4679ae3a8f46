import { useState } from 'react';
import { useRead } from '../../../src/api';
import { sdwanPackagesFree } from '../../../src/api/contract/sdwan';
import type { Order } from '../../../src/api/contract/service';
import {
  limitsOf,
  problemsOf,
  sidesOf,
  type Drawing,
  type NetworkService,
  type SdwanPackage,
} from '../../../src/domain/sdwan';
import { date, price } from '../../../src/format';
import { problemText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Radio } from '../../../src/ui/checkbox';
import { Failed } from '../../../src/ui/failed';
import { Note } from '../../../src/ui/note';
import { SectionHead } from '../../../src/ui/pane';
import { OrderDrawer, useService } from '../../../src/ui/service-order';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Stack } from '../../../src/ui/stack';
import { Cards, Choice } from './sdwan-create.styles';
import { sdwanCreateText as text } from './sdwan-create.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

interface PackageStepProps {
  service: NetworkService;
  drawing: Drawing;
  busy: boolean;
  /** Makes the network on a package that the account has. */
  onMake: (owned: string) => void;
  /** It was ordered and is not paid yet. */
  onLater: () => void;
}

/** What pays for it: a package that is there, or one that is ordered now at the server's price. */
export function PackageStep({ service, drawing, busy, onMake, onLater }: PackageStepProps) {
  const free = useRead(sdwanPackagesFree, { service });
  const sold = useService(service);
  const [chosen, choose] = useState('');
  const [ordering, setOrdering] = useState(false);
  const members = drawing.nodes.length;
  const { local, foreign } = sidesOf(drawing);
  const error = free.error ?? sold.error;
  if (error && !(free.data && sold.data)) {
    return <Failed error={error} onRetry={() => Promise.all([free.refresh(), sold.refresh()])} />;
  }
  if (!free.data || !sold.data) return <Skeleton rows={6} />;

  const [kind = '', key = ''] = chosen.split(' ');
  const tier = kind === 'buy' ? sold.data.tiers.find((one) => one.key === key) : undefined;
  const done = (order: Order) => {
    if (order.owned === null) return onLater();
    onMake(order.owned);
  };
  return (
    <Stack>
      <Note>{text.packageNote(members, local, foreign)}</Note>
      {free.data.list.length > 0 && (
        <section aria-label={text.owned}>
          <SectionHead title={text.owned} />
          <Cards role="radiogroup" aria-label={text.owned}>
            {free.data.list.map(({ id, tier_name, limits, expires_at }) => (
              <Offer
                key={id}
                value={`own ${id}`}
                title={soldNames.said(tier_name)}
                note={text.ownedFact(limits.members, date(expires_at))}
                drawing={drawing}
                limits={limits}
                {...{ chosen, choose }}
              />
            ))}
          </Cards>
        </section>
      )}
      <section aria-label={text.buy}>
        <SectionHead title={text.buy} />
        <Cards role="radiogroup" aria-label={text.buy}>
          {sold.data.tiers.map(({ key: name, name: title, month_fen, activity_fen, trial_days, trial_used }) => (
            <Offer
              key={name}
              value={`buy ${name}`}
              title={title}
              note={
                trial_days === null ? text.month(price(activity_fen ?? month_fen), members) : text.trial(trial_days)
              }
              refused={trial_used ? text.trialUsed : undefined}
              drawing={drawing}
              limits={limitsOf(name, members)}
              {...{ chosen, choose }}
            />
          ))}
        </Cards>
      </section>
      <div>
        {kind === 'own' ? (
          <Button variant="primary" busy={busy} onClick={() => onMake(key)}>
            {text.use}
          </Button>
        ) : (
          <Button variant="primary" busy={busy} disabled={!tier} onClick={() => setOrdering(true)}>
            {tier?.trial_days == null ? text.order : text.open}
          </Button>
        )}
      </div>
      {ordering && tier && (
        <OrderDrawer
          service={sold.data}
          tier={tier.key}
          quantity={members}
          onOrder={done}
          onClose={() => setOrdering(false)}
        />
      )}
    </Stack>
  );
}

interface OfferProps {
  value: string;
  title: string;
  note: string;
  refused?: string | undefined;
  drawing: Drawing;
  limits: SdwanPackage | undefined;
  chosen: string;
  choose: (value: string) => void;
}

/** A package, and why the drawing does not fit it. */
function Offer({ value, title, note, refused, drawing, limits, chosen, choose }: OfferProps) {
  const reasons = refused ? [refused] : problemsOf(drawing, limits).map(problemText);
  const unfit = limits === undefined || reasons.length > 0;
  return (
    <Choice>
      <Radio name="package" value={value} checked={chosen === value} disabled={unfit} onChange={() => choose(value)} />
      <b>{title}</b>
      <small>{note}</small>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Status kind="warning">{reason}</Status>
          </li>
        ))}
        {!unfit && (
          <li>
            <Status kind="online">{text.fits}</Status>
          </li>
        )}
      </ul>
    </Choice>
  );
}
