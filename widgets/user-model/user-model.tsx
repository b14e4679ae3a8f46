import { useState } from 'react';
import { counted } from '../../src/domain/shares';
import type { PropsOf } from '../../src/element/contract';
import { number } from '../../src/format';
import { Card, SectionHead } from '../../src/ui/pane';
import { Segmented } from '../../src/ui/segmented';
import { Skeleton } from '../../src/ui/skeleton';
import { DwellByBlock, DwellShare } from './dwell';
import { Brands, Groups, TerminalTypes } from './people';
import type { userModelContract } from './user-model.contract';
import { useUserModel, type Range } from './user-model.data';
import { Box, Grid } from './user-model.styles';
import { userModelText as text } from './user-model.text';

/** Who the users are. A failed read shows panes without data. */
export function UserModel({ heading, range: initial = '30' }: PropsOf<typeof userModelContract>) {
  const [range, setRange] = useState<Range>(initial);
  const { data, loading, stale } = useUserModel(range);
  const users = data && counted(data.user_label).reduce((sum, { value }) => sum + value, 0);
  return (
    <Box aria-label={heading || text.heading}>
      <SectionHead
        title={heading || text.heading}
        note={users !== undefined && text.users(number(users))}
        end={
          <Segmented
            size="sm"
            label={text.range}
            value={range}
            onChange={setRange}
            options={[
              { value: '30', label: text.ranges['30'] },
              { value: 'history', label: text.ranges.history },
            ]}
          />
        }
      />
      <Grid $stale={stale} aria-busy={stale}>
        {loading ? (
          [188, 188, 188, 120, 120].map((height, i) => (
            <Card key={i}>
              <Skeleton height={height} />
            </Card>
          ))
        ) : (
          <>
            <Groups data={data} />
            <DwellByBlock data={data} />
            <DwellShare data={data} />
            <TerminalTypes data={data} />
            <Brands data={data} />
          </>
        )}
      </Grid>
    </Box>
  );
}
