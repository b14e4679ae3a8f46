import { words } from '../../../src/text/words';

/** Words of SdwanRecommendation. */
export const sdwanRecommendationText = words('sdwanRecommendation', {
  title: '多地门店，像在一个内网里',
  lead: 'SD-WAN 把总部、门店、仓库和居家办公连成一张网：不用拉专线，不用公网 IP，一台网关就能开通。',
  points: [
    { title: '10 分钟开通', text: '选成员、选拓扑、下单，配置自动下发到网关。' },
    { title: '断线自动切换', text: '多条链路同时在线，按延迟与丢包自动选路。' },
    { title: '境内境外一张网', text: '海外门店就近接入，跨境访问有专用带宽。' },
    { title: '看得见', text: '每条链路的延迟、丢包和流量实时可查，异常主动告警。' },
  ],
  packages: '套餐与价格',
  packagesNote: '价格按每个组网成员计算，含税',
  lead_form: '让服务商帮你选',
});
