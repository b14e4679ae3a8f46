import type { Area, MenuGroup } from './routes';

/** Words of the two menus. */
export const menuText = {
  areas: {
    home: '网络巡检',
    config: '配置管理',
    open: '开放应用',
    plugin: '插件应用',
    messages: '消息中心',
    personal: '个人中心',
  } satisfies Record<Exclude<Area, 'none'>, string>,
  groups: {
    networking: '组网与加速',
    security: '安全',
    operation: '运营',
    service: '增值服务',
    income: '收益',
    logs: '日志',
    support: '服务支持',
  } satisfies Record<Exclude<MenuGroup, 'top'>, string>,
  badges: { new: '新', redPacket: '红包', limited: '限时', active: '活动' },
};
