import { told } from '../../../src/api/said';
import { useEffect } from 'react';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { styled } from 'styled-components';
import { useWrite } from '../../../src/api';
import { guardRetry, type SecurityPolicy } from '../../../src/api/contract/guard';
import type { SecurityService } from '../../../src/domain/security';
import { date, number, time } from '../../../src/format';
import { securityText as text } from '../../../src/text/security.text';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { To } from '../../../src/ui/link';
import { Simulated } from '../../../src/ui/simulated';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { betweenText } from '../../../src/text/between.text';
import { securityReads } from './policy.data';
import { dnsPlace } from './places';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** Pages about one gateway. */
export type PolicyView = 'configure' | 'black' | 'white' | 'log';

interface PolicyHeadProps {
  service: SecurityService;
  policy: SecurityPolicy;
  /** The page that this is, of DNS defence. */
  view?: PolicyView;
  /** The pages of a trial. */
  free?: boolean;
}

/** A gateway with its package and how its settings stand; of DNS defence also the way to its other pages. */
export function PolicyHead({ service, policy, view, free = false }: PolicyHeadProps) {
  const { gwid, remark, plan, online, lists, simulated } = policy;
  const place = usePlace();
  // An address of the free edition that was kept from before: what was bought since has pages of its own.
  const misnamed = free && view !== undefined && plan !== null && plan.tier !== 'trial';
  useEffect(() => {
    if (misnamed) place.go(dnsPlace(view, gwid), { replace: true });
  }, [misnamed, view, gwid, place]);
  return (
    <Box part="head">
      <div>
        <h2 part="heading">
          <To to={{ name: 'network', params: { gwid } }}>{remark}</To>
        </h2>
        {simulated && <Simulated />}
        {plan && <Tag tone={plan.state === 'active' ? 'neutral' : 'warning'}>{soldNames.said(plan.tier_name)}</Tag>}
        {plan && (
          <span>
            {plan.state === 'expired' ? text.expired(date(plan.expires_at)) : text.expires(date(plan.expires_at))}
          </span>
        )}
        <span>
          {text.today} <b>{number(policy.today)}</b>
          {text.times && ` ${text.times}`}
          {betweenText.parts}
          {text.month} <b>{number(policy.month)}</b>
          {text.times && ` ${text.times}`}
        </span>
      </div>
      <Delivery service={service} policy={policy} online={online} />
      {view && (
        <nav aria-label={text.pagesOf(remark)}>
          {(['configure', 'black', 'white', 'log'] as const).map((one) => (
            <To
              key={one}
              to={dnsPlace(one, gwid, { free: free && plan?.tier === 'trial' })}
              aria-current={one === view ? 'page' : undefined}
            >
              {labels()[one]}
              {(one === 'black' || one === 'white') && <small>{number(lists[one])}</small>}
            </To>
          ))}
        </nav>
      )}
    </Box>
  );
}

const labels = perLanguage(() => ({ configure: text.config, black: text.black, white: text.white, log: text.log }));

function Delivery({ service, policy, online }: { service: SecurityService; policy: SecurityPolicy; online: boolean }) {
  const { run, busy } = useWrite(guardRetry, securityReads);
  const { act } = useAct();
  const { delivery, gwid } = policy;
  const retry = () => act(() => run({ service, gwid }), { said: text.retried });
  return (
    <p role="status">
      <DeliveryStatus state={delivery?.state} />
      {delivery?.error && <em>{told(delivery.error, delivery.error_said)}</em>}
      {delivery && delivery.state === 'pending' && !online && <Status kind="offline">{text.waits}</Status>}
      {delivery && delivery.state !== 'done' && delivery.running_version > 0 && (
        <span>{text.running(delivery.running_version)}</span>
      )}
      {delivery && <span>{text.changedBy(delivery.changed_by, time(delivery.changed_at))}</span>}
      {delivery?.state === 'failed' && (
        <Button size="sm" busy={busy} onClick={() => void retry()}>
          {text.retry}
        </Button>
      )}
    </p>
  );
}

const Box = styled.header.attrs({ role: 'none' })`
  display: grid;
  gap: 6px;
  padding: 12px 16px 0;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  color: ${token('text-3')};
  & > div,
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin: 0;
  }
  & > p:last-child {
    padding-bottom: 12px;
  }
  & h2 {
    margin: 0;
    min-width: 0;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & h2 a {
    color: ${token('text-1')};
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & em {
    color: ${token('danger-text')};
    font-style: normal;
  }
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  & > nav > * {
    padding: 8px 0;
    border-bottom: 2px solid transparent;
    color: ${token('text-2')};
    text-decoration: none;
  }
  & > nav > [aria-current] {
    border-bottom-color: ${token('accent')};
    color: ${token('text-1')};
    font-weight: 500;
  }
  & small {
    margin-left: 6px;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
