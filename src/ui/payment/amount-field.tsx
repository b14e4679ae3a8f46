import { styled } from 'styled-components';
import { number, price, yuanToFen } from '../../format';
import { token } from '../../theme';
import { TextField } from '../form';
import { useField, type Check } from '../form/use-field';
import { paymentText as text } from './payment.text';

/** Sums that are often put in, yuan. */
const usual = [500, 1000, 3000, 5000, 10_000];

/** Props of `AmountField`. */
export interface AmountFieldProps {
  /** What is there now, integer fen; undefined while it is read. */
  balance: number | undefined;
  help: string;
  check: Check<string>;
}

/** How much is put in: one of the usual sums, or another one; and what there will be then. */
export function AmountField({ balance, help, check }: AmountFieldProps) {
  const field = { name: 'amount', label: text.amount };
  const { value, change } = useField<string>(field, '');
  const fen = yuanToFen(value);
  const then = balance !== undefined && fen !== undefined && !check(value, {}) ? text.then(price(balance + fen)) : '';
  return (
    <div>
      <TextField
        {...field}
        required
        inputMode="decimal"
        maxLength={12}
        suffix={text.unit}
        rules={[check]}
        help={then || help}
      />
      <Sums role="group" aria-label={text.usual}>
        {usual.map((sum) => (
          <button key={sum} type="button" aria-pressed={fen === sum * 100} onClick={() => change(String(sum))}>
            {number(sum)}
          </button>
        ))}
      </Sums>
    </div>
  );
}

const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
  & > button {
    flex: 1 1 64px;
    height: 32px;
    padding: 0 8px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-2')};
    background: ${token('surface-base')};
    color: ${token('text-2')};
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & > button:hover {
    border-color: ${token('accent-line')};
  }
  & > button[aria-pressed='true'] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
    font-weight: 500;
  }
`;
