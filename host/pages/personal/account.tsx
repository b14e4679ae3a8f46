import { useState } from 'react';
import { readProfile, writeProfile } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { Below } from '../../../src/ui/skeleton';
import { Tabs } from '../../../src/ui/tabs';
import { BankCards } from '../../../widgets/account/bank-cards';
import { CouponList } from '../../../widgets/account/coupon-list';
import { PaymentList } from '../../../widgets/account/payment-list';
import { Statement } from '../../../widgets/account/statement';
import { Wallet } from '../../../widgets/account/wallet';
import { WithdrawalList } from '../../../widgets/account/withdrawal-list';
import { accountText as text } from './account.text';

const views = {
  statement: Statement,
  payments: PaymentList,
  coupons: CouponList,
  cards: BankCards,
  withdrawals: WithdrawalList,
} as const;
type View = keyof typeof views;
const keys = Object.keys(views) as View[];

/** `/account`: the three profile values are kept 30 days and shown before the server answered. */
export function AccountPage() {
  const { query, setQuery } = usePlace();
  const [known] = useState(readProfile);
  const view = keys.find((key) => key === query.tab) ?? 'statement';
  const Shown = views[view];
  return (
    <>
      <Wallet known={known} onWalletRead={writeProfile} />
      <Below>
        <div style={{ marginTop: 16 }}>
          <Tabs
            label={text.views}
            value={view}
            onChange={(tab) => setQuery({ tab: tab === 'statement' ? undefined : tab })}
            items={keys.map((key) => ({ key, label: text[key] }))}
          >
            <Shown />
          </Tabs>
        </div>
      </Below>
    </>
  );
}
