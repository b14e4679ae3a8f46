import { words } from './words';

/** By the name of the field. */
type Fields = Readonly<Record<string, string>>;

const ends: Fields = {
  from: '源成员',
  source_ips: '源地址',
  to: '目的成员',
  target_ips: '目的地址',
  application: '应用',
  protocol: '协议',
  ports: '端口',
  action: '动作',
  failover: '故障切换',
  log: '记录日志',
  period: '生效时段',
};
const fields: Readonly<Record<'link' | 'filter' | 'security' | 'app', Fields>> = {
  link: { ...ends, action: '线路' },
  filter: ends,
  security: ends,
  app: { ...ends, to: '应用所在成员', target_ips: '内网地址', from: '可访问的成员' },
};

/** Words about rules of networks, on both sides of the wire. */
export const sdwanRuleText = words('sdwanRule', {
  kinds: { link: '链路策略', filter: '过滤规则', security: '安全策略', app: '应用发布' },
  name: '规则名称',
  fields,
  applications: {
    any: '全部应用',
    office: '办公协作',
    video: '视频会议',
    voice: '语音通话',
    file: '文件传输',
    remote: '远程桌面',
    web: '网页浏览',
    database: '数据库',
  },
  protocols: { any: '任意', tcp: 'TCP', udp: 'UDP', icmp: 'ICMP' },
  actions: {
    primary: '主链路',
    backup: '备链路',
    balance: '负载均衡',
    local: '本地出口',
    permit: '允许',
    deny: '阻断',
  },
});
