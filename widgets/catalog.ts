import type { Contract } from '../src/element/contract';
import { alarmListContract } from './alarms/alarm-list/alarm-list.contract';
import { partnerListContract } from './account/partner-list/partner-list.contract';
import { alarmTableContract } from './alarms/alarm-table/alarm-table.contract';
import { messageListContract } from './alarms/message-list/message-list.contract';
import { logTableContract } from './alarms/log-table/log-table.contract';
import { messageDetailContract } from './alarms/message-detail/message-detail.contract';
import { loginContract } from './account/login/login.contract';
import { deviceCountsContract } from './overview/device-counts/device-counts.contract';
import { alarmSummaryContract } from './overview/alarm-summary/alarm-summary.contract';
import { userCountsContract } from './overview/user-counts/user-counts.contract';
import { incomeSummaryContract } from './overview/income-summary/income-summary.contract';
import { dnsInterceptionsContract } from './overview/dns-interceptions/dns-interceptions.contract';
import { guardGatewaysContract } from './security/guard-gateways/guard-gateways.contract';
import { guardLogContract } from './security/guard-log/guard-log.contract';
import { guardSummaryContract } from './security/guard-summary/guard-summary.contract';
import { dnsPolicyContract } from './security/dns-policy/dns-policy.contract';
import { domainListContract } from './security/domain-list/domain-list.contract';
import { honeypotPolicyContract } from './security/honeypot-policy/honeypot-policy.contract';
import { firewallPolicyContract } from './security/firewall-policy/firewall-policy.contract';
import { securityPostureContract } from './security/security-posture/security-posture.contract';
import { weekTrafficContract } from './overview/week-traffic/week-traffic.contract';
import { wirelessSummaryContract } from './overview/wireless-summary/wireless-summary.contract';
import { shortcutsContract } from './overview/shortcuts/shortcuts.contract';
import { clientTrendContract } from './overview/client-trend/client-trend.contract';
import { flowCategoriesContract } from './overview/flow-categories/flow-categories.contract';
import { deviceListContract } from './devices/device-list/device-list.contract';
import { registerContract } from './account/register/register.contract';
import { passwordForgotContract } from './account/password-forgot/password-forgot.contract';
import { passwordResetContract } from './account/password-reset/password-reset.contract';
import { qrConfirmContract } from './account/qr-confirm/qr-confirm.contract';
import { userModelContract } from './overview/user-model/user-model.contract';
import { trafficModelContract } from './overview/traffic-model/traffic-model.contract';
import { homeBannerContract } from './overview/home-banner/home-banner.contract';
import { profileContract } from './account/profile/profile.contract';
import { securityContract } from './account/security/security.contract';
import { sessionListContract } from './account/session-list/session-list.contract';
import { loginHistoryContract } from './account/login-history/login-history.contract';
import { homePopupsContract } from './overview/home-popups/home-popups.contract';
import { walletContract } from './account/wallet/wallet.contract';
import { statementContract } from './account/statement/statement.contract';
import { couponListContract } from './account/coupon-list/coupon-list.contract';
import { bankCardsContract } from './account/bank-cards/bank-cards.contract';
import { withdrawalListContract } from './account/withdrawal-list/withdrawal-list.contract';
import { personalizationContract } from './account/personalization/personalization.contract';
import { messagePopupsContract } from './alarms/message-popups/message-popups.contract';
import { campaignCalculatorContract } from './promotion/campaign-calculator/campaign-calculator.contract';
import { afterSalesContract } from './support/after-sales/after-sales.contract';
import { afterSaleFormContract } from './support/after-sale-form/after-sale-form.contract';
import { ticketListContract } from './support/ticket-list/ticket-list.contract';
import { ticketFormContract } from './support/ticket-form/ticket-form.contract';
import { consultingContract } from './support/consulting/consulting.contract';
import { gatewayPanelContract } from './devices/gateway-panel/gateway-panel.contract';
import { gatewayThroughputContract } from './devices/gateway-throughput/gateway-throughput.contract';
import { gatewayDiagnosisContract } from './devices/gateway-diagnosis/gateway-diagnosis.contract';
import { switchDetailContract } from './devices/switch-detail/switch-detail.contract';
import { apEditorContract } from './devices/ap-editor/ap-editor.contract';
import { apBatchEditorContract } from './devices/ap-batch-editor/ap-batch-editor.contract';
import { firewallDetailContract } from './devices/firewall-detail/firewall-detail.contract';
import { macInfoContract } from './clients/mac-info/mac-info.contract';
import { networkAssetsContract } from './clients/network-assets/network-assets.contract';
import { onlineUsersContract } from './clients/online-users/online-users.contract';
import { networkGroupsContract } from './devices/network-groups/network-groups.contract';
import { wallboardLinksContract } from './overview/wallboard-links/wallboard-links.contract';
import { deviceConfigContract } from './devices/device-config/device-config.contract';
import { packagePriceContract } from './promotion/package-price/package-price.contract';
import { promotionContract } from './promotion/promotion/promotion.contract';
import { sdwanRecommendationContract } from './promotion/sdwan-recommendation/sdwan-recommendation.contract';
import { sdwanCustomerReferralContract } from './promotion/sdwan-customer-referral/sdwan-customer-referral.contract';
import { starryActivitiesContract } from './promotion/starry-activities/starry-activities.contract';
import { promotionSummaryContract } from './promotion/promotion-summary/promotion-summary.contract';
import { promotionProductsContract } from './promotion/promotion-products/promotion-products.contract';
import { promotionLinkContract } from './promotion/promotion-link/promotion-link.contract';
import { commissionListContract } from './promotion/commission-list/commission-list.contract';
import { referralListContract } from './promotion/referral-list/referral-list.contract';
import { promotionMaterialsContract } from './promotion/promotion-materials/promotion-materials.contract';
import { firmwareCampaignsContract } from './devices/firmware-campaigns/firmware-campaigns.contract';
import { sdwanListContract } from './sdwan/sdwan-list/sdwan-list.contract';
import { sdwanCreateContract } from './sdwan/sdwan-create/sdwan-create.contract';
import { sdwanManageContract } from './sdwan/sdwan-manage/sdwan-manage.contract';
import { sdwanRulesContract } from './sdwan/sdwan-rules/sdwan-rules.contract';
import { sdwanDemoContract } from './sdwan/sdwan-demo/sdwan-demo.contract';
import { globalSearchContract } from './overview/global-search/global-search.contract';
import { configBackupsContract } from './devices/config-backups/config-backups.contract';
import { alarmSubscribeContract } from './alarms/alarm-subscribe/alarm-subscribe.contract';
import { serviceIntroContract } from './services/service-intro/service-intro.contract';
import { servicePackagesContract } from './services/service-packages/service-packages.contract';
import { serviceOrdersContract } from './services/service-orders/service-orders.contract';
import { serviceBusinessContract } from './services/service-business/service-business.contract';
import { serviceCatalogueContract } from './services/service-catalogue/service-catalogue.contract';
import { messageActivationContract } from './alarms/message-activation/message-activation.contract';
import { cameraListContract } from './security/camera-list/camera-list.contract';
import { wirelessMonitorContract } from './devices/wireless-monitor/wireless-monitor.contract';
import { clientTimelineContract } from './clients/client-timeline/client-timeline.contract';
import { tunnelListContract } from './services/tunnel-list/tunnel-list.contract';
import { tunnelGatewaysContract } from './services/tunnel-gateways/tunnel-gateways.contract';
import { contractorCertificationContract } from './account/contractor-certification/contractor-certification.contract';
import { serviceAccountContract } from './support/service-account/service-account.contract';
import { guestAuthContract } from './guest/guest-auth/guest-auth.contract';
import { portalTemplatesContract } from './guest/portal-templates/portal-templates.contract';
import { portalEditorContract } from './guest/portal-editor/portal-editor.contract';
import { portalPreviewContract } from './guest/portal-preview/portal-preview.contract';
import { guestSmsContract } from './guest/guest-sms/guest-sms.contract';
import { cameraRoutersContract } from './security/camera-routers/camera-routers.contract';
import { cloudBillingContract } from './services/cloud-billing/cloud-billing.contract';
import { syslogServiceContract } from './services/syslog-service/syslog-service.contract';
import { sdwanGroupsContract } from './sdwan/sdwan-groups/sdwan-groups.contract';
import { sdwanMapContract } from './sdwan/sdwan-map/sdwan-map.contract';
import { tvBoxesContract } from './services/tv-boxes/tv-boxes.contract';
import { tvGroupsContract } from './services/tv-groups/tv-groups.contract';
import { sdwanExaminationContract } from './sdwan/sdwan-examination/sdwan-examination.contract';
import { wifiSharesContract } from './guest/wifi-shares/wifi-shares.contract';
import { wifiJoinContract } from './guest/wifi-join/wifi-join.contract';
import { sdwanAccountsContract } from './sdwan/sdwan-accounts/sdwan-accounts.contract';
import { sdwanDepartmentsContract } from './sdwan/sdwan-departments/sdwan-departments.contract';
import { sdwanNodesContract } from './sdwan/sdwan-nodes/sdwan-nodes.contract';

