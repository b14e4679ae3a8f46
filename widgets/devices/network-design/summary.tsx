import { useContext, useState } from 'react';
import type { DesignDocument } from '../../../src/api/contract/design';
import type { Bill, Check } from '../../../src/domain/design/scheme';
import { price } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { Meter } from '../../../src/ui/meter';
import { Note } from '../../../src/ui/note';
import { Status } from '../../../src/ui/status';
import { Big, Checks, Costs, Side } from './network-design.styles';
import { SharedKey } from './shared';
import { networkDesignText as text } from './network-design.text';

const PrepareDialog = lazy(() => import('./prepare-dialog').then((m) => m.PrepareDialog));

interface SummaryProps {
  name: string;
  document: DesignDocument;
  bill: Bill;
  manage: boolean;
}

/** What it comes to, what was looked at, and where it goes on. */
export function Summary({ name, document, bill, manage }: SummaryProps) {
  const [preparing, setPreparing] = useState(false);
  const shared = useContext(SharedKey) !== '';
  const { scheme } = document;
  const priced = bill.lines.filter(({ fen }) => fen !== null);
  const budget = scheme.budget;
  return (
    <Side>
      <section>
        <h2 part="heading">{text.total}</h2>
        {priced.length > 0 ? (
          <>
            <Big>{price(bill.totalFen)}</Big>
            {bill.unpriced > 0 && <p>{text.unpriced(bill.unpriced)}</p>}
            {budget !== null && (
              <>
                <p>
                  {text.budgetLeft(
                    price(budget * 100),
                    price(Math.abs(budget * 100 - bill.totalFen)),
                    budget * 100 >= bill.totalFen,
                  )}
                </p>
                <Meter
                  label={text.budget}
                  value={bill.totalFen / 100}
                  max={Math.max(1, budget)}
                  tone={bill.totalFen > budget * 100 ? 'danger' : 'chart'}
                />
              </>
            )}
          </>
        ) : (
          <p>{text.nothingPriced}</p>
        )}
      </section>
      {priced.length > 0 && (
        <section>
          <h2 part="heading">{text.where}</h2>
          <Costs>
            {priced.map(({ role, count, fen }) => (
              <div key={role}>
                <dt>{text.pieces(text.roles[role], count)}</dt>
                <dd>{price(fen)}</dd>
              </div>
            ))}
          </Costs>
        </section>
      )}
      <section>
        <h2 part="heading">{text.checked}</h2>
        <Checks>
          {bill.checks.map((check) => (
            <li key={check.name}>
              <Status kind={check.ok ? 'online' : 'warning'}>{sentenceOf(check)}</Status>
            </li>
          ))}
        </Checks>
      </section>
      {!shared && (
        <section data-screen>
          <h2 part="heading">{text.next}</h2>
          {manage && (
            <Button variant="primary" block onClick={() => setPreparing(true)}>
              {text.prepare}
            </Button>
          )}
          <ul>
            {scheme.logs && (
              <li>
                <To to={{ name: 'syslogServe' }}>{text.toLogs}</To>
              </li>
            )}
            {scheme.guests && (
              <li>
                <To to={{ name: 'template_manage' }}>{text.toGuests}</To>
              </li>
            )}
            <li>
              <To to={{ name: 'open.open' }}>{text.toServices}</To>
            </li>
          </ul>
          <Note>{text.notSold}</Note>
        </section>
      )}
      <Suspense>
        {preparing && <PrepareDialog name={name} document={document} bill={bill} onClose={() => setPreparing(false)} />}
      </Suspense>
    </Side>
  );
}

const sentenceOf = ({ name, ok, figures }: Check): string => text.checks[name](figures, ok);
