import { Ground, Line } from '../story';
import { DeliveryStatus } from '.';

export default { title: 'ui / delivery' };

/** Every state, and nothing sent yet. */
export const States = () => (
  <Ground>
    <Line title="下发">
      {(['pending', 'sent', 'done', 'failed', 'superseded', null] as const).map((state) => (
        <DeliveryStatus key={state} state={state} error={state === 'failed' ? '设备没有回复' : ''} />
      ))}
    </Line>
  </Ground>
);
