import { Suspense, useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { pluginDetail } from '../../../src/api/contract/plugin';
import { bytes, date } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { lazy } from '../../../src/ui/lazy';
import { Pairs } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Key, TriangleAlert } from '../../../src/ui/icon';
import { Block, Lines } from '../shared/plugins.styles';
import { pluginsText } from '../shared/plugins.text';
import { usePlugin } from './plugin-market.data';
import { Right } from './plugin-market.styles';
import { pluginMarketText as text } from './plugin-market.text';

const InstallDialog = lazy(() => import('./install-dialog').then((m) => m.InstallDialog));
const ReviewDialog = lazy(() => import('./review-dialog').then((m) => m.ReviewDialog));

/** What a plugin's details say. */
export type Detail = DataOf<typeof pluginDetail>;

/** One plugin at the right edge: what it may do, its versions, what users say. */
export function PluginDrawer({ id, manage, onClose }: { id: string; manage: boolean; onClose: () => void }) {
  const { data, error, refresh } = usePlugin(id);
  const [asking, setAsking] = useState<'install' | 'review'>();
  const close = () => setAsking(undefined);
  return (
    <Drawer
      open
      title={data?.name ?? text.detail}
      onClose={onClose}
      footer={
        manage &&
        data && (
          <>
            {data.installed > 0 && <Button onClick={() => setAsking('review')}>{text.review}</Button>}
            <Button variant="primary" disabled={data.without === 0} onClick={() => setAsking('install')}>
              {data.without === 0 ? text.everywhere : text.install}
            </Button>
          </>
        )
      }
    >
      {data ? <Content plugin={data} /> : error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={8} />}
      <Suspense>
        {data && asking === 'install' && <InstallDialog plugin={data} onClose={close} />}
        {data && asking === 'review' && <ReviewDialog plugin={data} onClose={close} />}
      </Suspense>
    </Drawer>
  );
}

function Content({ plugin }: { plugin: Detail }) {
  const { manifest, versions, opinions } = plugin;
  return (
    <>
      <Block>
        <p>{plugin.about}</p>
      </Block>
      <Block>
        <Pairs>
          <dt>{text.publisher}</dt>
          <dd>{text.signed(plugin.publisher)}</dd>
          <dt>{text.version}</dt>
          <dd>{plugin.version}</dd>
          <dt>{text.size}</dt>
          <dd>{bytes(plugin.size)}</dd>
          <dt>{text.memory}</dt>
          <dd>{text.memoryOf(plugin.memory)}</dd>
          <dt>{text.gateways}</dt>
          <dd>{text.installedOf(plugin.installed, plugin.upgradable, plugin.without)}</dd>
          <dt>SHA-256</dt>
          <dd>{plugin.hash}</dd>
        </Pairs>
      </Block>
      <Block>
        <h3>{text.may}</h3>
        {manifest.rights.length === 0 && <p>{text.noRights}</p>}
        <Lines>
          {manifest.rights.map(({ right, why }) => (
            <Right key={right} $warns={right === 'network'}>
              {right === 'network' ? <TriangleAlert /> : <Key />}
              <div>
                {pluginsText.rights[right]}
                <small>{why}</small>
              </div>
            </Right>
          ))}
        </Lines>
      </Block>
      <Block>
        <h3>{text.versions}</h3>
        <Lines>
          {versions.map(({ version, changes, published_at, size }) => (
            <li key={version}>
              {version}
              <small>{[date(published_at), bytes(size), changes].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </Lines>
      </Block>
      <Block>
        <h3>{text.opinions(plugin.reviews)}</h3>
        {opinions.length === 0 && <p>{text.noOpinions}</p>}
        <Lines>
          {opinions.map(({ stars, text: said, at, mine }) => (
            <li key={`${at} ${said}`}>
              {text.given(stars)}
              {said && ` ${said}`}
              <small>{[mine && text.mine, date(at)].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </Lines>
      </Block>
    </>
  );
}
