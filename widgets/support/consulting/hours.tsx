import { type Customer } from '../../../src/domain/consulting';
import { deployment } from '../../../src/domain/deployment';
import { Pairs } from '../../../src/ui/pane';
import { consultingText as text } from './consulting.text';

/** When the fast channel is staffed: the reader's own kind of customer first. */
export const Hours = ({ customer }: { customer: Customer }) => (
  <>
    <p>{text.hours}</p>
    <Pairs>
      {(customer === 'enterprise' ? (['enterprise', 'free'] as const) : (['free', 'enterprise'] as const)).map(
        (kind) => (
          <Line key={kind} kind={kind} />
        ),
      )}
    </Pairs>
  </>
);

function Line({ kind }: { kind: Customer }) {
  const { weekday, weekend } = deployment.hours[kind];
  return (
    <>
      <dt>{text[kind]}</dt>
      <dd>
        {text.week(
          text.weekdays(weekday.from, weekday.to),
          weekend ? text.weekend(weekend.from, weekend.to) : text.noWeekend,
        )}
      </dd>
    </>
  );
}
