import { useWrite } from '../../../src/api';
import { sdwanRetry } from '../../../src/api/contract/sdwan-delivery';
import { ruleKinds } from '../../../src/domain/sdwan';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { RefreshCw } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { Status } from '../../../src/ui/status';
import { Block, type MemberFacts } from '../shared';
import { sdwanManageText as text } from './sdwan-manage.text';

interface MemberDeliveryProps {
  network: string;
  gwid: string;
  facts: MemberFacts;
  manage: boolean;
}

/** How the settings of a member are on their way to its gateway, in the gateway's own words where it refused them. */
export function MemberDelivery({ network, gwid, facts, manage }: MemberDeliveryProps) {
  const { act } = useAct();
  const retrying = useWrite(sdwanRetry, ['/api/v3/sdwan/']);
  const { delivery, deliveryError = '', online, ruleKinds: carried = ruleKinds } = facts;
  if (!delivery) return null;
  const waits = delivery === 'pending' && !online;
  return (
    <Block>
      <h2 part="heading">{text.delivery}</h2>
      <span>
        {delivery === 'unable' ? (
          <Status kind="danger">{text.unable}</Status>
        ) : (
          <DeliveryStatus state={delivery} error={deliveryError} />
        )}
      </span>
      {delivery === 'failed' ? (
        <Note tone="danger">{text.refused(deliveryError)}</Note>
      ) : (
        <small>{waits ? text.deliveryAway : text.deliveryWords[delivery]}</small>
      )}
      {carried.length < ruleKinds.length && delivery !== 'unable' && (
        <small>{carried.length > 0 ? text.someRules(carried.map((kind) => text.ruleNames[kind])) : text.noRules}</small>
      )}
      {delivery === 'failed' && manage && (
        <Button
          icon={<RefreshCw />}
          block
          busy={retrying.busy}
          onClick={() => void act(() => retrying.run({ id: network, gwid }), { said: text.retried })}
        >
          {text.retry}
        </Button>
      )}
    </Block>
  );
}
