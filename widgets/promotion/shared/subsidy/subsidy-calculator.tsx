import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { campaign } from '../../../../src/domain/campaign';
import { percent, price, yuan } from '../../../../src/format';
import { token } from '../../../../src/theme';
import { DateInput } from '../../../../src/ui/date-input';
import { Input } from '../../../../src/ui/input';
import { Card, Figure, PaneHead, Pairs } from '../../../../src/ui/pane';
import { calculate, type Result } from './subsidy.model';
import { subsidyText as text } from './subsidy.text';

/** Props of `SubsidyCalculator`. */
export interface SubsidyCalculatorProps {
  heading?: string | undefined;
  /** GB at first. */
  disk?: number | undefined;
  /** Yuan at first. */
  income?: number | undefined;
  level?: 2 | 3 | undefined;
}

/** What the subsidy campaign pays for a disk and a day's income, worked out while typing. */
export function SubsidyCalculator({
  heading,
  disk: firstDisk = 64,
  income: firstIncome = 1.4,
  level,
}: SubsidyCalculatorProps) {
  const [disk, setDisk] = useState(String(firstDisk));
  const [income, setIncome] = useState(String(firstIncome));
  const [joined, setJoined] = useState<string>(campaign.from);
  const result = calculate({ disk, income, joined });
  const id = useId();
  return (
    <Card>
      <PaneHead title={heading || text.heading} level={level} />
      <Fields>
        <label>
          {text.disk}
          <Input
            value={disk}
            onChange={setDisk}
            inputMode="decimal"
            aria-describedby={id}
            aria-invalid={result.badDisk}
          />
        </label>
        <label>
          {text.income}
          <Input
            value={income}
            onChange={setIncome}
            inputMode="decimal"
            aria-describedby={id}
            aria-invalid={result.badIncome}
          />
        </label>
        <label>
          {text.joined}
          <DateInput
            aria-label={text.joined}
            value={joined}
            onChange={setJoined}
            aria-describedby={id}
            aria-invalid={!result.days}
          />
        </label>
      </Fields>
      <Outcome part="result" role="status" id={id}>
        <Figure>{price(result.subsidy)}</Figure>
        <Why $bad={result.subsidy === 0}>{reason(result)}</Why>
        <Pairs>
          <dt>{text.percent}</dt>
          <dd>{percent(result.percent / 100, 0)}</dd>
          <dt>{text.period}</dt>
          <dd>{result.days ? text.span(result.days.from, result.days.to) : '—'}</dd>
        </Pairs>
      </Outcome>
    </Card>
  );
}

/** Why nothing is paid, or what the figure is. */
function reason({ badDisk, badIncome, days, smallDisk, smallIncome }: Result): string {
  if (badDisk) return text.badDisk;
  if (badIncome) return text.badIncome;
  if (!days) return text.notOpen(campaign.from, campaign.to);
  if (smallDisk) return text.smallDisk(campaign.leastDisk);
  return smallIncome ? text.smallIncome(yuan(campaign.leastIncome)) : text.result;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 16px 20px;
  & > label {
    display: grid;
    gap: 6px;
    color: ${token('text-1')};
  }
`;

const Outcome = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 20px;
`;

const Why = styled.p<{ $bad: boolean }>`
  margin-bottom: 12px;
  color: ${({ $bad }) => token($bad ? 'danger-text' : 'text-3')};
  font-size: 12px;
  line-height: 18px;
`;
