import type { ReactNode } from 'react';
import type { ApiError } from '../../../../src/api';
import { Unread } from '../../../../src/ui/failed';
import { Card, PaneBox, SectionHead } from '../../../../src/ui/pane';
import { Segmented } from '../../../../src/ui/segmented';
import { Skeleton } from '../../../../src/ui/skeleton';
import { Box, Grid } from './model.styles';
import { modelText as text } from './model.text';

/** What is looked at: the last 30 days, or all there is (specification, section 9). */
export type ModelRange = '30' | 'history';

/** Props of `ModelSection`. */
export interface ModelSectionProps {
  title: string;
  /** Beside the title: what all of it sums up to. */
  note?: ReactNode;
  range: ModelRange;
  onRange: (range: ModelRange) => void;
  /** Nothing is there yet: skeletons stand for the panes. */
  loading: boolean;
  /** Nothing could be read: why stands in place of the panes. */
  failed?: ApiError | undefined;
  onRetry?: () => unknown;
  /** The panes still show another range. */
  stale: boolean;
  /** Heights of the skeletons, pixels, one for each pane. */
  heights: readonly number[];
  /** Of twelve columns, those of the first pane; the third has what is left of the row. */
  first: 3 | 4;
  /** Five panes: three in the first row, two in the second. */
  children: ReactNode;
}

/** A section of panes about one range of time, which can be changed: who the users are, where the traffic goes. */
export const ModelSection = ({
  title,
  note,
  range,
  onRange,
  loading,
  failed,
  onRetry = () => undefined,
  stale,
  heights,
  first,
  children,
}: ModelSectionProps) => (
  <Box aria-label={title}>
    <SectionHead
      title={title}
      note={note}
      end={
        <Segmented
          size="sm"
          label={text.range}
          value={range}
          onChange={onRange}
          options={[
            { value: '30', label: text.ranges['30'] },
            { value: 'history', label: text.ranges.history },
          ]}
        />
      }
    />
    {failed ? (
      <PaneBox>
        <Unread error={failed} onRetry={onRetry} height={heights[0]! + heights[3]!} />
      </PaneBox>
    ) : (
      <Grid $stale={stale} $first={first} aria-busy={stale}>
        {loading
          ? heights.map((height, at) => (
              <Card key={at}>
                <Skeleton height={height} />
              </Card>
            ))
          : children}
      </Grid>
    )}
  </Box>
);
