import { saidInBoth } from '../../kit/refusal';

/** What the demo says of what it approved by itself. */
export const approvedByDemo = saidInBoth(
  '演示环境自动审核（模拟），没有真人核对',
  'Approved by the demo itself (simulated), nobody looked',
);
