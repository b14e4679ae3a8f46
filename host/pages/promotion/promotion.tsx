import { useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Info, Wallet } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { Tabs } from '../../../src/ui/tabs';
import { CommissionList } from '../../../widgets/promotion/commission-list';
import { PromotionLink } from '../../../widgets/promotion/promotion-link';
import { PromotionMaterials } from '../../../widgets/promotion/promotion-materials';
import { PromotionProducts } from '../../../widgets/promotion/promotion-products';
import { PromotionSummary } from '../../../widgets/promotion/promotion-summary';
import { ReferralList } from '../../../widgets/promotion/referral-list';
import { ForbiddenPage } from '../lost';
import { EmbedBuilder } from './embed-builder';
import { promotionPageText as text } from './promotion.text';

const views = { commissions: CommissionList, referrals: ReferralList, materials: PromotionMaterials } as const;
type View = keyof typeof views;
const keys = Object.keys(views) as View[];

/** `/open/promotion_management`: for agents. The server refuses everybody else as well. */
export function PromotionPage() {
  const { user } = useSession();
  const { query, setQuery } = usePlace();
  const view = keys.find((key) => key === query.tab) ?? 'commissions';
  const Shown = views[view];
  if (!user?.is_agent) return <ForbiddenPage />;
  return (
    <>
      <Actions />
      <Columns>
        <div>
          <PromotionSummary />
          <PromotionProducts />
          <Tabs
            label={text.views}
            value={view}
            onChange={(tab) => setQuery({ tab: tab === 'commissions' ? undefined : tab })}
            items={keys.map((key) => ({ key, label: text[key] }))}
          >
            <Shown />
          </Tabs>
        </div>
        <aside>
          <PromotionLink />
          <EmbedBuilder />
        </aside>
      </Columns>
    </>
  );
}

function Actions() {
  const place = usePlace();
  const [rules, setRules] = useState(false);
  return (
    <PageActions>
      <Button icon={<Info />} onClick={() => setRules(true)}>
        {text.rules}
      </Button>
      <Button
        variant="primary"
        icon={<Wallet />}
        onClick={() => place.go({ name: 'account', query: { tab: 'withdrawals' } })}
      >
        {text.withdraw}
      </Button>
      <Dialog
        open={rules}
        title={text.rulesTitle}
        width={560}
        onClose={() => setRules(false)}
        footer={
          <Button variant="primary" onClick={() => setRules(false)}>
            {text.close}
          </Button>
        }
      >
        <Rules>
          {text.rulesList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
      </Dialog>
    </PageActions>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 376px;
  gap: 16px;
  align-items: start;
  @media (width < 1360px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const Rules = styled.ol`
  display: grid;
  gap: 8px;
  padding-left: 20px;
  list-style: decimal;
`;
