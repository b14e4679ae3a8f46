import { choice, contract, flag, text } from '../../../src/element/contract';
import { domainLists } from '../../../src/domain/security-kinds';

/** A list of domains of a gateway. */
export const domainListContract = contract({
  tag: 'np-domain-list',
  name: 'DomainList',
  family: 'security',
  summary: 'DNS 防御的黑名单或白名单：一次粘贴多个域名并指出错误行，搜索、批量删除、导入导出，每条的命中次数',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: {
    gwid: text('网关的 GWID'),
    list: choice('哪个名单：黑名单、白名单', domainLists, 'black'),
    classification: text('只看一个分类；all 或不填为全部'),
    free: flag('体验版的页面'),
  },
  events: {},
  parts: { panel: '外框', head: '网关、套餐与状态' },
});
