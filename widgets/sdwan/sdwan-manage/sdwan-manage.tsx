import { useRead } from '../../../src/api';
import { sdwanDetail } from '../../../src/api/contract/sdwan';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Missing } from '../../../src/ui/missing';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { pagesOf } from '../shared/pages';
import type { sdwanManageContract } from './sdwan-manage.contract';
import { sdwanManageText as text } from './sdwan-manage.text';

// Brings the drawing, which is large: not before there is a network.
const LiveNetwork = lazy(() => import('./live-network').then((m) => m.LiveNetwork));

/** Milliseconds between two looks at the links. */
export const every = 10_000;

/** One network: its links as they are now, and everything that can be changed about it. */
export function SdwanManage(props: PropsOf<typeof sdwanManageContract>) {
  const { network: id = '', service = 'sdwan', view = 'topology', manage = false } = props;
  const place = usePlace();
  const read = useRead(sdwanDetail, id ? { id } : null, { every });
  const back = <Button onClick={() => place.go({ name: pagesOf[service].list })}>{text.toList}</Button>;
  if (!id) return <Empty kind="nothing" title={text.none} reason={text.noneReason} action={back} />;
  if (read.error?.detail.status === 404) return <Missing title={text.missing} gone="deleted" action={back} />;
  if (read.error && !read.data) return <Failed error={read.error} onRetry={read.refresh} />;
  if (!read.data) return <PageSkeleton shape="object" />;
  return (
    <div part="panel">
      <Suspense fallback={<PageSkeleton shape="object" />}>
        <LiveNetwork network={read.data} at={read.updatedAt} view={view} manage={manage} />
      </Suspense>
    </div>
  );
}
