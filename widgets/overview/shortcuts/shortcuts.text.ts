import { words } from '../../../src/text/words';

/** Words of Shortcuts (specification, section 2: "shortcut tiles"). */
export const shortcutsText = words('shortcuts', {
  label: '常用功能',
  backup: '云备份',
  syslog: 'Syslog 服务',
  speedup: '宽带提速',
  design: '方案设计',
  board: '云看板',
  points: '点位设计',
  strategy: '管控策略',
  password: '动态密码',
});
