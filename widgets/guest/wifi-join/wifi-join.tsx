import { useState } from 'react';
import { useRead } from '../../../src/api';
import { wifiJoin } from '../../../src/api/contract/wifi';
import { systemOf, wifiCode, wifiSystems, type WifiNetwork, type WifiSystem } from '../../../src/domain/wifi';
import type { PropsOf } from '../../../src/element/contract';
import { date } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Printer } from '../../../src/ui/icon';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { QrCode } from '../../../src/ui/qr';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import type { wifiJoinContract } from './wifi-join.contract';
import { Buttons, Name, Network, Page, Secret, Small, Steps } from './wifi-join.styles';
import { wifiJoinText as text } from './wifi-join.text';

/** What a guest with the key of a link sees: the networks, and how to join them. */
export function WifiJoin({ gwid = '', shareKey = '' }: PropsOf<typeof wifiJoinContract>) {
  const isWhole = gwid !== '' && shareKey !== '';
  const { data, error, refresh } = useRead(wifiJoin, isWhole ? { gwid, key: shareKey } : null);
  const gone = !isWhole || error?.kind === 'notFound';
  return (
    <Page part="panel" aria-label={text.title}>
      {(gone || !data?.networks.length) && <VisuallyHidden as="h1">{text.title}</VisuallyHidden>}
      {gone ? (
        <PaneBox role="status">
          <Empty kind="forbidden" title={text.goneTitle} reason={text.goneLead} />
        </PaneBox>
      ) : data ? (
        data.networks.length > 0 ? (
          <Whole name={data.name} networks={data.networks} until={data.expires_at} />
        ) : (
          <PaneBox role="status">
            <Empty kind="nothing" title={text.offTitle} reason={text.offLead} />
          </PaneBox>
        )
      ) : (
        <PaneBox>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton height={420} />}</PaneBox>
      )}
    </Page>
  );
}

function Whole({ name, networks, until }: { name: string; networks: readonly WifiNetwork[]; until: string }) {
  return (
    <>
      <h1>{name}</h1>
      {networks.map((network) => (
        <One key={network.ssid} network={network} />
      ))}
      <HowTo networks={networks} />
      <Small>
        {text.until(date(until))}
        <Button data-screen size="sm" icon={<Printer />} onClick={() => window.print()}>
          {text.print}
        </Button>
      </Small>
    </>
  );
}

function One({ network }: { network: WifiNetwork }) {
  const { ssid, security, password, hidden } = network;
  const isOpen = security === 'open';
  return (
    <Network>
      <Name>
        {ssid}
        {hidden && <Tag tone="line">{text.hidden}</Tag>}
      </Name>
      <QrCode text={wifiCode(network)} label={text.qr(ssid)} size={208} />
      <p data-screen>{isOpen ? text.leadOpen : text.lead}</p>
      <Secret>
        <span>{isOpen ? text.noPassword : text.password}</span>
        {!isOpen && <b>{password}</b>}
      </Secret>
      <Buttons data-screen>
        {!isOpen && <CopyButton text={password} label={text.copyPassword} size="lg" block primary />}
        <CopyButton text={ssid} label={text.copyName} size="lg" block />
      </Buttons>
    </Network>
  );
}

/** For all networks at once: what only some of them need is left out. */
function HowTo({ networks }: { networks: readonly WifiNetwork[] }) {
  const [system, setSystem] = useState<WifiSystem>(() => systemOf(navigator.userAgent));
  const names = networks.map(({ ssid }) => ssid).join(' / ');
  const hidden = networks.every((network) => network.hidden);
  const isOpen = networks.every(({ security }) => security === 'open');
  return (
    <PaneBox data-screen aria-label={text.steps}>
      <PaneHead title={text.steps} />
      <Segmented<WifiSystem>
        label={text.system}
        value={system}
        onChange={setSystem}
        options={wifiSystems.map((value) => ({ value, label: text.systems[value] }))}
      />
      <Steps>
        {text[system](names, hidden, isOpen).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </PaneBox>
  );
}
