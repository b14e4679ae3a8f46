import { styled } from 'styled-components';
import { token } from '../../theme';
import { chartText } from './chart.text';

/** Stands where there are no data to draw: an axis and a word. `height` in pixels. */
export const NoData = ({ height = 64 }: { height?: number }) => (
  <Box style={{ height }}>
    <span>{chartText.noData}</span>
  </Box>
);

const Box = styled.div`
  display: grid;
  place-items: center;
  border-bottom: 1px solid ${token('chart-axis')};
  color: ${token('text-3')};
  font-size: 12px;
`;
