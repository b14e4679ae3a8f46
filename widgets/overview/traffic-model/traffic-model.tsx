import { useState } from 'react';
import type { PropsOf } from '../../../src/element/contract';
import { bytes } from '../../../src/format';
import { ModelSection, type ModelRange } from '../shared/model';
import { AppHeat, Apps, Stages } from './apps';
import { AuthTypes, ClientTypes } from './clients';
import type { trafficModelContract } from './traffic-model.contract';
import { useFlowModel } from './traffic-model.data';
import { trafficModelText as text } from './traffic-model.text';

/** Where the traffic goes. A failed read says why. */
export function TrafficModel({ heading, range: initial = '30' }: PropsOf<typeof trafficModelContract>) {
  const [range, setRange] = useState<ModelRange>(initial);
  const { data, error, loading, stale, refresh } = useFlowModel(range);
  return (
    <ModelSection
      title={heading || text.heading}
      note={data && text.total(bytes(data.app_times.total))}
      range={range}
      onRange={setRange}
      loading={loading}
      failed={data ? undefined : error}
      onRetry={refresh}
      stale={stale}
      heights={[250, 250, 250, 72, 72]}
      first={4}
    >
      <Apps data={data} />
      <AppHeat data={data} />
      <Stages data={data} />
      <AuthTypes data={data} />
      <ClientTypes data={data} />
    </ModelSection>
  );
}
