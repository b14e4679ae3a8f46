import { useState } from 'react';
import type { PropsOf } from '../../src/element/contract';
import { bytes } from '../../src/format';
import { Card, SectionHead } from '../../src/ui/pane';
import { Segmented } from '../../src/ui/segmented';
import { Skeleton } from '../../src/ui/skeleton';
import { AppHeat, Apps, Stages } from './apps';
import { AuthTypes, ClientTypes } from './clients';
import type { trafficModelContract } from './traffic-model.contract';
import { useFlowModel, type Range } from './traffic-model.data';
import { Box, Grid } from './traffic-model.styles';
import { trafficModelText as text } from './traffic-model.text';

/** Where the traffic goes. A failed read shows panes without data. */
export function TrafficModel({ heading, range: initial = '30' }: PropsOf<typeof trafficModelContract>) {
  const [range, setRange] = useState<Range>(initial);
  const { data, loading, stale } = useFlowModel(range);
  return (
    <Box aria-label={heading || text.heading}>
      <SectionHead
        title={heading || text.heading}
        note={data && text.total(bytes(data.app_times.total))}
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
          [250, 250, 250, 72, 72].map((height, i) => (
            <Card key={i}>
              <Skeleton height={height} />
            </Card>
          ))
        ) : (
          <>
            <Apps data={data} />
            <AppHeat data={data} />
            <Stages data={data} />
            <AuthTypes data={data} />
            <ClientTypes data={data} />
          </>
        )}
      </Grid>
    </Box>
  );
}
