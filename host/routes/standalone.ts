import { routesOf, type Route } from './route';

const main = routesOf('none');
const alone = routesOf('none', 'standalone');

/** Pages without the menus, and the ones that no menu leads to. */
export const standaloneRoutes: readonly Route[] = [
  main('/forbidden', 'forbidden', '无权访问', {
    screen: { load: () => import('../pages/lost').then((m) => m.ForbiddenPage) },
  }),
  alone('/login', 'login', '登录', {
    isPublic: true,
    screen: { load: () => import('../pages/login').then((m) => m.LoginPage) },
  }),
  alone('/register', 'register', '注册', {
    isPublic: true,
    screen: { load: () => import('../pages/entrance/pages').then((m) => m.RegisterPage) },
  }),
  alone('/register_protocol', 'register_protocol', '用户协议', {
    isPublic: true,
    screen: { load: () => import('../pages/protocol').then((m) => m.ProtocolPage) },
  }),
  alone('/forgot_password', 'forgot_password', '忘记密码', {
    isPublic: true,
    screen: { load: () => import('../pages/entrance/pages').then((m) => m.ForgotPasswordPage) },
  }),
  alone('/password_reset/:token', 'password_reset', '重置密码', {
    isPublic: true,
    screen: { load: () => import('../pages/entrance/pages').then((m) => m.PasswordResetPage) },
  }),
  alone('/qrcode', 'qrcode', '扫码确认', {
    isPublic: true,
    screen: { load: () => import('../pages/entrance/pages').then((m) => m.QrcodePage) },
  }),
  alone('/authorize', 'authorize', '网站登录', {
    screen: { load: () => import('../pages/authorize').then((m) => m.AuthorizePage) },
  }),
  alone('/tv_show', 'tv_show', '电视看板', {
    isPublic: true,
    byKey: true,
    screen: { load: () => import('../pages/board').then((m) => m.BoardPage) },
  }),
  alone('/quanping', 'quanping', '全屏看板', {
    byKey: true,
    screen: { load: () => import('../pages/board').then((m) => m.BoardPage) },
  }),
  alone('/enlarge', 'enlarge', '放大查看', {
    byKey: true,
    screen: { load: () => import('../pages/board').then((m) => m.EnlargePage) },
  }),
  alone('/wireless_monitor/:gwid', 'wireless_monitor', '无线监控', {
    screen: { load: () => import('../pages/board').then((m) => m.WirelessMonitorPage), bare: true },
  }),
  alone('/wifi/:gwid/:key', 'wifi', 'Wi-Fi 连接', {
    byKey: true,
    screen: { load: () => import('../pages/wifi').then((m) => m.WifiPage), as: { key: 'shareKey' } },
  }),
  alone('/design_show', 'design_show', '分享的方案', {
    byKey: true,
    screen: { load: () => import('../pages/design').then((m) => m.SharedDesignPage) },
  }),
  alone('/IkuaiWechat', 'ikuai_wechat', '微信服务号', {
    screen: { load: () => import('../pages/alone').then((m) => m.ServiceAccountPage) },
  }),
  alone('/contractor_certification', 'contractor_certification', '工程商认证', {
    screen: { load: () => import('../pages/alone').then((m) => m.ContractorPage) },
  }),
  alone('/sdwan_recommendation', 'sdwan_recommendation', 'SD-WAN 推荐', {
    screen: { load: () => import('../pages/landing').then((m) => m.SdwanRecommendationPage) },
  }),
  alone('/sdwan_customer_referral', 'sdwan_customer_referral', 'SD-WAN 客户转介绍', {
    screen: { load: () => import('../pages/landing').then((m) => m.SdwanCustomerReferralPage) },
  }),
  alone('/starryActivities', 'starry_activities', '繁星活动', {
    screen: { load: () => import('../pages/landing').then((m) => m.StarryActivitiesPage) },
  }),
  alone('/404', '404', '页面不存在', {
    isPublic: true,
    screen: { load: () => import('../pages/lost').then((m) => m.NotFoundPage) },
  }),
];
