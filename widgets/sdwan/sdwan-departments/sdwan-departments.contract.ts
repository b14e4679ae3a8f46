import { contract } from '../../../src/element/contract';

/** Departments of the accounts that dial into SD-WAN. */
export const sdwanDepartmentsContract = contract({
  tag: 'np-sdwan-departments',
  name: 'SdwanDepartments',
  family: 'sdwan',
  summary: 'SD-WAN 组织架构：部门树与部门内的远程接入账号，可新建、改名、移动、删除部门，用拖动、键盘或对话框移动账号',
  status: 'beta',
  scopes: ['account', 'device:read', 'device:write'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
