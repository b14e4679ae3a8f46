import type { Contract } from '../src/element/contract';
import { alarmListContract } from './alarm-list/alarm-list.contract';
import { partnerListContract } from './partner-list/partner-list.contract';
import { alarmTableContract } from './alarm-table/alarm-table.contract';
import { messageListContract } from './message-list/message-list.contract';
import { logTableContract } from './log-table/log-table.contract';
import { messageDetailContract } from './message-detail/message-detail.contract';
import { loginContract } from './login/login.contract';
import { deviceCountsContract } from './device-counts/device-counts.contract';
import { alarmSummaryContract } from './alarm-summary/alarm-summary.contract';
import { userCountsContract } from './user-counts/user-counts.contract';
import { incomeSummaryContract } from './income-summary/income-summary.contract';
import { dnsInterceptionsContract } from './dns-interceptions/dns-interceptions.contract';
import { guardGatewaysContract } from './guard-gateways/guard-gateways.contract';
import { guardLogContract } from './guard-log/guard-log.contract';
import { guardSummaryContract } from './guard-summary/guard-summary.contract';
import { dnsPolicyContract } from './dns-policy/dns-policy.contract';
import { domainListContract } from './domain-list/domain-list.contract';
import { honeypotPolicyContract } from './honeypot-policy/honeypot-policy.contract';
import { firewallPolicyContract } from './firewall-policy/firewall-policy.contract';
import { securityPostureContract } from './security-posture/security-posture.contract';
import { weekTrafficContract } from './week-traffic/week-traffic.contract';
import { wirelessSummaryContract } from './wireless-summary/wireless-summary.contract';
import { shortcutsContract } from './shortcuts/shortcuts.contract';
import { clientTrendContract } from './client-trend/client-trend.contract';
import { flowCategoriesContract } from './flow-categories/flow-categories.contract';
import { deviceListContract } from './device-list/device-list.contract';
import { registerContract } from './register/register.contract';
import { passwordForgotContract } from './password-forgot/password-forgot.contract';
import { passwordResetContract } from './password-reset/password-reset.contract';
import { qrConfirmContract } from './qr-confirm/qr-confirm.contract';
import { userModelContract } from './user-model/user-model.contract';
import { trafficModelContract } from './traffic-model/traffic-model.contract';
import { homeBannerContract } from './home-banner/home-banner.contract';
import { profileContract } from './profile/profile.contract';
import { securityContract } from './security/security.contract';
import { sessionListContract } from './session-list/session-list.contract';
import { loginHistoryContract } from './login-history/login-history.contract';
import { homePopupsContract } from './home-popups/home-popups.contract';
import { walletContract } from './wallet/wallet.contract';
import { statementContract } from './statement/statement.contract';
import { couponListContract } from './coupon-list/coupon-list.contract';
import { bankCardsContract } from './bank-cards/bank-cards.contract';
import { withdrawalListContract } from './withdrawal-list/withdrawal-list.contract';
import { personalizationContract } from './personalization/personalization.contract';
import { messagePopupsContract } from './message-popups/message-popups.contract';
import { campaignCalculatorContract } from './campaign-calculator/campaign-calculator.contract';
import { afterSalesContract } from './after-sales/after-sales.contract';
import { afterSaleFormContract } from './after-sale-form/after-sale-form.contract';
import { ticketListContract } from './ticket-list/ticket-list.contract';
import { ticketFormContract } from './ticket-form/ticket-form.contract';
import { consultingContract } from './consulting/consulting.contract';
import { gatewayPanelContract } from './gateway-panel/gateway-panel.contract';
import { gatewayThroughputContract } from './gateway-throughput/gateway-throughput.contract';
import { gatewayDiagnosisContract } from './gateway-diagnosis/gateway-diagnosis.contract';
import { switchDetailContract } from './switch-detail/switch-detail.contract';
import { apEditorContract } from './ap-editor/ap-editor.contract';
import { apBatchEditorContract } from './ap-batch-editor/ap-batch-editor.contract';
import { firewallDetailContract } from './firewall-detail/firewall-detail.contract';
import { macInfoContract } from './mac-info/mac-info.contract';
import { networkAssetsContract } from './network-assets/network-assets.contract';
import { onlineUsersContract } from './online-users/online-users.contract';
import { networkGroupsContract } from './network-groups/network-groups.contract';
import { wallboardLinksContract } from './wallboard-links/wallboard-links.contract';
import { deviceConfigContract } from './device-config/device-config.contract';
import { packagePriceContract } from './package-price/package-price.contract';
import { promotionContract } from './promotion/promotion.contract';
import { sdwanRecommendationContract } from './sdwan-recommendation/sdwan-recommendation.contract';
import { sdwanCustomerReferralContract } from './sdwan-customer-referral/sdwan-customer-referral.contract';
import { starryActivitiesContract } from './starry-activities/starry-activities.contract';
import { promotionSummaryContract } from './promotion-summary/promotion-summary.contract';
import { promotionProductsContract } from './promotion-products/promotion-products.contract';
import { promotionLinkContract } from './promotion-link/promotion-link.contract';
import { commissionListContract } from './commission-list/commission-list.contract';
import { referralListContract } from './referral-list/referral-list.contract';
import { promotionMaterialsContract } from './promotion-materials/promotion-materials.contract';
import { firmwareCampaignsContract } from './firmware-campaigns/firmware-campaigns.contract';
import { sdwanListContract } from './sdwan-list/sdwan-list.contract';
import { sdwanCreateContract } from './sdwan-create/sdwan-create.contract';
import { sdwanManageContract } from './sdwan-manage/sdwan-manage.contract';
import { sdwanRulesContract } from './sdwan-rules/sdwan-rules.contract';
import { sdwanDemoContract } from './sdwan-demo/sdwan-demo.contract';
import { globalSearchContract } from './global-search/global-search.contract';
import { configBackupsContract } from './config-backups/config-backups.contract';
import { alarmSubscribeContract } from './alarm-subscribe/alarm-subscribe.contract';
import { serviceIntroContract } from './service-intro/service-intro.contract';
import { servicePackagesContract } from './service-packages/service-packages.contract';
import { serviceOrdersContract } from './service-orders/service-orders.contract';
import { serviceBusinessContract } from './service-business/service-business.contract';
import { serviceCatalogueContract } from './service-catalogue/service-catalogue.contract';
import { messageActivationContract } from './message-activation/message-activation.contract';
import { cameraListContract } from './camera-list/camera-list.contract';
import { wirelessMonitorContract } from './wireless-monitor/wireless-monitor.contract';
import { clientTimelineContract } from './client-timeline/client-timeline.contract';
import { tunnelListContract } from './tunnel-list/tunnel-list.contract';
import { tunnelGatewaysContract } from './tunnel-gateways/tunnel-gateways.contract';
import { contractorCertificationContract } from './contractor-certification/contractor-certification.contract';
import { serviceAccountContract } from './service-account/service-account.contract';
import { guestAuthContract } from './guest-auth/guest-auth.contract';
import { portalTemplatesContract } from './portal-templates/portal-templates.contract';
import { portalEditorContract } from './portal-editor/portal-editor.contract';
import { portalPreviewContract } from './portal-preview/portal-preview.contract';
import { guestSmsContract } from './guest-sms/guest-sms.contract';
import { cameraRoutersContract } from './camera-routers/camera-routers.contract';
import { cloudBillingContract } from './cloud-billing/cloud-billing.contract';
import { syslogServiceContract } from './syslog-service/syslog-service.contract';
import { sdwanGroupsContract } from './sdwan-groups/sdwan-groups.contract';
import { sdwanMapContract } from './sdwan-map/sdwan-map.contract';
import { tvBoxesContract } from './tv-boxes/tv-boxes.contract';
import { tvGroupsContract } from './tv-groups/tv-groups.contract';
import { sdwanExaminationContract } from './sdwan-examination/sdwan-examination.contract';
import { wifiSharesContract } from './wifi-shares/wifi-shares.contract';
import { wifiJoinContract } from './wifi-join/wifi-join.contract';
import { sdwanAccountsContract } from './sdwan-accounts/sdwan-accounts.contract';
import { sdwanDepartmentsContract } from './sdwan-departments/sdwan-departments.contract';
import { sdwanNodesContract } from './sdwan-nodes/sdwan-nodes.contract';

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
  'alarm-list': () => import('./alarm-list/element'),
  'alarm-table': () => import('./alarm-table/element'),
  'message-list': () => import('./message-list/element'),
  'message-detail': () => import('./message-detail/element'),
  'log-table': () => import('./log-table/element'),
  login: () => import('./login/element'),
  'device-counts': () => import('./device-counts/element'),
  'alarm-summary': () => import('./alarm-summary/element'),
  'user-counts': () => import('./user-counts/element'),
  'income-summary': () => import('./income-summary/element'),
  'dns-interceptions': () => import('./dns-interceptions/element'),
  'guard-gateways': () => import('./guard-gateways/element'),
  'guard-log': () => import('./guard-log/element'),
  'guard-summary': () => import('./guard-summary/element'),
  'dns-policy': () => import('./dns-policy/element'),
  'domain-list': () => import('./domain-list/element'),
  'honeypot-policy': () => import('./honeypot-policy/element'),
  'firewall-policy': () => import('./firewall-policy/element'),
  'security-posture': () => import('./security-posture/element'),
  'week-traffic': () => import('./week-traffic/element'),
  'wireless-summary': () => import('./wireless-summary/element'),
  shortcuts: () => import('./shortcuts/element'),
  'client-trend': () => import('./client-trend/element'),
  'flow-categories': () => import('./flow-categories/element'),
  'device-list': () => import('./device-list/element'),
  register: () => import('./register/element'),
  'password-forgot': () => import('./password-forgot/element'),
  'password-reset': () => import('./password-reset/element'),
  'qr-confirm': () => import('./qr-confirm/element'),
  'user-model': () => import('./user-model/element'),
  'traffic-model': () => import('./traffic-model/element'),
  'home-banner': () => import('./home-banner/element'),
  profile: () => import('./profile/element'),
  security: () => import('./security/element'),
  'session-list': () => import('./session-list/element'),
  'login-history': () => import('./login-history/element'),
  'home-popups': () => import('./home-popups/element'),
  wallet: () => import('./wallet/element'),
  statement: () => import('./statement/element'),
  'coupon-list': () => import('./coupon-list/element'),
  'bank-cards': () => import('./bank-cards/element'),
  'withdrawal-list': () => import('./withdrawal-list/element'),
  personalization: () => import('./personalization/element'),
  'message-popups': () => import('./message-popups/element'),
  'campaign-calculator': () => import('./campaign-calculator/element'),
  'after-sales': () => import('./after-sales/element'),
  'after-sale-form': () => import('./after-sale-form/element'),
  'ticket-list': () => import('./ticket-list/element'),
  'ticket-form': () => import('./ticket-form/element'),
  consulting: () => import('./consulting/element'),
  'partner-list': () => import('./partner-list/element'),
  'gateway-panel': () => import('./gateway-panel/element'),
  'gateway-throughput': () => import('./gateway-throughput/element'),
  'gateway-diagnosis': () => import('./gateway-diagnosis/element'),
  'switch-detail': () => import('./switch-detail/element'),
  'ap-editor': () => import('./ap-editor/element'),
  'ap-batch-editor': () => import('./ap-batch-editor/element'),
  'firewall-detail': () => import('./firewall-detail/element'),
  'mac-info': () => import('./mac-info/element'),
  'network-assets': () => import('./network-assets/element'),
  'online-users': () => import('./online-users/element'),
  'network-groups': () => import('./network-groups/element'),
  'wallboard-links': () => import('./wallboard-links/element'),
  'device-config': () => import('./device-config/element'),
  'package-price': () => import('./package-price/element'),
  promotion: () => import('./promotion/element'),
  'sdwan-recommendation': () => import('./sdwan-recommendation/element'),
  'sdwan-customer-referral': () => import('./sdwan-customer-referral/element'),
  'starry-activities': () => import('./starry-activities/element'),
  'promotion-summary': () => import('./promotion-summary/element'),
  'promotion-products': () => import('./promotion-products/element'),
  'promotion-link': () => import('./promotion-link/element'),
  'commission-list': () => import('./commission-list/element'),
  'referral-list': () => import('./referral-list/element'),
  'promotion-materials': () => import('./promotion-materials/element'),
  'firmware-campaigns': () => import('./firmware-campaigns/element'),
  'sdwan-list': () => import('./sdwan-list/element'),
  'sdwan-create': () => import('./sdwan-create/element'),
  'sdwan-manage': () => import('./sdwan-manage/element'),
  'sdwan-rules': () => import('./sdwan-rules/element'),
  'sdwan-demo': () => import('./sdwan-demo/element'),
  'global-search': () => import('./global-search/element'),
  'config-backups': () => import('./config-backups/element'),
  'alarm-subscribe': () => import('./alarm-subscribe/element'),
  'service-intro': () => import('./service-intro/element'),
  'service-packages': () => import('./service-packages/element'),
  'service-orders': () => import('./service-orders/element'),
  'service-business': () => import('./service-business/element'),
  'service-catalogue': () => import('./service-catalogue/element'),
  'message-activation': () => import('./message-activation/element'),
  'camera-list': () => import('./camera-list/element'),
  'wireless-monitor': () => import('./wireless-monitor/element'),
  'client-timeline': () => import('./client-timeline/element'),
  'tunnel-list': () => import('./tunnel-list/element'),
  'tunnel-gateways': () => import('./tunnel-gateways/element'),
  'contractor-certification': () => import('./contractor-certification/element'),
  'service-account': () => import('./service-account/element'),
  'guest-auth': () => import('./guest-auth/element'),
  'portal-templates': () => import('./portal-templates/element'),
  'portal-editor': () => import('./portal-editor/element'),
  'portal-preview': () => import('./portal-preview/element'),
  'guest-sms': () => import('./guest-sms/element'),
  'camera-routers': () => import('./camera-routers/element'),
  'cloud-billing': () => import('./cloud-billing/element'),
  'syslog-service': () => import('./syslog-service/element'),
  'sdwan-groups': () => import('./sdwan-groups/element'),
  'sdwan-map': () => import('./sdwan-map/element'),
  'tv-boxes': () => import('./tv-boxes/element'),
  'tv-groups': () => import('./tv-groups/element'),
  'sdwan-examination': () => import('./sdwan-examination/element'),
  'wifi-shares': () => import('./wifi-shares/element'),
  'wifi-join': () => import('./wifi-join/element'),
  'sdwan-accounts': () => import('./sdwan-accounts/element'),
  'sdwan-departments': () => import('./sdwan-departments/element'),
  'sdwan-nodes': () => import('./sdwan-nodes/element'),
};
