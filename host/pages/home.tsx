import { styled } from 'styled-components';
import { AlarmSummary } from '../../widgets/alarm-summary';
import { DeviceCounts } from '../../widgets/device-counts';

/** `/`: the overview. */
export const HomePage = () => (
  <Grid>
    <DeviceCounts />
    <AlarmSummary />
  </Grid>
);

const Grid = styled.div`
  display: grid;
  gap: 16px;
`;
