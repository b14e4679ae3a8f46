import { routesOf, type Route } from './route';

const config = routesOf('config');

const templates = () => import('../../widgets/devices/ap-templates').then((m) => m.ApTemplates);
const templateEditor = () => import('../../widgets/devices/ap-template-editor').then((m) => m.ApTemplateEditor);

const siteEditor = () => import('../../widgets/devices/site-template-editor').then((m) => m.SiteTemplateEditor);

/** 配置管理: templates and strategies. */
export const configRoutes: readonly Route[] = [
  config('/config/template_wireless', 'template_wireless', '无线模板', {
    menu: { icon: 'wireless' },
    screen: { load: templates, props: { manage: true } },
  }),
  config('/config/template_wireless/ac', 'template_wireless.ac', 'AC 模板', {
    parent: 'template_wireless',
    screen: { load: templates, props: { kind: 'radio', manage: true } },
  }),
  config('/config/template_wireless/wireless', 'template_wireless.wireless', '无线模板列表', {
    parent: 'template_wireless',
    screen: { load: templates, props: { manage: true } },
  }),
  config('/config/template_wireless/ac_create', 'template_wireless.ac_create', '新建 AC 模板', {
    parent: 'template_wireless.ac',
    screen: { load: templateEditor, props: { kind: 'radio' } },
  }),
  config('/config/template_wireless/ac_edit/:id', 'template_wireless.ac_edit', '编辑 AC 模板', {
    parent: 'template_wireless.ac',
    screen: { load: templateEditor, props: { kind: 'radio' }, as: { id: 'template' } },
  }),
  config('/config/template_wireless/wireless_create', 'template_wireless.wireless_create', '新建无线模板', {
    parent: 'template_wireless.wireless',
    screen: { load: templateEditor },
  }),
  config('/config/template_wireless/wireless_edit/:id', 'template_wireless.wireless_edit', '编辑无线模板', {
    parent: 'template_wireless.wireless',
    screen: { load: () => import('../pages/wireless-template').then((m) => m.WirelessTemplatePage) },
  }),
  config('/config/template_site', 'template_site', '站点模板', {
    menu: { icon: 'layers' },
    screen: {
      load: () => import('../../widgets/devices/site-templates').then((m) => m.SiteTemplates),
      props: { manage: true },
    },
  }),
  config('/config/template_site/create', 'template_site.create', '新建站点模板', {
    parent: 'template_site',
    screen: { load: siteEditor },
  }),
  config('/config/template_site/edit/:id', 'template_site.edit', '编辑站点模板', {
    parent: 'template_site',
    screen: { load: siteEditor, as: { id: 'template' } },
  }),
  config('/config/template_site/apply/:id', 'template_site.apply', '套用站点模板', {
    parent: 'template_site',
    screen: {
      load: () => import('../../widgets/devices/site-template-apply').then((m) => m.SiteTemplateApply),
      as: { id: 'template' },
    },
  }),
  config('/config/ac_dynamic_password', 'ac_dynamic_password', '动态密码', {
    menu: { icon: 'key' },
    screen: {
      load: () => import('../../widgets/guest/dynamic-passwords').then((m) => m.DynamicPasswords),
      props: { manage: true },
    },
  }),
  config('/config/control_strategy', 'control_strategy', '管控策略', {
    menu: { icon: 'sliders' },
    screen: {
      load: () => import('../../widgets/devices/control-strategies').then((m) => m.ControlStrategies),
      props: { manage: true },
    },
  }),
  config('/config/preconfigured', 'preconfigured', '预配置', {
    menu: { icon: 'box' },
    screen: {
      load: () => import('../../widgets/devices/prepared-devices').then((m) => m.PreparedDevices),
      props: { manage: true },
    },
  }),
  config('/config/preconfiguredEdit', 'preconfigured.edit', '编辑预配置', {
    parent: 'preconfigured',
    screen: { load: () => import('../../widgets/devices/prepared-import').then((m) => m.PreparedImport) },
  }),
];
