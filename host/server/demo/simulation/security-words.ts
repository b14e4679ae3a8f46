import type { DecoyKind, DnsClass, ThreatKind } from '../../../../src/domain/security';

/** Domains that simulated terminals ask for. `.test` and `.example` belong to nobody. */
export const badDomains: Readonly<Record<DnsClass, readonly string[]>> = {
  malware: ['update-flashplayer.test', 'cdn.dropzone-exe.test', 'free-office-crack.test', 'pkg.loader-kit.test'],
  phishing: ['login-icbc-verify.test', 'wx-security-center.test', 'etc-renew-notice.test', 'tax-refund-2026.test'],
  mining: ['pool.xmr-easy.test', 'stratum.coinhub.test', 'ws.webminer.test'],
  botnet: ['c2.mirai-relay.test', 'beacon.nightfall.test', 'sync.iot-swarm.test'],
  advert: ['ads.popmedia.example', 'track.adnetwork.example', 'banner.clickstorm.example', 'rtb.bidhouse.example'],
  adult: ['live.night-room.example', 'video.redlight.example'],
  gambling: ['m.lucky-bet88.example', 'api.casino-star.example', 'www.football-odds.example'],
  fraud: ['easy-loan-now.test', 'gift-iphone-free.test', 'invest-sure-win.test'],
  tracking: ['beacon.userprint.example', 'metrics.shadowlog.example', 'pixel.crosstrace.example'],
  proxy: ['node7.hidden-gate.example', 'relay.anon-mesh.example'],
};

/** How often each class comes up. */
export const classWeights: Readonly<Record<DnsClass, number>> = {
  malware: 9,
  phishing: 7,
  mining: 6,
  botnet: 4,
  advert: 46,
  adult: 5,
  gambling: 7,
  fraud: 5,
  tracking: 30,
  proxy: 3,
};

/** What intruders try on decoys. */
export const decoyTries: Readonly<Record<DecoyKind, readonly string[]>> = {
  ssh: ['root / 123456', 'admin / admin', 'ubuntu / ubuntu', 'root / toor'],
  telnet: ['admin / 1234', 'root / xc3511', 'guest / guest'],
  http: ['GET /admin/login', 'GET /phpmyadmin', 'POST /cgi-bin/luci', 'GET /.env'],
  rdp: ['administrator / P@ssw0rd', 'user / 123456'],
  smb: ['IPC$', 'ADMIN$', 'C$'],
  mysql: ['root / root', 'root / 123456'],
  redis: ['CONFIG SET dir', 'INFO', 'SLAVEOF'],
  ftp: ['anonymous', 'ftp / ftp'],
};

/** Rules of the firewall plugin, by what they stop. */
export const threatRules: Readonly<Record<ThreatKind, readonly string[]>> = {
  scan: ['1001 TCP SYN 扫描', '1004 UDP 端口扫描', '1012 服务指纹探测'],
  brute: ['2003 SSH 口令爆破', '2007 RDP 口令爆破', '2015 Web 登录爆破'],
  exploit: ['3110 路由器命令注入', '3204 摄像头后门', '3301 日志组件远程执行'],
  injection: ['4002 SQL 注入', '4010 跨站脚本', '4021 目录穿越'],
  trojan: ['5006 远控木马心跳', '5013 挖矿木马回连'],
  dos: ['6001 SYN 洪水', '6004 DNS 放大'],
  virus: ['7002 勒索软件样本', '7009 宏病毒文档'],
};

/** How often each kind comes up. */
export const threatWeights: Readonly<Record<ThreatKind, number>> = {
  scan: 40,
  brute: 24,
  exploit: 12,
  injection: 10,
  trojan: 6,
  dos: 5,
  virus: 3,
};
