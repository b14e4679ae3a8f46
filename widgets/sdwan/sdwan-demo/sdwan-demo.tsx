import { useState } from 'react';
import { useRead } from '../../../src/api';
import { sdwanDemo } from '../../../src/api/contract/sdwan';
import { topologyTypes } from '../../../src/domain/sdwan';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Freshness } from '../../../src/ui/freshness';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { pagesOf } from '../shared/pages';
import type { sdwanDemoContract } from './sdwan-demo.contract';
import { sdwanDemoText as text } from './sdwan-demo.text';

// The drawing is large and comes when there is something to draw.
const SdwanEditor = lazy(() => import('../shared').then((m) => m.SdwanEditor));

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** A made-up network of each topology, to look at. */
export function SdwanDemo({ service = 'sdwan' }: PropsOf<typeof sdwanDemoContract>) {
  const place = usePlace();
  const { packages, create } = pagesOf[service];
  const topology = topologyTypes.find((one) => String(one) === place.query.topology) ?? 1;
  const [selected, onSelect] = useState<string>();
  const { data, error, loading, refresh, updatedAt } = useRead(
    sdwanDemo,
    { topology: String(topology) as '1' | '2' | '3' },
    { every, keep: true },
  );
  const members = new Map((data?.member_list ?? []).map((one) => [one.gwid, one]));
  return (
    <Stack part="panel">
      <PageActions>
        <Button onClick={() => place.go({ name: packages })}>{text.packages}</Button>
        <Button variant="primary" onClick={() => place.go({ name: create })}>
          {text.create}
        </Button>
      </PageActions>
      <Note>{text.note}</Note>
      {loading && <Skeleton rows={10} />}
      {error && !data && <Failed error={error} onRetry={refresh} />}
      {data && (
        <Suspense fallback={<Skeleton rows={10} />}>
          <SdwanEditor
            label={text.label}
            height="max(480px, calc(100dvh - 280px))"
            tools={
              <>
                <Segmented
                  size="sm"
                  label={text.topology}
                  value={String(topology)}
                  options={topologyTypes.map((one) => ({ value: String(one), label: sdwanText.topologies[one] }))}
                  onChange={(value) =>
                    place.setQuery({ topology: value === '1' ? undefined : value }, { replace: true })
                  }
                />
                <Freshness live={false} at={updatedAt} every={every} />
              </>
            }
            model={{
              drawing: { topology: data.topology, nodes: data.member_list },
              links: data.link_list,
              limits: data.limits ?? undefined,
              problems: [],
              selected,
              onSelect,
              factsOf: (gwid) => {
                const { remark = gwid, model = '', location = '', region = null, status } = members.get(gwid) ?? {};
                return { remark, model, location, region, online: status === 'online' };
              },
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
