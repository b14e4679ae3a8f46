import { useState } from 'react';
import { styled } from 'styled-components';
import type { SettingGateway } from '../../../../src/api/contract/setting';
import type { SettingService } from '../../../../src/domain/service-setting';
import { date } from '../../../../src/format';
import { usePlace } from '../../../../src/session/place';
import { token } from '../../../../src/theme';
import { Button } from '../../../../src/ui/button';
import { deliveryText } from '../../../../src/ui/delivery';
import { Empty } from '../../../../src/ui/empty';
import { Failed } from '../../../../src/ui/failed';
import { SearchInput } from '../../../../src/ui/input';
import { Skeleton } from '../../../../src/ui/skeleton';
import { Status, type StatusKind } from '../../../../src/ui/status';
import { useGateways } from './setting.data';
import { settingText as text } from './setting.text';

/** Props of `GatewayPick`. */
export interface GatewayPickProps {
  service: SettingService;
  /** The one that is shown. */
  chosen: string;
  onChoose: (gwid: string) => void;
}

/** Gateways with a service, and how each of them stands. */
export function GatewayPick({ service, chosen, onChoose }: GatewayPickProps) {
  const place = usePlace();
  const [q, setQ] = useState('');
  const { data, error, refresh } = useGateways(service, q.trim());
  return (
    <Side aria-label={text.gateways}>
      <header>
        <SearchInput aria-label={text.search} placeholder={text.search} value={q} onChange={setQ} />
      </header>
      {!data ? (
        error ? (
          <Failed error={error} onRetry={() => void refresh()} />
        ) : (
          <Skeleton rows={6} gap={16} />
        )
      ) : data.list.length === 0 ? (
        <Empty
          {...(q
            ? { kind: 'no-match', title: text.noMatch }
            : { kind: 'nothing', title: text.none, reason: text.noneReason })}
        />
      ) : (
        <ul>
          {data.list.map((gateway) => (
            <li key={gateway.gwid}>
              <button
                type="button"
                aria-current={gateway.gwid === chosen || undefined}
                onClick={() => onChoose(gateway.gwid)}
              >
                <b>{gateway.remark || gateway.gwid}</b>
                <Standing gateway={gateway} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <footer>
          {text.total(data.total)}
          {data.unbound > 0 && (
            <Button size="sm" variant="link" onClick={() => place.go({ name: 'open.business', query: { service } })}>
              {text.unbound(data.unbound)}
            </Button>
          )}
        </footer>
      )}
    </Side>
  );
}

function Standing({ gateway }: { gateway: SettingGateway }) {
  const [kind, words] = standing(gateway);
  return <Status kind={kind}>{words}</Status>;
}

/** How a service stands on a gateway, the worst first. */
export function standing(gateway: SettingGateway): readonly [StatusKind, string] {
  const { able, service_state, expires_at, enabled, delivery, online } = gateway;
  if (!able) return ['danger', text.unable];
  if (service_state === 'expired') return ['off', text.ended(date(expires_at))];
  if (enabled === null) return ['off', text.unset];
  if (delivery === 'failed') return ['danger', text.failed];
  if (!enabled) return ['off', text.paused];
  if (!online) return ['offline', text.offline];
  if (delivery === 'pending' || delivery === 'sent') return ['progress', deliveryText[delivery]];
  return ['online', deliveryText.done];
}

const Side = styled.nav`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${token('surface-base')};
  & > header {
    padding: 12px 16px;
    border-bottom: 1px solid ${token('border')};
  }
  & > ul {
    max-height: 640px;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  & > ul button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: 10px 16px;
    border: 0;
    border-bottom: 1px solid ${token('border')};
    border-left: 2px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > ul button:hover {
    background: ${token('surface-hover')};
  }
  & > ul button:focus-visible {
    outline: none;
    box-shadow: inset ${token('focus-ring')};
  }
  & > ul button[aria-current] {
    border-left-color: ${token('accent')};
    background: ${token('accent-soft')};
  }
  & > ul b {
    color: ${token('text-1')};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & > ul span {
    font-size: 12px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    padding: 10px 16px;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;
