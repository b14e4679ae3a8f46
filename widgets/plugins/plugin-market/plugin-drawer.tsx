import { useState } from 'react';
import { Button } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Skeleton } from '../../../src/ui/skeleton';
import { PluginContent } from './plugin-content';
import { usePlugin } from './plugin-market.data';
import { Actions, Named, Side } from './plugin-market.styles';
import { pluginMarketText as text } from './plugin-market.text';
import { Tile } from './tile';

const InstallDialog = lazy(() => import('./install-dialog').then((m) => m.InstallDialog));
const ReviewDialog = lazy(() => import('./review-dialog').then((m) => m.ReviewDialog));

interface PluginProps {
  id: string;
  manage: boolean;
}

/** One plugin at the right edge: what it may do, its versions, what users say. */
export function PluginDrawer({ id, manage, onClose }: PluginProps & { onClose: () => void }) {
  const { data, body, actions, dialogs } = useShown(id, manage, false);
  return (
    <Drawer open beside title={data?.name ?? text.detail} onClose={onClose} footer={actions}>
      {body}
      {dialogs}
    </Drawer>
  );
}

/** The same as a pane beside the others. */
export function PluginPane({ id, manage }: PluginProps) {
  const { data, body, actions, dialogs } = useShown(id, manage, true);
  return (
    <>
      <Side aria-label={data?.name ?? text.detail}>
        {data && (
          <Named>
            <Tile category={data.category} size={48} />
            <h2>{data.name}</h2>
            <small>{text.signed(data.publisher)}</small>
          </Named>
        )}
        {actions && <Actions>{actions}</Actions>}
        {body}
      </Side>
      {dialogs}
    </>
  );
}

/** What is known of a plugin and what can be done with it, whatever it stands in. */
function useShown(id: string, manage: boolean, signed: boolean) {
  const { data, error, refresh } = usePlugin(id);
  const [asking, setAsking] = useState<'install' | 'review'>();
  const close = () => setAsking(undefined);
  const none = data?.without === 0;
  return {
    data,
    body: data ? (
      <PluginContent plugin={data} signed={signed} />
    ) : error ? (
      <Failed error={error} onRetry={refresh} />
    ) : (
      <Skeleton rows={8} />
    ),
    actions: manage && data && (
      <>
        <Button variant="primary" disabled={none} onClick={() => setAsking('install')}>
          {none ? text.everywhere : text.install}
        </Button>
        {data.installed > 0 && <Button onClick={() => setAsking('review')}>{text.review}</Button>}
      </>
    ),
    dialogs: (
      <Suspense>
        {data && asking === 'install' && <InstallDialog plugin={data} onClose={close} />}
        {data && asking === 'review' && <ReviewDialog plugin={data} onClose={close} />}
      </Suspense>
    ),
  };
}
