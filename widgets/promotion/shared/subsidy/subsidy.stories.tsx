import { SubsidyCalculator } from '.';
import { PaneGroup } from '../../../../src/ui/pane';

export default { title: 'promotion / subsidy' };

export const Calculator = () => <SubsidyCalculator />;

export const Refused = () => (
  <PaneGroup $columns="repeat(auto-fit, minmax(min(100%, 320px), 1fr))">
    <SubsidyCalculator heading="磁盘太小" disk={16} level={3} />
    <SubsidyCalculator heading="收益太少" income={0.05} level={3} />
    <SubsidyCalculator heading="不是数字" disk={Number.NaN} level={3} />
  </PaneGroup>
);
