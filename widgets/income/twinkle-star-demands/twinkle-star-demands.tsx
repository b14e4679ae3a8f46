import type { DataOf } from '../../../src/api';
import { starDemands, type StarDemand } from '../../../src/api/contract/star';
import type { PropsOf } from '../../../src/element/contract';
import { fenToYuan, number } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { Stack } from '../../../src/ui/stack';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { amount } from '../shared/amount';
import { StarNav } from '../shared/star/nav';
import { sourcesText } from '../shared/sources.text';
import { starText } from '../shared/star/star.text';
import type { twinkleStarDemandsContract } from './twinkle-star-demands.contract';
import { twinkleStarDemandsText as text } from './twinkle-star-demands.text';

/** What buyers ask for, where and for how much. */
export const TwinkleStarDemands = (_: PropsOf<typeof twinkleStarDemandsContract>) => (
  <Stack part="panel" $gap={16}>
    <StarNav at="demand_list" />
    <DataTable<StarDemand>
      label={text.heading}
      exportName={text.heading}
      endpoint={starDemands}
      columns={shape()}
      cacheKey="star.demands"
      rowName={(row) => `${row.region} ${buyerOf(row)}`}
      search={text.search}
      segments={segments()}
      empty={{ title: text.none, reason: text.noneReason }}
    />
  </Stack>
);

const buyerOf = ({ buyer, simulated }: StarDemand) => (simulated ? sourcesText.simulatedBuyer : buyer);

const states = ['open', 'coming', 'over'] as const;
const kinds = { open: 'online', coming: 'progress', over: 'off' } as const;

const segments = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: (data: unknown) => {
    const counts = (data as DataOf<typeof starDemands> | undefined)?.counts;
    return [
      { value: '', label: text.all },
      ...states.map((value) => ({ value, label: text.states[value], ...(counts && { count: counts[value] ?? 0 }) })),
    ];
  },
}));

const shape = perLanguage(() =>
  columns<StarDemand>([
    { key: 'region', title: text.region, width: 140, grow: 1, strong: true, fixed: true },
    { key: 'buyer', title: text.buyer, width: 160, grow: 1, text: buyerOf },
    {
      key: 'state',
      title: text.state,
      width: 112,
      text: ({ state }) => text.states[state],
      render: ({ state }) => <Status kind={kinds[state]}>{text.states[state]}</Status>,
    },
    {
      key: 'gb',
      title: text.gb,
      unit: 'GB',
      width: 128,
      align: 'right',
      text: ({ gb }) => number(gb),
      exported: ({ gb }) => gb,
    },
    {
      key: 'mbps',
      title: text.mbps,
      unit: 'Mbps',
      width: 140,
      align: 'right',
      text: ({ mbps }) => number(mbps),
      exported: ({ mbps }) => mbps,
    },
    {
      key: 'each_fen',
      title: text.each,
      unit: starText.yuan,
      width: 160,
      align: 'right',
      text: ({ each_fen }) => amount(each_fen),
      exported: ({ each_fen }) => fenToYuan(each_fen),
    },
    { key: 'starts_on', title: text.from, width: 112, priority: 2 },
    { key: 'ends_on', title: text.to, width: 112, text: ({ ends_on }) => ends_on ?? text.open },
  ]),
);
