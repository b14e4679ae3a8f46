import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Missing } from '../../../src/ui/missing';
import { Skeleton } from '../../../src/ui/skeleton';
import { DesignList } from './design-list';
import type { networkDesignContract } from './network-design.contract';
import { useDesign, useModels } from './network-design.data';
import { Panel } from './network-design.styles';
import { networkDesignText as text } from './network-design.text';

const Shared = lazy(() => import('./shared').then((m) => m.Shared));
const Editor = lazy(() => import('./editor').then((m) => m.Editor));

/** Networks that are planned: their list, and one of them. */
export function NetworkDesign({ design = '', shareKey = '', manage = false }: PropsOf<typeof networkDesignContract>) {
  const { query } = usePlace();
  const id = query.design ?? design;
  if (shareKey)
    return (
      <Panel part="panel">
        <Suspense fallback={<Skeleton rows={10} />}>
          <Shared key={shareKey} shareKey={shareKey} />
        </Suspense>
      </Panel>
    );
  return (
    <Panel part="panel">{id === '' ? <DesignList manage={manage} /> : <One key={id} id={id} manage={manage} />}</Panel>
  );
}

function One({ id, manage }: { id: string; manage: boolean }) {
  const { go } = usePlace();
  const design = useDesign(id);
  const models = useModels();
  const error = design.error ?? models.error;
  const retry = () => Promise.all([design.refresh(), models.refresh()]);
  if (design.data && models.data) {
    return (
      <Suspense fallback={<Skeleton rows={10} />}>
        <Editor detail={design.data} models={models.data.list} manage={manage} onReload={design.refresh} />
      </Suspense>
    );
  }
  if (!error) return <Skeleton rows={10} />;
  if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void retry()} />;
  const back = <Button onClick={() => go({ name: 'open.design' })}>{text.toList}</Button>;
  return <Missing title={text.missing} gone="deleted" action={back} />;
}
