/** Words of the page of a wireless template. */
export const wirelessTemplateText = {
  tabsLabel: '无线模板',
  tabs: { settings: '设置', people: '个人密码' },
};
