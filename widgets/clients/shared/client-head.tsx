import { useState } from 'react';
import { styled } from 'styled-components';
import type { BlockRow, ClientFacts } from '../../../src/api/contract/client';
import { isPrivateMac } from '../../../src/domain/mac-vendor';
import { dateTime, relative, time } from '../../../src/format';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { useConfirm } from '../../../src/ui/dialog';
import { To } from '../../../src/ui/link';
import { Pairs } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Status } from '../../../src/ui/status';
import { useClientCommands } from './client-commands';
import { BlockDialog, LimitDialog, NameDialog } from './dialogs';
import { clientText as text } from './client.text';

interface ClientHeadProps {
  client: ClientFacts;
  block: BlockRow | null;
  manage: boolean;
}

/** Who a terminal is, how it is, and what can be done about it. */
export function ClientHead({ client, block, manage }: ClientHeadProps) {
  return (
    <section>
      <Title>
        <h2 part="heading">{client.name}</h2>
        <State client={client} block={block} />
        {client.simulated && <Simulated />}
      </Title>
      <Facts>
        <dt>{text.mac}</dt>
        <dd>
          <Mono>{client.mac}</Mono>
        </dd>
        <dt>{text.vendor}</dt>
        <dd>{vendorOf(client)}</dd>
        <dt>{text.device}</dt>
        <dd>{`${text.types[client.type]} · ${text.systems[client.os]}`}</dd>
        <dt>{text.ip}</dt>
        <dd>
          <Mono>{client.ip || '—'}</Mono>
        </dd>
        <dt>{text.gateway}</dt>
        <dd>
          <To to={{ name: 'network', params: { gwid: client.gwid } }}>{client.gateway_remark}</To>
        </dd>
        <dt>{text.where}</dt>
        <dd>{[client.ap_remark ?? text.wired, client.ssid, client.band].filter(Boolean).join(' · ')}</dd>
        <dt>{text.firstSeen}</dt>
        <dd>{dateTime(client.first_seen)}</dd>
        <dt>{text.speed}</dt>
        <dd>{limitsOf(client)}</dd>
      </Facts>
      {manage && <Actions client={client} block={block} />}
    </section>
  );
}

/** Maker of a terminal in words; a made-up address has none. */
export const vendorOf = ({ vendor, mac }: Pick<ClientFacts, 'vendor' | 'mac'>): string =>
  vendor || (isPrivateMac(mac) ? text.privateMac : text.unknownVendor);

/** Speed limits in words. */
export const limitsOf = ({ limit_down, limit_up }: Pick<ClientFacts, 'limit_down' | 'limit_up'>): string =>
  limit_down || limit_up ? text.limited(text.kilobytes(limit_down), text.kilobytes(limit_up)) : text.unlimited;

function State({ client, block }: Pick<ClientHeadProps, 'client' | 'block'>) {
  if (block) {
    const words =
      block.state === 'active' && block.expires_at
        ? text.blockedUntil(time(block.expires_at))
        : text.blockStates[block.state];
    return (
      <Status kind={block.state === 'active' ? 'off' : block.state === 'failed' ? 'danger' : 'progress'}>
        {words}
      </Status>
    );
  }
  return client.online ? (
    <Status kind="online">{text.online}</Status>
  ) : (
    <Status kind="offline">{text.lastSeen(relative(client.last_seen))}</Status>
  );
}

function Actions({ client, block }: Pick<ClientHeadProps, 'client' | 'block'>) {
  const commands = useClientCommands();
  const confirm = useConfirm();
  const [asking, ask] = useState<'limit' | 'block' | 'name'>();
  const { id, name } = client;
  const who = text.quoted(name);
  const close = () => ask(undefined);
  const kick = async () => {
    const agreed = await confirm({ title: text.kick, body: text.kickAsk(who), detail: text.kickDetail, danger: true });
    if (agreed) commands.one(text.kick, id, name, commands.kick);
  };
  return (
    <Row>
      {client.online && (
        <Button size="sm" onClick={() => void kick()}>
          {text.kick}
        </Button>
      )}
      <Button size="sm" onClick={() => ask('limit')}>
        {text.limit}
      </Button>
      {block ? (
        <Button
          size="sm"
          disabled={block.state === 'sending' || block.state === 'lifting'}
          onClick={() => commands.one(text.unblock, block.id, name, commands.unblock)}
        >
          {text.unblock}
        </Button>
      ) : (
        <Button size="sm" variant="danger-quiet" onClick={() => ask('block')}>
          {text.block}
        </Button>
      )}
      <Button size="sm" onClick={() => ask('name')}>
        {text.rename}
      </Button>
      {asking === 'limit' && (
        <LimitDialog
          who={who}
          initial={{ down: client.limit_down, up: client.limit_up }}
          onSubmit={(limits) => commands.one(text.limit, id, name, commands.limit(limits))}
          onClose={close}
        />
      )}
      {asking === 'block' && (
        <BlockDialog
          who={who}
          onSubmit={(blocking) => commands.one(text.block, id, name, commands.block(blocking))}
          onClose={close}
        />
      )}
      {asking === 'name' && (
        <NameDialog who={who} initial={name} onSubmit={(given) => commands.rename(id, given)} onClose={close} />
      )}
    </Row>
  );
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 12px;
  & > h2 {
    margin: 0;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled(Pairs)`
  grid-template-columns: max-content minmax(0, 1fr) max-content minmax(0, 1fr);
  margin: 0;
  @media (max-width: 480px) {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;