/** Every widget's contract, by name. Read by the manifest, the tests and the console's routes; pulls no component. */
export const contracts = {
  'alarm-list': alarmListContract,
  'alarm-table': alarmTableContract,
  'message-list': messageListContract,
  'message-detail': messageDetailContract,
  'log-table': logTableContract,
  login: loginContract,
  'device-counts': deviceCountsContract,
  'alarm-summary': alarmSummaryContract,
  'user-counts': userCountsContract,
  'income-summary': incomeSummaryContract,
  'dns-interceptions': dnsInterceptionsContract,
  'guard-gateways': guardGatewaysContract,
  'guard-log': guardLogContract,
  'guard-summary': guardSummaryContract,
  'dns-policy': dnsPolicyContract,
  'domain-list': domainListContract,
  'honeypot-policy': honeypotPolicyContract,
  'firewall-policy': firewallPolicyContract,
  'security-posture': securityPostureContract,
  'week-traffic': weekTrafficContract,
  'wireless-summary': wirelessSummaryContract,
  shortcuts: shortcutsContract,
  'client-trend': clientTrendContract,
  'flow-categories': flowCategoriesContract,
  'device-list': deviceListContract,
  register: registerContract,
  'password-forgot': passwordForgotContract,
  'password-reset': passwordResetContract,
  'qr-confirm': qrConfirmContract,
  'user-model': userModelContract,
  'traffic-model': trafficModelContract,
  'home-banner': homeBannerContract,
  profile: profileContract,
  security: securityContract,
  'session-list': sessionListContract,
  'login-history': loginHistoryContract,
  'home-popups': homePopupsContract,
  wallet: walletContract,
  statement: statementContract,
  'coupon-list': couponListContract,
  'bank-cards': bankCardsContract,
  'withdrawal-list': withdrawalListContract,
  personalization: personalizationContract,
  'message-popups': messagePopupsContract,
  'campaign-calculator': campaignCalculatorContract,
  'after-sales': afterSalesContract,
  'after-sale-form': afterSaleFormContract,
  'ticket-list': ticketListContract,
  'ticket-form': ticketFormContract,
  consulting: consultingContract,
  'partner-list': partnerListContract,
  'gateway-panel': gatewayPanelContract,
  'gateway-throughput': gatewayThroughputContract,
  'gateway-diagnosis': gatewayDiagnosisContract,
  'switch-detail': switchDetailContract,
  'ap-editor': apEditorContract,
  'ap-batch-editor': apBatchEditorContract,
  'firewall-detail': firewallDetailContract,
  'mac-info': macInfoContract,
  'network-assets': networkAssetsContract,
  'online-users': onlineUsersContract,
  'network-groups': networkGroupsContract,
  'wallboard-links': wallboardLinksContract,
  'device-config': deviceConfigContract,
  'package-price': packagePriceContract,
  promotion: promotionContract,
  'sdwan-recommendation': sdwanRecommendationContract,
  'sdwan-customer-referral': sdwanCustomerReferralContract,
  'starry-activities': starryActivitiesContract,
  'promotion-summary': promotionSummaryContract,
  'promotion-products': promotionProductsContract,
  'promotion-link': promotionLinkContract,
  'commission-list': commissionListContract,
  'referral-list': referralListContract,
  'promotion-materials': promotionMaterialsContract,
  'firmware-campaigns': firmwareCampaignsContract,
  'sdwan-list': sdwanListContract,
  'sdwan-create': sdwanCreateContract,
  'sdwan-manage': sdwanManageContract,
  'sdwan-rules': sdwanRulesContract,
  'sdwan-demo': sdwanDemoContract,
  'global-search': globalSearchContract,
  'config-backups': configBackupsContract,
  'alarm-subscribe': alarmSubscribeContract,
  'service-intro': serviceIntroContract,
  'service-packages': servicePackagesContract,
  'service-orders': serviceOrdersContract,
  'service-business': serviceBusinessContract,
  'service-catalogue': serviceCatalogueContract,
  'message-activation': messageActivationContract,
  'camera-list': cameraListContract,
  'wireless-monitor': wirelessMonitorContract,
  'client-timeline': clientTimelineContract,
  'tunnel-list': tunnelListContract,
  'tunnel-gateways': tunnelGatewaysContract,
  'contractor-certification': contractorCertificationContract,
  'service-account': serviceAccountContract,
  'guest-auth': guestAuthContract,
  'portal-templates': portalTemplatesContract,
  'portal-editor': portalEditorContract,
  'portal-preview': portalPreviewContract,
  'guest-sms': guestSmsContract,
  'camera-routers': cameraRoutersContract,
  'cloud-billing': cloudBillingContract,
  'syslog-service': syslogServiceContract,
  'sdwan-groups': sdwanGroupsContract,
  'sdwan-map': sdwanMapContract,
  'tv-boxes': tvBoxesContract,
  'tv-groups': tvGroupsContract,
  'sdwan-examination': sdwanExaminationContract,
  'wifi-shares': wifiSharesContract,
  'wifi-join': wifiJoinContract,
  'sdwan-accounts': sdwanAccountsContract,
  'sdwan-departments': sdwanDepartmentsContract,
  'sdwan-nodes': sdwanNodesContract,
} satisfies Record<string, Contract>;

