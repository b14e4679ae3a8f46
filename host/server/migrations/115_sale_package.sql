-- What is sold, as it is shown to people who are no customers yet: prices in integer fen, tax included.

CREATE TABLE sale_package (
  id text PRIMARY KEY,
  service text NOT NULL,
  service_name text NOT NULL,
  name text NOT NULL,
  -- Number of the package, as offers of activities name it, and the labels under which they do.
  tier integer NOT NULL,
  labels jsonb NOT NULL DEFAULT '[]',
  summary text NOT NULL,
  price_fen integer NOT NULL CHECK (price_fen >= 0),
  -- What the price is for: 元 / `unit`.
  unit text NOT NULL,
  features jsonb NOT NULL,
  -- An agent's share of what customers pay; 0: nothing is earned with it.
  percent integer NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  -- Second part of referral codes.
  code text NOT NULL UNIQUE,
  position integer NOT NULL
);

INSERT INTO sale_package (id, service, service_name, name, tier, labels, summary, price_fen, unit, features, percent, code, position) VALUES
  ('sdwan-1', 'sdwan', 'SD-WAN', '体验版', 1, '["SD-WAN"]', '想先试试效果的单店', 0, '7 天', '["2 个成员","带宽 5 Mbps","星型组网"]', 0, 'ST', 1),
  ('sdwan-2', 'sdwan', 'SD-WAN', '基础版', 2, '["异地组网","SD-WAN"]', '两三家门店互访内网', 4800, '成员 / 月', '["5 个成员","带宽 20 Mbps","星型、双中心组网","基础链路策略"]', 20, 'SB', 2),
  ('sdwan-3', 'sdwan', 'SD-WAN', '标准版', 3, '["异地组网","SD-WAN"]', '多地门店互访内网，含境外访问', 9800, '成员 / 月', '["20 个成员","境内侧带宽 100 Mbps，境外侧 20 Mbps","星型、双中心、树型组网","链路策略与自动切换"]', 20, 'SW', 3),
  ('sdwan-4', 'sdwan', 'SD-WAN', '企业版', 4, '["异地组网","SD-WAN"]', '总部与分支统一管理', 26800, '成员 / 月', '["100 个成员","境内侧带宽 500 Mbps，境外侧 100 Mbps","树型组网与部门权限","专属客服"]', 22, 'SE', 4),
  ('overseas-1', 'overseas', '国际加速', '国际加速 2.0', 1, '["国际加速"]', '跨境办公、海外会议，一条专线直达', 2800, '网络 / 月', '["专线直达 12 个地区","按应用分流","延迟与丢包实时可见"]', 18, 'OS', 5),
  ('dns-1', 'dns', 'DNS 防御', 'DNS 防御', 1, '["DNS 防御"]', '拦截钓鱼、挖矿与恶意域名', 1200, '网络 / 月', '["恶意域名库每日更新","黑白名单","拦截日志保留 180 天"]', 15, 'DN', 6),
  ('backup-1', 'backup', '云备份', '云备份', 1, '["云备份"]', '路由器配置自动备份与一键恢复', 900, '网络 / 月', '["每日自动备份","保留 30 份","配置对比与恢复"]', 15, 'BK', 7),
  ('ipv6-1', 'ipv6', '多线 IPv6', '多线 IPv6', 1, '["多线 IPv6"]', '联通、电信、移动三网 IPv6', 1500, '网络 / 月', '["三网接入","自动选路","地址固定"]', 25, 'V6', 8);
