/** Words of the pages of honeypot and firewall plugin. */
export const securityText = {
  tabs: '页面内容',
  detail: { policy: '策略', events: '事件', overview: '统计' },
  choose: '从网关列表选择一台网关，设置它的诱饵',
  chooseFirewall: '从设备列表选择一台网关',
  toList: '网关列表',
};
