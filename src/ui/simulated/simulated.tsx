import { styled } from 'styled-components';
import { token } from '../../theme';
import { simulatedText as text } from './simulated.text';

/** Whether a row or an answer says that the simulator stands behind it, and no real device. */
export const isSimulated = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'simulated' in row && row.simulated === true;

/** The mark of all that the simulator drives. Shown beside a name or a figure, and never for a real device. */
export const Simulated = () => <Mark title={text.hint}>{text.mark}</Mark>;

const Mark = styled.small`
  flex: none;
  padding: 0 3px;
  border-radius: ${token('radius-1')};
  box-shadow: inset 0 0 0 1px ${token('border')};
  color: ${token('text-3')};
  font-size: 11px;
  font-weight: 400;
  line-height: 16px;
  white-space: nowrap;
`;
