import { useMemo } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { leadState, promotionProducts, referrals, type Referral } from '../../../src/api/contract/promotion';
import { isLead, leadStates, referralStages, type LeadState } from '../../../src/domain/referral';
import { plainYuan, fenToYuan } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { referralListText as text } from './referral-list.text';

/** Customers whom the agent brought, by how far they have come. */
export function ReferralList() {
  const products = useRead(promotionProducts, {}).data?.list;
  const actions = useLeadActions();
  const filters = useMemo<Filter[]>(
    () => [
      {
        name: 'package',
        label: text.allProducts,
        width: 148,
        options: (products ?? []).map(({ package_id, name }) => ({ value: package_id, label: name })),
      },
    ],
    [products],
  );
  return (
    <div part="panel">
      <DataTable<Referral>
        label={text.heading}
        endpoint={referrals}
        columns={shape()}
        prefix="referrals."
        cacheKey="promotion.referrals"
        search={text.search}
        segments={segments()}
        filters={filters}
        exportName={text.heading}
        rowName={({ name }) => name}
        actions={actions}
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </div>
  );
}

const segments = perLanguage(() => ({
  name: 'stage',
  label: text.stage,
  options: [
    { value: '', label: text.all },
    ...referralStages.map((stage) => ({ value: stage as string, label: text.stages[stage] })),
  ],
}));

const kinds = {
  lead: 'warning',
  contacted: 'progress',
  registered: 'off',
  bound: 'progress',
  paid: 'online',
  invalid: 'off',
} as const;

/** What an agent can say of somebody who asked to be called; of a customer nothing. */
function useLeadActions() {
  const { act } = useAct();
  const { run } = useWrite(leadState, ['/api/v3/promotion/referrals']);
  const mark = ({ id, name }: Referral, state: LeadState) =>
    act(() => run({ id, state }), { said: text.marked(name, text.stages[state]) });
  return (row: Referral) =>
    isLead(row.stage)
      ? leadStates
          .filter((state) => state !== row.stage)
          .map((state) => ({ key: state, label: text.marks[state], onSelect: () => void mark(row, state) }))
      : [];
}

const shape = perLanguage(() =>
  columns<Referral>([
    { key: 'name', title: text.name, width: 150, grow: 1, strong: true },
    { key: 'company', title: text.company, width: 140, priority: 3, off: true },
    { key: 'mobile', title: text.mobile, width: 116 },
    {
      key: 'stage',
      title: text.stage,
      width: 112,
      text: (row) => text.stages[row.stage],
      render: (row) => <Status kind={kinds[row.stage]}>{text.stages[row.stage]}</Status>,
    },
    { key: 'need', title: text.need, width: 160, grow: 1, priority: 2 },
    { key: 'source', title: text.source, width: 88, text: (row) => text.sources[row.source] },
    { key: 'created_at', title: text.at, width: 140, at: (row) => row.created_at },
    {
      key: 'commission_fen',
      title: text.earned,
      unit: text.yuan,
      width: 116,
      align: 'right',
      text: (row) => plainYuan(row.commission_fen),
      exported: (row) => fenToYuan(row.commission_fen),
      render: (row) =>
        row.commission_fen > 0 ? (
          <To to={{ name: 'promotion_management', query: { tab: 'commissions', 'commissions.q': row.name } }}>
            {plainYuan(row.commission_fen)}
          </To>
        ) : (
          plainYuan(row.commission_fen)
        ),
    },
  ]),
);
