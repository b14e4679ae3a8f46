import { words } from '../../../src/text/words';

/** Words of the demonstration network. */
export const sdwanDemoText = words('sdwanDemo', {
  label: '演示组网',
  note: '以下是虚构的演示数据，链路质量由系统模拟，不能修改。',
  topology: '拓扑类型',
  packages: '查看套餐',
  create: '新建组网',
});
