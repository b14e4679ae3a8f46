import { told } from '../../api/said';
import { dateTime, time } from '../../format';
import { useAct } from '../act';
import { Button } from '../button';
import { DeliveryStatus } from '../delivery';
import { History } from '../icon';
import { actorSaid } from '../../text/actor.text';
import { Strip } from './staged.styles';
import { OnDevice } from './on-device';
import { stagedText as text } from './staged.text';
import type { Staged } from './use-staged';

/** The newest delivery of a device in one line, with what can be done about it. */
export function DeliveryStrip({ staged, onHistory }: { staged: Staged; onHistory: () => void }) {
  const { act } = useAct();
  const { config } = staged;
  if (!config) return null;
  const { delivery } = config;
  return (
    <Strip>
      <span role="status">
        {delivery ? (
          <>
            <DeliveryStatus state={delivery.state} />
            <b>{text.version(delivery.version)}</b>
            {delivery.error && <em>{told(delivery.error, delivery.error_said)}</em>}
            {delivery.state === 'pending' && !config.online && <span>{text.waiting}</span>}
            {delivery.attempts > 0 && delivery.state !== 'failed' && <span>{text.tries(delivery.attempts)}</span>}
          </>
        ) : (
          text.never
        )}
      </span>
      {delivery && (
        <time dateTime={delivery.at} title={dateTime(delivery.at)}>
          {text.by(actorSaid(delivery.author), time(delivery.at))}
        </time>
      )}
      {delivery && delivery.state !== 'done' && <span>{text.running(config.running_version)}</span>}
      <OnDevice staged={staged} />
      <div>
        {delivery?.state === 'failed' && (
          <>
            <Button
              size="sm"
              variant="link"
              disabled={staged.busy}
              onClick={() => void act(() => staged.take(delivery.version), { said: text.takenBack })}
            >
              {text.takeBack}
            </Button>
            <Button size="sm" busy={staged.busy} onClick={() => void act(staged.retry, { said: text.retried })}>
              {text.retry}
            </Button>
          </>
        )}
        <Button size="sm" variant="ghost" icon={<History />} onClick={onHistory}>
          {text.history}
        </Button>
      </div>
    </Strip>
  );
}
