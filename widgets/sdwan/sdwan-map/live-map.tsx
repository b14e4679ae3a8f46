import { useMemo, useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { Network } from '../../../src/api/contract/sdwan';
import type { MemberPlace, sdwanMap } from '../../../src/api/contract/sdwan-map';
import { usePlace } from '../../../src/session/place';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Freshness } from '../../../src/ui/freshness';
import { SearchInput } from '../../../src/ui/input';
import { PageActions } from '../../../src/ui/page';
import { Segmented } from '../../../src/ui/segmented';
import { Select } from '../../../src/ui/select';
import { Simulated } from '../../../src/ui/simulated';
import { examinationPlace, mapPlace, networkPlace } from '../shared/pages';
import { betweenText } from '../../../src/text/between.text';
import { LinkTable } from './link-table';
import { MapView } from './map-view';
import { PlaceDialog } from './place-dialog';
import { placeWords } from './place-words';
import { every, isAmong, modelOf, type Placed } from './sdwan-map.model';
import { Box, Layout, Tools } from './sdwan-map.styles';
import { sdwanMapText as text } from './sdwan-map.text';
import { SidePane } from './side-pane';

interface LiveMapProps {
  gwid: string;
  network: Network;
  places: readonly MemberPlace[];
  networks: DataOf<typeof sdwanMap>['networks'];
  manage: boolean;
  at: number | undefined;
}

/** A network that is there: map or table, and what is looked for in it, all in the address. */
export function LiveMap({ gwid, network, places, networks, manage, at }: LiveMapProps) {
  const place = usePlace();
  const { q = '', show = '', view = 'map' } = place.query;
  const model = useMemo(() => modelOf(network, places), [network, places]);
  const [placing, setPlacing] = useState<Placed>();
  const { query } = place;
  const own = model.all.find(({ member }) => member.gwid === gwid)?.region ?? '';
  // Nothing said: the province of the gateway that was asked for.
  const selected = query.at === undefined ? own : query.at;
  const among = (one: Placed) => isAmong(one, placeWords(one), q, show === 'troubled');
  const setQuery = (changes: Record<string, string | undefined>) => place.setQuery(changes, { replace: true });
  const label = text.label(network.name);
  const onPlace = manage ? setPlacing : undefined;
  const matching = model.all.some(among);

  return (
    <Box>
      <PageActions>
        <Button onClick={() => place.go(examinationPlace(network))}>{text.examine}</Button>
        <Button onClick={() => place.go(networkPlace(network))}>{text.manage}</Button>
      </PageActions>
      <Layout $wide={view === 'table'}>
        <Tools>
          <label>
            {text.network}
            <Select
              size="sm"
              value={network.id}
              options={networks
                .filter(({ service }) => service === network.service)
                .map(({ id, name, topology }) => ({
                  value: id,
                  label: `${name}${betweenText.open}${sdwanText.topologies[topology]}${betweenText.close}`,
                }))}
              onChange={(id) => {
                const to = networks.find((one) => one.id === id);
                if (to) place.go(mapPlace(to, to.gwid, to.topology));
              }}
            />
          </label>
          <div data-search="">
            <SearchInput
              size="sm"
              aria-label={text.search}
              placeholder={text.search}
              value={q}
              onChange={(value) => setQuery({ q: value || undefined })}
            />
          </div>
          <Segmented
            size="sm"
            label={text.show}
            value={show === 'troubled' ? 'troubled' : 'all'}
            options={[
              { value: 'all', label: text.all },
              { value: 'troubled', label: text.troubled },
            ]}
            onChange={(value) => setQuery({ show: value === 'all' ? undefined : value })}
          />
          <Segmented
            size="sm"
            label={text.view}
            value={view === 'table' ? 'table' : 'map'}
            options={[
              { value: 'map', label: text.map },
              { value: 'table', label: text.table },
            ]}
            onChange={(value) => setQuery({ view: value === 'map' ? undefined : value })}
          />
          {network.simulated && <Simulated />}
          <span data-end="">
            <Freshness live={false} at={at} every={every} />
          </span>
        </Tools>
        {model.all.length === 0 ? (
          <Empty kind="nothing" title={text.empty} reason={text.emptyReason} />
        ) : !matching ? (
          <Empty
            kind="no-match"
            title={text.noMatch}
            reason={text.noMatchReason}
            action={<Button onClick={() => setQuery({ q: undefined, show: undefined })}>{text.clear}</Button>}
          />
        ) : view === 'table' ? (
          <LinkTable label={label} model={model} among={among} onPlace={onPlace} />
        ) : (
          <MapView
            label={label}
            model={model}
            among={among}
            selected={selected}
            onSelect={(code) => setQuery({ at: code ?? 'none' })}
          />
        )}
        {view !== 'table' && (
          <SidePane
            model={model}
            among={among}
            selected={selected}
            onClose={() => setQuery({ at: 'none' })}
            onPlace={onPlace}
          />
        )}
      </Layout>
      {placing && <PlaceDialog one={placing} onClose={() => setPlacing(undefined)} />}
    </Box>
  );
}
