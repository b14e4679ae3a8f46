import { useEffect, useEffectEvent, useState } from 'react';
import { useRead, type DataOf } from '../../../src/api';
import { walletSummary } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { plainYuan, price } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { PayDialog } from '../../../src/ui/payment';
import { Note } from '../../../src/ui/note';
import { Figure, Pane, Panes } from '../../../src/ui/pane';
import type { walletContract } from './wallet.contract';
import { Acts, Caption, Line } from './wallet.styles';
import { walletText as text } from './wallet.text';
import { WithdrawDialog } from './withdraw-dialog';

type Summary = DataOf<typeof walletSummary>;

/** Milliseconds between looks at the balance. */
const every = 60_000;

/** Balance, coupons and cards; money can be withdrawn once the person is verified and a card is bound. */
export function Wallet({ known, onWalletRead }: PropsOf<typeof walletContract>) {
  const { data, error, refresh } = useRead(walletSummary, {}, { onFocus: true, every });
  const [open, setOpen] = useState(false);
  const [paying, setPaying] = usePaying();
  const tell = useEffectEvent((summary: Summary) => {
    const { balance_fen, coupons, cards } = summary;
    onWalletRead?.({ money: String(balance_fen), coupons: String(coupons), cards: String(cards) });
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  if (error && !data) {
    return (
      <Pane part="panel">
        <Failed error={error} onRetry={refresh} />
      </Pane>
    );
  }
  const balance = data?.balance_fen ?? (known?.money === undefined ? undefined : Number(known.money));
  return (
    <div part="panel">
      <Panes $columns="repeat(auto-fit, minmax(136px, 1fr))" aria-busy={!data}>
        <Pane style={{ gridColumn: 'span 2' }}>
          <Caption>{text.balance}</Caption>
          <Line>
            <Figure>{price(balance)}</Figure>
            <Acts>
              <Button disabled={!data?.may_withdraw} onClick={() => setOpen(true)}>
                {text.withdraw}
              </Button>
              <Button variant="primary" disabled={!data} onClick={() => setPaying('new')}>
                {text.recharge}
              </Button>
            </Acts>
          </Line>
        </Pane>
        <Value caption={text.frozen} value={data && price(data.frozen_fen)} />
        <Value caption={text.income} value={data && price(data.income_month_fen)} />
        <Value caption={text.coupons} value={data ? String(data.coupons) : known?.coupons} unit={text.couponUnit} />
        <Value caption={text.cards} value={data ? String(data.cards) : known?.cards} unit={text.couponUnit} />
      </Panes>
      {data && !data.may_withdraw && (
        <Line $below>
          <Note>
            {data.verified ? text.noCard : text.notVerified}
            {!data.verified && <To to={{ name: 'security' }}>{text.verify}</To>}
          </Note>
        </Line>
      )}
      {paying && (
        <PayDialog
          payment={paying === 'new' ? undefined : paying}
          onBegin={setPaying}
          onClose={() => setPaying(undefined)}
        />
      )}
      {open && data && (
        <WithdrawDialog
          balance={data.balance_fen}
          least={data.min_withdraw_fen}
          most={Math.min(data.max_withdraw_fen, data.balance_fen)}
          range={text.range(plainYuan(data.min_withdraw_fen), plainYuan(data.max_withdraw_fen))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** What is paid now, in the address: a reload in the middle goes on with it. `new`: nothing was begun yet. */
function usePaying(): [string | undefined, (payment: string | undefined) => void] {
  const { query, setQuery } = usePlace();
  const [paying, setPaying] = useState(query.paying);
  const set = (payment: string | undefined) => {
    setPaying(payment);
    setQuery({ paying: payment === 'new' ? undefined : payment }, { replace: true });
  };
  return [paying, set];
}

const Value = ({ caption, value, unit }: { caption: string; value: string | undefined; unit?: string }) => (
  <Pane>
    <Caption>{caption}</Caption>
    <Line>
      <Figure>
        {value ?? '—'}
        {unit && value !== undefined && <small>{unit}</small>}
      </Figure>
    </Line>
  </Pane>
);
