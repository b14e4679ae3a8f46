import { routesOf, type Route } from './route';

const config = routesOf('config');

const portalEditor = () => import('../../widgets/guest/portal-editor').then((m) => m.PortalEditor);

/** 配置管理: backups, templates and strategies. */
export const configRoutes: readonly Route[] = [
  config('/config/router_cloud_backup', 'router_cloud_backup', '路由云备份', {
    menu: { icon: 'backup' },
    screen: { load: () => import('../../widgets/devices/config-backups').then((m) => m.ConfigBackups) },
  }),
  config('/config/template_manage', 'template_manage', '认证模板', {
    menu: { icon: 'template' },
    screen: { load: () => import('../../widgets/guest/portal-templates').then((m) => m.PortalTemplates) },
  }),
  config('/config/template_add/:id', 'template_add', '新建认证模板', {
    parent: 'template_manage',
    screen: { load: portalEditor, as: { id: 'preset' }, bare: true },
  }),
  config('/config/template_edit/:id', 'template_edit', '编辑认证模板', {
    parent: 'template_manage',
    screen: { load: portalEditor, as: { id: 'template' }, bare: true },
  }),
  config('/config/auth_portal/:id/:tempid', 'config.auth_portal', '认证页面模板', {
    parent: 'template_manage',
    screen: {
      load: () => import('../../widgets/guest/portal-preview').then((m) => m.PortalPreview),
      as: { id: 'gwid', tempid: 'template' },
    },
  }),
  config('/config/template_wireless', 'template_wireless', '无线模板', { menu: { icon: 'wireless' } }),
  config('/config/template_wireless/ac', 'template_wireless.ac', 'AC 模板', { parent: 'template_wireless' }),
  config('/config/template_wireless/wireless', 'template_wireless.wireless', '无线模板列表', {
    parent: 'template_wireless',
  }),
  config('/config/template_wireless/ac_create', 'template_wireless.ac_create', '新建 AC 模板', {
    parent: 'template_wireless.ac',
  }),
  config('/config/template_wireless/ac_edit/:id', 'template_wireless.ac_edit', '编辑 AC 模板', {
    parent: 'template_wireless.ac',
  }),
  config('/config/template_wireless/wireless_create', 'template_wireless.wireless_create', '新建无线模板', {
    parent: 'template_wireless.wireless',
  }),
  config('/config/template_wireless/wireless_edit/:id', 'template_wireless.wireless_edit', '编辑无线模板', {
    parent: 'template_wireless.wireless',
  }),
  config('/config/ac_dynamic_password', 'ac_dynamic_password', '动态密码', { menu: { icon: 'key' } }),
  config('/config/control_strategy', 'control_strategy', '管控策略', { menu: { icon: 'sliders' } }),
  config('/config/preconfigured', 'preconfigured', '预配置', { menu: { icon: 'box' } }),
  config('/config/preconfiguredEdit', 'preconfigured.edit', '编辑预配置', { parent: 'preconfigured' }),
  config('/config/syslogServe', 'syslogServe', 'Syslog 服务', {
    menu: { icon: 'log' },
    screen: {
      load: () => import('../../widgets/services/syslog-service').then((m) => m.SyslogService),
      props: { manage: true },
    },
  }),
];
