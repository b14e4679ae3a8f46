import { routesOf, type Route } from './route';

const home = routesOf('home');
const config = routesOf('config');

const portalEditor = () => import('../../widgets/guest/portal-editor').then((m) => m.PortalEditor);

/** How guests sign in: settings of a gateway, templates of the page they see. */
export const guestRoutes: readonly Route[] = [
  home('/auth/:gwid/:remark?', 'auth_index', '认证设置', {
    parent: 'networks',
    screen: { load: () => import('../../widgets/guest/guest-auth').then((m) => m.GuestAuth) },
  }),
  home('/auth_portal/:id/:tempid/:remark?', 'auth_portal', '认证页面', {
    parent: 'networks',
    screen: {
      load: () => import('../../widgets/guest/portal-preview').then((m) => m.PortalPreview),
      as: { id: 'gwid', tempid: 'template' },
    },
  }),
  home('/sms_pay_log/:gwid/:remark?', 'sms_pay_log', '短信充值记录', {
    parent: 'networks',
    screen: { load: () => import('../../widgets/guest/guest-sms').then((m) => m.GuestSms) },
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
];
