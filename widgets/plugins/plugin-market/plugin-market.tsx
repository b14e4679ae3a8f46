import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { useKept } from '../../../src/session/use-kept';
import { Button } from '../../../src/ui/button';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Segmented } from '../../../src/ui/segmented';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { PluginCards } from './plugin-cards';
import type { pluginMarketContract } from './plugin-market.contract';
import { pluginMarketText as text } from './plugin-market.text';

const PluginTable = lazy(() => import('./plugin-table').then((m) => m.PluginTable));

const lookNames = ['cards', 'table'] as const;
type Look = (typeof lookNames)[number];

/** Programs for gateways: found, looked at, installed. */
export function PluginMarket({ manage = false }: PropsOf<typeof pluginMarketContract>) {
  const place = usePlace();
  const [look, setLook] = useKept<Look>('plugin.look', 'cards');
  const looks = (
    <Segmented<Look>
      label={text.look}
      value={look}
      onChange={setLook}
      options={lookNames.map((value) => ({ value, label: text.looks[value] }))}
    />
  );
  return (
    <div part="panel">
      {manage && (
        <PageActions>
          <Button onClick={() => place.go({ name: 'plugin.manage' })}>{text.manage}</Button>
        </PageActions>
      )}
      {look === 'cards' ? (
        <PluginCards looks={looks} manage={manage} />
      ) : (
        <Suspense fallback={<PageSkeleton shape="cards" />}>
          <PluginTable looks={looks} manage={manage} />
        </Suspense>
      )}
    </div>
  );
}
