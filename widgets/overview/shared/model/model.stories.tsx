import { useState } from 'react';
import { Card, PaneSubHead } from '../../../../src/ui/pane';
import { ModelSection, type ModelRange } from '.';

export default { title: 'overview / model' };

const heights = [120, 120, 120, 72, 72];

/** Five panes of a range that can be changed. */
export const Panes = () => {
  const [range, setRange] = useState<ModelRange>('30');
  return (
    <ModelSection
      title="用户模型"
      note="8,413 位到店用户"
      range={range}
      onRange={setRange}
      loading={false}
      stale={range === 'history'}
      heights={heights}
      first={3}
    >
      {['用户群组', '停留时段分布', '停留时长占比', '终端类型占比', '终端品牌 Top 5'].map((title) => (
        <Card key={title}>
          <PaneSubHead title={title} note="台数" />
        </Card>
      ))}
    </ModelSection>
  );
};

/** Skeletons in place of the panes. */
export const Loading = () => (
  <ModelSection title="用户模型" range="30" onRange={() => undefined} loading stale={false} heights={heights} first={3}>
    {null}
  </ModelSection>
);
