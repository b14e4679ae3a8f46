import { useRef, type ReactNode } from 'react';
import { useRead } from '../../../src/api';
import { plugins, type Plugin } from '../../../src/api/contract/plugin';
import { bytes } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Key } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PaneBox } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { PageSkeleton, Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Pager, pageSizes, SearchBox, useListState, useOpened, useRoom } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { categoriesOf, inputOf, sends } from './plugin-market.model';
import { pluginMarketText as text } from './plugin-market.text';
import { Beside, Cards, Categories, Category, Foot, Market, One, Tools } from './plugin-cards.styles';
import { Tile } from './tile';

const PluginDrawer = lazy(() => import('./plugin-drawer').then((m) => m.PluginDrawer));
const PluginPane = lazy(() => import('./plugin-drawer').then((m) => m.PluginPane));

/** What the address says: the same as for the table. */
const spec = { filters: ['category', 'sort'], sortable: [], sizes: pageSizes };

/** Pixels from which a plugin stands beside the cards, and categories do. */
const wide = 1080;
const middle = 640;

/** The market as cards between what they are for and the one that is looked at. */
export function PluginCards({ looks, manage }: { looks: ReactNode; manage: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useRoom(box);
  return (
    <div ref={box}>
      <Shelf looks={looks} manage={manage} beside={width >= wide} narrow={width > 0 && width < middle} />
    </div>
  );
}

interface ShelfProps {
  /** Choice between cards and table. */
  looks: ReactNode;
  /** There is room for one of them beside the others. */
  beside: boolean;
  /** There is none for categories beside the cards. */
  narrow: boolean;
  manage: boolean;
}

function Shelf({ looks, beside, narrow, manage }: ShelfProps) {
  const [opened, open] = useOpened('plugin', beside);
  const [state, change] = useListState(spec);
  const { data, error, refresh } = useRead(plugins, inputOf(state), { keep: true });
  if (error && !data) {
    return (
      <PaneBox>
        <Failed error={error} onRetry={refresh} />
      </PaneBox>
    );
  }
  if (!data) return <PageSkeleton shape="cards" />;
  const { category = '', sort = '' } = state.filters;
  if (data.total === 0 && !category && !state.search) {
    return (
      <PaneBox>
        <Empty kind="nothing" title={text.none} reason={text.noneReason} />
      </PaneBox>
    );
  }
  const choose = (name: 'category' | 'sort', value: string) => change({ filters: { ...state.filters, [name]: value } });
  const shown = opened ?? data.list[0]?.id;
  return (
    <Market $narrow={narrow}>
      <Categories role="group" aria-label={text.category} $narrow={narrow}>
        {categoriesOf(data).map(({ value, label, count }) => (
          <Category
            key={value}
            type="button"
            aria-pressed={value === category}
            onClick={() => choose('category', value)}
          >
            {label}
            <small>{count}</small>
          </Category>
        ))}
      </Categories>
      <div>
        <Tools>
          <span>
            <SearchBox placeholder={text.search} value={state.search} onChange={(search) => change({ search }, true)} />
          </span>
          <Segmented
            label={text.sort}
            value={sort}
            onChange={(value) => choose('sort', value)}
            options={[
              { value: '', label: text.most },
              { value: 'updated', label: text.updated },
            ]}
          />
          {looks}
        </Tools>
        {error ? (
          <Failed error={error} onRetry={refresh} />
        ) : data.list.length > 0 ? (
          <Cards aria-label={text.title}>
            {data.list.map((one) => (
              <Card key={one.id} plugin={one} chosen={beside ? one.id === shown : one.id === opened} onOpen={open} />
            ))}
          </Cards>
        ) : (
          <Empty
            kind="no-match"
            title={text.noMatch}
            action={<Button onClick={() => change({ search: '', filters: {} })}>{text.reset}</Button>}
          />
        )}
        {data.total > state.size && (
          <Pager
            label={text.title}
            page={state.page}
            size={state.size}
            sizes={pageSizes}
            total={data.total}
            paged
            onPage={(page) => change({ page })}
            onSize={(size) => change({ size })}
          />
        )}
      </div>
      {beside && shown !== undefined && (
        <Beside>
          <Suspense fallback={<Skeleton rows={8} />}>
            <PluginPane key={shown} id={shown} manage={manage} />
          </Suspense>
        </Beside>
      )}
      <Suspense>
        {opened !== undefined && !beside && (
          <PluginDrawer key={opened} id={opened} manage={manage} onClose={() => open(undefined)} />
        )}
      </Suspense>
    </Market>
  );
}

/** One plugin: all of the card opens it. */
function Card({ plugin, chosen, onOpen }: { plugin: Plugin; chosen: boolean; onOpen: (id: string) => void }) {
  const { id, name, about, category, publisher, version, rights, size, installed, upgradable } = plugin;
  const asks = text.rightsIn(rights.length, sends(plugin));
  return (
    <One $chosen={chosen}>
      <Tile category={category} />
      <h2>
        <button type="button" aria-current={chosen} onClick={() => onOpen(id)}>
          {name}
        </button>
        {upgradable > 0 && <Tag tone="info">{text.upgradableOf(upgradable)}</Tag>}
      </h2>
      <small>
        {publisher}
        <span>{version}</span>
        {plugin.stars !== null && <span>{text.starsOf(plugin.stars, plugin.reviews)}</span>}
      </small>
      <p title={about}>{about}</p>
      <Foot>
        {sends(plugin) ? (
          <Status kind="warning">{asks}</Status>
        ) : (
          <span>
            <Key size={12} aria-hidden />
            {asks}
          </span>
        )}
        <span>{bytes(size)}</span>
        <span>{text.installedIn(installed)}</span>
      </Foot>
    </One>
  );
}
