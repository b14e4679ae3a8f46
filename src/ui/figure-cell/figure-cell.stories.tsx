import { FigureCell } from '.';
import { Cells } from '../pane';

export default { title: 'ui / figure-cell' };

export const Looks = () => (
  <Cells>
    <FigureCell name="本月佣金" loading={false} note="较上月同期 +12.4%">
      1,204.50
    </FigureCell>
    <FigureCell name="待结算" loading={false} note="12-05 结算">
      86.00
    </FigureCell>
    <FigureCell name="客户" loading note="本月新增 3">
      41
    </FigureCell>
  </Cells>
);
