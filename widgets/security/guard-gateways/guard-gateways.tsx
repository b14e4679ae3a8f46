import { perLanguage } from '../../../src/text/words';
import { useMemo } from 'react';
import { ApiError, useWrite, type DataOf } from '../../../src/api';
import { guardGateways, guardSwitch, libraryUpdate, type SecurityGateway } from '../../../src/api/contract/guard';
import type { SecurityService } from '../../../src/domain/security';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace, type Destination } from '../../../src/session/place';
import { securityText } from '../../../src/text/security.text';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { dnsPlace, securityReads } from '../shared';
import { DataTable, type BatchAction, type Filter, type RowAction } from '../../../src/ui/table';
import { columnsOf } from './gateway-columns';
import type { guardGatewaysContract } from './guard-gateways.contract';
import { guardGatewaysText as text } from './guard-gateways.text';
import { isFree, logPlace, settingsPlace } from './places';
import { TurnContext } from './turn';

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** Gateways and how a service protects them. */
export function GuardGateways({
  service: given = 'domain_parsing',
  manage = false,
}: PropsOf<typeof guardGatewaysContract>) {
  const service = given as SecurityService;
  const place = usePlace();
  const { turn, batchActions, update } = useSwitches(service);
  const input = useMemo(() => ({ service }), [service]);
  const actions = (row: SecurityGateway): readonly RowAction[] => [
    ...placesOf(service, row),
    ...(manage && service === 'firewall_plugin' && row.enabled
      ? [{ key: 'update', label: text.update, onSelect: () => void update(row.gwid) }]
      : []),
  ];
  return (
    <TurnContext value={manage ? turn : undefined}>
      <div part="panel">
        <DataTable<SecurityGateway>
          key={service}
          label={text.label(securityText.services[service])}
          endpoint={guardGateways}
          input={input}
          columns={columnsOf()[service]}
          cacheKey={`guard.${service}`}
          rowKey={keyOf}
          rowName={nameOf}
          search={text.search}
          segments={states()}
          actions={actions}
          actionsWidth={148}
          {...(manage && { batchActions })}
          exportName={text.label(securityText.services[service])}
          every={every}
          onOpen={(row) => row.plan && place.go(settingsPlace(service, row))}
          empty={{
            title: text.none,
            reason: text.noneReason,
            action: <Button onClick={() => place.go(packagesOf(service))}>{text.packages}</Button>,
          }}
        />
      </div>
    </TurnContext>
  );
}

const keyOf = (row: SecurityGateway) => row.gwid;
const nameOf = (row: SecurityGateway) => row.remark;

const packagesOf = (service: SecurityService): Destination =>
  service === 'domain_parsing' ? { name: 'domain_parsing.combo' } : { name: 'open.open', query: { service } };
const businessOf = (service: SecurityService): Destination =>
  service === 'domain_parsing' ? { name: 'open.business', query: { service } } : { name: `${service}.business` };

function placesOf(service: SecurityService, row: SecurityGateway): readonly RowAction[] {
  if (!row.plan) return [{ key: 'open', label: text.open, to: packagesOf(service) }];
  const free = isFree(row);
  return [
    { key: 'config', label: text.config, to: settingsPlace(service, row) },
    { key: 'log', label: text.log, to: logPlace(service, row, 'month') },
    ...(service === 'domain_parsing'
      ? [
          { key: 'black', label: text.black, to: dnsPlace('black', row.gwid, { free }) },
          { key: 'white', label: text.white, to: dnsPlace('white', row.gwid, { free }) },
        ]
      : []),
    ...(row.plan.state === 'active' ? [] : [{ key: 'renew', label: text.renew, to: businessOf(service) }]),
  ];
}

/** Switching one gateway or many; stopping asks first, and whatever is done to many. */
function useSwitches(service: SecurityService) {
  const { run } = useWrite(guardSwitch, securityReads);
  const library = useWrite(libraryUpdate, securityReads);
  const { act } = useAct();
  const turn = ({ gwid, remark }: SecurityGateway, enabled: boolean) =>
    void act(() => run({ service, gwids: [gwid], enabled }), {
      confirm: !enabled && { title: text.turnOff, body: text.turnOffAsk(remark), danger: true },
      said: enabled ? text.turnedOn : text.turnedOff,
    });
  const many = (key: string, label: string, ask: (gwids: string[]) => ReturnType<typeof run>): BatchAction => ({
    key,
    label,
    run: async (ids, signal, onResult) => {
      for (let from = 0; from < ids.length && !signal.aborted; from += 100) {
        const part = ids.slice(from, from + 100);
        // Of one gateway the refusal is the answer of the call.
        const list = await ask(part).then(
          ({ data }) => data.list,
          (error: unknown) => {
            if (!(error instanceof ApiError) || part.length > 1) throw error;
            return [{ gwid: part[0]!, ok: false, message: error.message }];
          },
        );
        for (const { gwid, ok, message } of list) onResult({ id: gwid, state: ok ? 'success' : 'failed', message });
      }
    },
  });
  const batchActions: readonly BatchAction[] = [
    {
      ...many('on', text.turnOn, (gwids) => run({ service, gwids, enabled: true })),
      confirm: (count) => ({ title: text.turnOn, body: text.turnOnMany(securityText.services[service], count) }),
    },
    {
      ...many('off', text.turnOff, (gwids) => run({ service, gwids, enabled: false })),
      confirm: (count) => ({ title: text.turnOff, body: text.turnOffMany(count), danger: true }),
    },
    ...(service === 'firewall_plugin'
      ? [
          {
            ...many('update', text.update, (gwids) => library.run({ gwids })),
            confirm: (count: number) => ({ title: text.update, body: text.updateMany(count) }),
          },
        ]
      : []),
  ];
  const update = (gwid: string) => act(() => library.run({ gwids: [gwid] }), { said: text.updated });
  return { turn, batchActions, update };
}

const states = perLanguage((): Omit<Filter, 'width'> => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof guardGateways> | undefined)?.counts;
    return (Object.keys(text.states) as (keyof typeof text.states)[]).map((key) => ({
      value: key,
      label: text.states[key],
      ...(counts && { count: counts[key || 'all'] }),
    }));
  },
}));
