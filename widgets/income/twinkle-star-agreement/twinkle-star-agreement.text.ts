import { words } from '../../../src/text/words';

/** Words of TwinkleStarAgreement; the paragraphs of a version never change once it is out. */
export const twinkleStarAgreementText = words('twinkleStarAgreement', {
  title: '繁星计划用户协议',
  version: (version: string, from: string) => `第 ${version} 版，${from} 起生效`,
  parts: [
    {
      title: '一、拿出什么',
      lines: [
        '你选择网关的哪些硬盘、拿出多少容量、多少上行带宽、在哪些时段。没有选择的硬盘与带宽不会被使用。',
        '只有上报了硬盘、单盘不小于 32 GB、没有坏块并且固件支持的网关可以参加。',
      ],
    },
    {
      title: '二、怎样使用',
      lines: [
        '买家在拿出的空间里存放内容，并在约定时段通过拿出的上行带宽分发。',
        '平台与买家不读取、不改动你在硬盘上的数据，也不改动网关的其他设置。',
      ],
    },
    {
      title: '三、收入与补贴',
      lines: [
        '收入由买家按天支付，逐盘计算，第二天 09:00 计入账户余额。没有买家的日子没有收入。',
        '补贴只在补贴活动期间按活动规则支付；不足一分的部分不计。',
      ],
    },
    {
      title: '四、暂停与退出',
      lines: [
        '你可以随时暂停或退出。网关应答后停止共享；网关离线时，恢复连接后执行。',
        '退出前已经产生的收入照常结算。退出后，网关收到停止共享的指令；买家存放的内容由网关固件清理，平台不能代为确认。',
      ],
    },
    {
      title: '五、对账与申诉',
      lines: ['账单逐天、逐盘列出收入与补贴的计算方法。对某天有疑问可以在账单里申诉，由平台答复。'],
    },
    {
      title: '六、协议变更',
      lines: ['协议更新后需要重新同意才能提交新的申请；已经开通的网关按同意时的版本继续，可随时退出。'],
    },
  ],
  agree: '同意协议',
  agreed: '已同意',
  agreeAsk: (version: string) => `代表本账号同意繁星计划用户协议第 ${version} 版？同意人与时间会被记录。`,
  said: '已同意，可以提交申请',
  current: (by: string, at: string) => `${by} 已于 ${at} 同意这个版本。`,
  older: (version: string, by: string) => `协议已更新：${by} 同意的是第 ${version} 版，申请前需要重新同意。`,
  never: '本账号还没有同意这个版本，申请前需要同意。',
  apply: '去申请',
  history: '同意记录',
  by: '同意人',
  at: '时间',
  versionHead: '版本',
  none: '还没有人同意',
  noneReason: '同意协议后，时间与版本会记在这里。',
  unknown: (version: string) => `这个页面没有第 ${version} 版的全文，请刷新后再看。`,
});
