import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { macInfo } from '../../../src/api/contract/client';
import { isPrivateMac, macVendor } from '../../../src/domain/mac-vendor';
import type { PropsOf } from '../../../src/element/contract';
import { mac as macRule } from '../../../src/rules';
import { usePlace, type Destination } from '../../../src/session/place';
import { checks } from '../../../src/text';
import { token } from '../../../src/theme';
import { ClientTimeline } from '../shared';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Form, SubmitButton, TextField } from '../../../src/ui/form';
import { To } from '../../../src/ui/link';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Tabs } from '../../../src/ui/tabs';
import { Stack } from '../../../src/ui/stack';
import { perLanguage } from '../../../src/text/words';
import type { macInfoContract } from './mac-info.contract';
import { macInfoText as text } from './mac-info.text';

const check = perLanguage(() => checks<string>(text.label, macRule));

/** Who is behind a MAC address: maker, devices of the account, and every network where it was seen. */
export function MacInfo({ mac: given = '', manage = false }: PropsOf<typeof macInfoContract>) {
  const { query, setQuery } = usePlace();
  const asked = (query.mac ?? given).trim();
  const valid = asked !== '' && !macRule(asked);
  return (
    <Stack part="panel">
      <Card>
        <Form<{ mac: string }>
          key={asked}
          initial={{ mac: asked }}
          guarded={false}
          label={text.search}
          onSubmit={({ mac }) => setQuery({ mac: mac.trim() })}
        >
          <Ask>
            <TextField name="mac" label={text.label} placeholder={text.example} required mono rules={[check()]} />
            <SubmitButton>{text.search}</SubmitButton>
          </Ask>
        </Form>
        {valid && <Vendor mac={asked} />}
      </Card>
      {valid ? (
        <Found mac={asked} manage={manage} />
      ) : (
        asked === '' && <Empty kind="nothing" title={text.start} reason={text.startReason} />
      )}
    </Stack>
  );
}

function Vendor({ mac }: { mac: string }) {
  const [vendor, setVendor] = useState<string>();
  useEffect(() => {
    let current = true;
    void macVendor(mac).then((found) => current && setVendor(found));
    return () => {
      current = false;
    };
  }, [mac]);
  const words = vendor || (isPrivateMac(mac) ? text.privateMac : text.unknown);
  return (
    <Line role="status">
      {text.vendor} <b>{vendor === undefined ? text.looking : words}</b>
    </Line>
  );
}

function Found({ mac, manage }: { mac: string; manage: boolean }) {
  const { data, error, refresh } = useRead(macInfo, { mac });
  const [chosen, choose] = useState<string>();
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={6} />;
  const { clients, devices } = data;
  const client = clients.find(({ id }) => id === chosen) ?? clients[0];
  if (!client && devices.length === 0) {
    return <Empty kind="no-match" title={text.none} reason={text.noneReason} />;
  }
  return (
    <>
      {devices.length > 0 && (
        <Card>
          <PaneHead title={text.devices} />
          <List>
            {devices.map((device) => (
              <li key={device.id}>
                <To to={placeOf(device)}>{device.remark}</To>
                {device.simulated && <Simulated />}
                <span>
                  {text.kinds[device.kind]} · {device.gateway_remark}
                </span>
                <Status kind={device.status}>{device.status === 'online' ? text.online : text.offline}</Status>
              </li>
            ))}
          </List>
        </Card>
      )}
      {client && (
        <Card>
          {clients.length > 1 && (
            <Tabs
              label={text.seenIn(clients.length)}
              value={client.id}
              onChange={choose}
              items={clients.map(({ id, gateway_remark }) => ({ key: id, label: gateway_remark }))}
            />
          )}
          <ClientTimeline key={client.id} id={client.id} manage={manage} />
        </Card>
      )}
    </>
  );
}

function placeOf({ kind, id, gwid, ip }: { kind: string; id: string; gwid: string; ip: string }): Destination {
  if (kind === 'gateway') return { name: 'network', params: { gwid: id } };
  if (kind === 'switch') return { name: 'network_switch.detail', params: { gwid, switchip: ip || id } };
  return { name: kind === 'ap' ? 'ap_edit' : 'fire_detail', query: { id } };
}

const Ask = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  gap: 12px;
  align-items: end;
  justify-content: start;
`;

const Line = styled.p`
  margin: 12px 0 0;
  color: ${token('text-3')};
  & > b {
    margin-inline-start: 8px;
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  & > li > span {
    color: ${token('text-3')};
  }
`;
