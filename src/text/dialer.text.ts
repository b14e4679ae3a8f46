import { words } from './words';

/** Words of accounts that dial in, wherever they stand. */
export const dialerText = words('dialer', {
  states: { all: '全部', active: '正常', expiring: '即将到期', expired: '已到期', off: '已停用' },
  noDepartment: '未分配部门',
  username: '账号',
  name: '姓名',
  state: '状态',
  department: '部门',
  expires: '到期',
  endless: '长期有效',
  lastLogin: '最近登录',
  never: '从未登录',
  online: '在线',
  onlineCount: (count: number, most: number) => `${count} / ${most}`,
});
