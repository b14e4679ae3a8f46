import { Absolute } from './absolute';
import type { SharedRange } from './context';
import { QuickOne } from '../date-input/quick-one';
import { QuickList, Split } from './choices.styles';
import { rangeText } from './time-range.text';

/** What a reader chooses a time from: the latest so much, or two moments. Comes when it is opened. */
export function Choices({ range, onChosen }: { range: SharedRange; onChosen: () => void }) {
  const { span, quick } = range;
  return (
    <Split>
      <QuickList aria-label={rangeText.quick}>
        {quick.map((stretch) => (
          <li key={stretch}>
            <QuickOne
              type="button"
              aria-pressed={'last' in span && span.last === stretch}
              onClick={() => {
                range.setSpan({ last: stretch });
                onChosen();
              }}
            >
              {rangeText.last(stretch)}
            </QuickOne>
          </li>
        ))}
      </QuickList>
      <Absolute
        from={range.from}
        to={range.to}
        onApply={(chosen) => {
          range.setSpan(chosen);
          onChosen();
        }}
      />
    </Split>
  );
}
