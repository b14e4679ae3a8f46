import { price } from '../../format';
import { GroupFrame, useField } from '../form';
import { Tag } from '../tag';
import { Choice, Choices, Mark } from './service-order.styles';
import { serviceOrderText as text } from './service-order.text';

/** A duration with its price; undefined while it is computed. */
export interface Duration {
  months: number;
  mark: string | null;
  pay_fen?: number | undefined;
}

/** How long: the durations that are offered, with what each costs. */
export function DurationField({ durations }: { durations: readonly Duration[] }) {
  const props = { name: 'months', label: text.duration, required: true };
  const state = useField<string>(props, '');
  const { id, 'aria-required': _required, ...control } = state.control;
  return (
    <GroupFrame props={props} state={state}>
      <Choices>
        {durations.map(({ months, mark, pay_fen }) => (
          <Choice key={months}>
            <input
              {...control}
              type="radio"
              name={`${id}-months`}
              value={months}
              checked={state.value === String(months)}
              onChange={() => state.change(String(months))}
            />
            {text.months(months)}
            <small>{pay_fen === undefined ? '…' : price(pay_fen)}</small>
            {mark && (
              <Mark>
                <Tag tone="promo">{mark}</Tag>
              </Mark>
            )}
          </Choice>
        ))}
      </Choices>
    </GroupFrame>
  );
}
