import { styled } from 'styled-components';
import { hourBlocks } from '../../../src/domain/day-parts';
import { dwellBuckets } from '../../../src/domain/dwell';
import { counted, shares } from '../../../src/domain/shares';
import { number, percent } from '../../../src/format';
import { token } from '../../../src/theme';
import { BarChart, heat, NoData, SegmentBar, Swatch } from '../../../src/ui/chart';
import { Card, PaneSubHead } from '../../../src/ui/pane';
import type { Model } from './user-model.data';
import { userModelText as text } from './user-model.text';

/** How long users stay, by the time of day. */
export function DwellByBlock({ data }: { data: Model | undefined }) {
  const blocks = data?.client_time_block;
  return (
    <Card>
      <PaneSubHead title={text.blocks} note={text.blocksNote} />
      {blocks ? (
        <BarChart
          label={text.blocksSpoken}
          groupsName={text.block}
          groups={hourBlocks.map((block) => ({ key: block, label: nameOf(block), title: nameOf(block) }))}
          series={dwellBuckets.minutes.map((bucket, i) => ({
            key: bucket,
            label: text.minutes[bucket],
            color: heat(i + 1),
            values: hourBlocks.map((block) => blocks[block][bucket]),
          }))}
          format={(value) => number(value)}
          height={176}
        />
      ) : (
        <NoData height={176} />
      )}
    </Card>
  );
}

const nameOf = (block: string): string => `${block}–${String(Number(block) + 4).padStart(2, '0')}`;

/** How long users stay in all. */
export function DwellShare({ data }: { data: Model | undefined }) {
  const parts = data ? shares(counted(data.user_time)) : [];
  const any = parts.some(({ value }) => value > 0);
  const buckets = dwellBuckets.hours.map((bucket, i) => ({
    key: bucket,
    label: text.hours[bucket],
    color: heat(i + 1),
    value: parts.find(({ name }) => name === bucket)?.value,
    share: parts.find(({ name }) => name === bucket)?.share ?? 0,
  }));
  return (
    <Card>
      <PaneSubHead title={text.dwell} note={text.dwellNote} />
      {any ? (
        <>
          <SegmentBar segments={buckets} />
          <List>
            {buckets.map(({ key, label, color, value, share }) => (
              <div key={key}>
                <dt>
                  <Swatch style={{ background: color }} />
                  {label}
                </dt>
                <dd>
                  {number(value)} <small>{text.people}</small>
                </dd>
                <dd>{percent(share, 0)}</dd>
              </div>
            ))}
          </List>
        </>
      ) : (
        <NoData height={160} />
      )}
    </Card>
  );
}

const List = styled.dl`
  margin-top: 10px;
  & > div {
    display: grid;
    grid-template-columns: 1fr auto 48px;
    align-items: center;
    height: 28px;
  }
  & dt {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & dd {
    text-align: end;
  }
  & dd:last-child {
    color: ${token('text-1')};
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
