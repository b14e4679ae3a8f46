import { perLanguage } from '../../../src/text/words';
import { useState } from 'react';
import { billingPlans, type BillingPlan } from '../../../src/api/contract/billing';
import { planKinds } from '../../../src/domain/billing';
import { plainYuan, bytes, fenToYuan, number } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column, type Filter } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { usePlanActions } from './cloud-billing.data';
import { cloudBillingText as text } from './cloud-billing.text';
import { speedOf } from './subscribers';

const PlanDialog = lazy(() => import('./plan-dialog').then((m) => m.PlanDialog));

/** What is sold. */
export function Plans({ manage }: { manage: boolean }) {
  const [asked, setAsked] = useState<{ plan?: BillingPlan }>();
  const { remove } = usePlanActions();
  return (
    <>
      {manage && (
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => setAsked({})}>
            {text.addPlan}
          </Button>
        </PageActions>
      )}
      <DataTable<BillingPlan>
        label={text.tabs.plans}
        endpoint={billingPlans}
        columns={own()}
        cacheKey="billing.plans"
        rowName={({ name }) => name}
        search={text.planSearch}
        segments={kinds()}
        exportName={text.tabs.plans}
        {...(manage && {
          actions: (plan: BillingPlan) => [{ key: 'edit', label: text.edit, onSelect: () => setAsked({ plan }) }],
          removeMany: (ids: string[]) => remove.run({ ids }),
          removeDetail: text.planRemoveDetail,
        })}
        empty={{ title: text.noPlan, reason: text.noPlanReason }}
      />
      <Suspense>{asked && <PlanDialog plan={asked.plan} onClose={() => setAsked(undefined)} />}</Suspense>
    </>
  );
}

const own = perLanguage<readonly Column<BillingPlan>[]>(() =>
  columns<BillingPlan>([
    { key: 'name', title: text.planName, width: 180, grow: 2, strong: true, fixed: true },
    {
      key: 'kind',
      title: text.kind,
      width: 80,
      text: (row) => text.kinds[row.kind],
      render: (row) => <Tag tone="line">{text.kinds[row.kind]}</Tag>,
    },
    {
      key: 'price_fen',
      title: text.price,
      unit: text.yuanUnit,
      width: 112,
      align: 'right',
      text: (row) => plainYuan(row.price_fen),
      exported: (row) => fenToYuan(row.price_fen),
    },
    { key: 'days', title: text.days, unit: text.daysUnit, width: 96, align: 'right', text: (row) => number(row.days) },
    {
      key: 'traffic',
      title: text.traffic,
      width: 104,
      align: 'right',
      text: (row) => (row.traffic === null ? text.unlimited : bytes(row.traffic)),
      exported: (row) => row.traffic ?? '',
    },
    { key: 'speed', title: text.speed, width: 160, text: speedOf },
    { key: 'subscribers', title: text.users, width: 88, align: 'right', text: (row) => number(row.subscribers) },
    {
      key: 'on_sale',
      title: text.state,
      width: 88,
      text: (row) => (row.on_sale ? text.onSale : text.offSale),
      render: (row) => (
        <Status kind={row.on_sale ? 'online' : 'off'}>{row.on_sale ? text.onSale : text.offSale}</Status>
      ),
    },
  ]),
);

const kinds = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'kind',
  label: text.kind,
  options: [
    { value: '', label: text.allKinds },
    ...planKinds.map((value) => ({ value: value as string, label: text.kinds[value] })),
  ],
}));
