import { createContext, useContext } from 'react';
import type { SecurityGateway } from '../../../src/api/contract/guard';
import { Status } from '../../../src/ui/status';
import { Switch } from '../../../src/ui/switch';
import { guardGatewaysText as text } from './guard-gateways.text';

/** Switches a gateway; undefined: the reader may not. */
export const TurnContext = createContext<((gateway: SecurityGateway, enabled: boolean) => void) | undefined>(undefined);

/** Whether a gateway is protected, and the way to change it. */
export function Turn({ gateway }: { gateway: SecurityGateway }) {
  const turn = useContext(TurnContext);
  const { plan, enabled, remark } = gateway;
  if (!turn || !plan || plan.state === 'expired') {
    return <Status kind={enabled ? 'online' : 'off'}>{enabled ? text.states.on : text.states.off}</Status>;
  }
  return <Switch aria-label={text.switchOf(remark)} checked={enabled} onChange={(on) => turn(gateway, on)} />;
}
