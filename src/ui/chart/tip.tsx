import { styled } from 'styled-components';
import { token } from '../../theme';
import { Swatch } from './legend';

/** What a chart says about the place under the pointer. */
export interface TipProps {
  title: string;
  rows: readonly { label: string; value: string; color: string }[];
}

/** The box beside the pointer. Drawn by the chart inside its own tree, so it stays within a shadow root. */
export const Tip = ({ title, rows }: TipProps) => (
  <Box>
    <b>{title}</b>
    <dl>
      {rows.map(({ label, value, color }) => (
        <div key={label}>
          <Swatch style={{ background: color }} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Box>
);

const Box = styled.div`
  min-width: 152px;
  padding: 10px 12px;
  border-radius: ${token('radius-3')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-2')};
  outline: 1px solid transparent;
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  & > b {
    color: ${token('text-3')};
    font-weight: 400;
  }
  & div {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
  }
  & dd {
    margin-left: auto;
    padding-left: 16px;
    color: ${token('text-1')};
  }
`;
