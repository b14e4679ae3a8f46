import { words } from '../../../src/text/words';

/** Words of the departments of accounts that dial in. */
export const sdwanDepartmentsText = words('sdwanDepartments', {
  department: '部门',
  accounts: '账号',
  all: '全部账号',
  reason: '按公司的组织架构新建部门，再把远程接入账号放进去。',
  well: '在线',
  search: '搜索账号、姓名、网关',
  manage: '账号管理',
  noAccounts: '还没有账号',
  noAccountsReason: '新建远程接入账号后，可以在这里分配部门。',
  open: '查看',
});