/** How to load what defines each tag, by name: all that the autoloader needs. */
export const elements: { readonly [N in keyof typeof contracts]: () => Promise<unknown> } = {
  'alarm-list': () => import('./alarms/alarm-list/element'),
  'alarm-table': () => import('./alarms/alarm-table/element'),
  'message-list': () => import('./alarms/message-list/element'),
  'message-detail': () => import('./alarms/message-detail/element'),
  'log-table': () => import('./alarms/log-table/element'),
  login: () => import('./account/login/element'),
  'device-counts': () => import('./overview/device-counts/element'),
  'alarm-summary': () => import('./overview/alarm-summary/element'),
  'user-counts': () => import('./overview/user-counts/element'),
  'income-summary': () => import('./overview/income-summary/element'),
  'dns-interceptions': () => import('./overview/dns-interceptions/element'),
  'guard-gateways': () => import('./security/guard-gateways/element'),
  'guard-log': () => import('./security/guard-log/element'),
  'guard-summary': () => import('./security/guard-summary/element'),
  'dns-policy': () => import('./security/dns-policy/element'),
  'domain-list': () => import('./security/domain-list/element'),
  'honeypot-policy': () => import('./security/honeypot-policy/element'),
  'firewall-policy': () => import('./security/firewall-policy/element'),
  'security-posture': () => import('./security/security-posture/element'),
  'week-traffic': () => import('./overview/week-traffic/element'),
  'wireless-summary': () => import('./overview/wireless-summary/element'),
  shortcuts: () => import('./overview/shortcuts/element'),
  'client-trend': () => import('./overview/client-trend/element'),
  'flow-categories': () => import('./overview/flow-categories/element'),
  'device-list': () => import('./devices/device-list/element'),
  register: () => import('./account/register/element'),
  'password-forgot': () => import('./account/password-forgot/element'),
  'password-reset': () => import('./account/password-reset/element'),
  'qr-confirm': () => import('./account/qr-confirm/element'),
  'user-model': () => import('./overview/user-model/element'),
  'traffic-model': () => import('./overview/traffic-model/element'),
  'home-banner': () => import('./overview/home-banner/element'),
  profile: () => import('./account/profile/element'),
  security: () => import('./account/security/element'),
  'session-list': () => import('./account/session-list/element'),
  'login-history': () => import('./account/login-history/element'),
  'home-popups': () => import('./overview/home-popups/element'),
  wallet: () => import('./account/wallet/element'),
  statement: () => import('./account/statement/element'),
  'coupon-list': () => import('./account/coupon-list/element'),
  'bank-cards': () => import('./account/bank-cards/element'),
  'withdrawal-list': () => import('./account/withdrawal-list/element'),
  personalization: () => import('./account/personalization/element'),
  'message-popups': () => import('./alarms/message-popups/element'),
  'campaign-calculator': () => import('./promotion/campaign-calculator/element'),
  'after-sales': () => import('./support/after-sales/element'),
  'after-sale-form': () => import('./support/after-sale-form/element'),
  'ticket-list': () => import('./support/ticket-list/element'),
  'ticket-form': () => import('./support/ticket-form/element'),
  consulting: () => import('./support/consulting/element'),
  'partner-list': () => import('./account/partner-list/element'),
  'gateway-panel': () => import('./devices/gateway-panel/element'),
  'gateway-throughput': () => import('./devices/gateway-throughput/element'),
  'gateway-diagnosis': () => import('./devices/gateway-diagnosis/element'),
  'switch-detail': () => import('./devices/switch-detail/element'),
  'ap-editor': () => import('./devices/ap-editor/element'),
  'ap-batch-editor': () => import('./devices/ap-batch-editor/element'),
  'firewall-detail': () => import('./devices/firewall-detail/element'),
  'mac-info': () => import('./clients/mac-info/element'),
  'network-assets': () => import('./clients/network-assets/element'),
  'online-users': () => import('./clients/online-users/element'),
  'network-groups': () => import('./devices/network-groups/element'),
  'wallboard-links': () => import('./overview/wallboard-links/element'),
  'device-config': () => import('./devices/device-config/element'),
  'package-price': () => import('./promotion/package-price/element'),
  promotion: () => import('./promotion/promotion/element'),
  'sdwan-recommendation': () => import('./promotion/sdwan-recommendation/element'),
  'sdwan-customer-referral': () => import('./promotion/sdwan-customer-referral/element'),
  'starry-activities': () => import('./promotion/starry-activities/element'),
  'promotion-summary': () => import('./promotion/promotion-summary/element'),
  'promotion-products': () => import('./promotion/promotion-products/element'),
  'promotion-link': () => import('./promotion/promotion-link/element'),
  'commission-list': () => import('./promotion/commission-list/element'),
  'referral-list': () => import('./promotion/referral-list/element'),
  'promotion-materials': () => import('./promotion/promotion-materials/element'),
  'firmware-campaigns': () => import('./devices/firmware-campaigns/element'),
  'sdwan-list': () => import('./sdwan/sdwan-list/element'),
  'sdwan-create': () => import('./sdwan/sdwan-create/element'),
  'sdwan-manage': () => import('./sdwan/sdwan-manage/element'),
  'sdwan-rules': () => import('./sdwan/sdwan-rules/element'),
  'sdwan-demo': () => import('./sdwan/sdwan-demo/element'),
  'global-search': () => import('./overview/global-search/element'),
  'config-backups': () => import('./devices/config-backups/element'),
  'alarm-subscribe': () => import('./alarms/alarm-subscribe/element'),
  'service-intro': () => import('./services/service-intro/element'),
  'service-packages': () => import('./services/service-packages/element'),
  'service-orders': () => import('./services/service-orders/element'),
  'service-business': () => import('./services/service-business/element'),
  'service-catalogue': () => import('./services/service-catalogue/element'),
  'message-activation': () => import('./alarms/message-activation/element'),
  'camera-list': () => import('./security/camera-list/element'),
  'wireless-monitor': () => import('./devices/wireless-monitor/element'),
  'client-timeline': () => import('./clients/client-timeline/element'),
  'tunnel-list': () => import('./services/tunnel-list/element'),
  'tunnel-gateways': () => import('./services/tunnel-gateways/element'),
  'contractor-certification': () => import('./account/contractor-certification/element'),
  'service-account': () => import('./support/service-account/element'),
  'guest-auth': () => import('./guest/guest-auth/element'),
  'portal-templates': () => import('./guest/portal-templates/element'),
  'portal-editor': () => import('./guest/portal-editor/element'),
  'portal-preview': () => import('./guest/portal-preview/element'),
  'guest-sms': () => import('./guest/guest-sms/element'),
  'camera-routers': () => import('./security/camera-routers/element'),
  'cloud-billing': () => import('./services/cloud-billing/element'),
  'syslog-service': () => import('./services/syslog-service/element'),
  'sdwan-groups': () => import('./sdwan/sdwan-groups/element'),
  'sdwan-map': () => import('./sdwan/sdwan-map/element'),
  'tv-boxes': () => import('./services/tv-boxes/element'),
  'tv-groups': () => import('./services/tv-groups/element'),
  'sdwan-examination': () => import('./sdwan/sdwan-examination/element'),
  'wifi-shares': () => import('./guest/wifi-shares/element'),
  'wifi-join': () => import('./guest/wifi-join/element'),
  'sdwan-accounts': () => import('./sdwan/sdwan-accounts/element'),
  'sdwan-departments': () => import('./sdwan/sdwan-departments/element'),
  'sdwan-nodes': () => import('./sdwan/sdwan-nodes/element'),
};
