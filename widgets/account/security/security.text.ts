import { words } from '../../../src/text/words';

/** Words of account security. */
export const securityText = words('security', {
  heading: '登录与认证',
  saved: '修改成功',

  password: {
    name: '登录密码',
    state: (when: string) => `上次修改 ${when}`,
    hint: '定期更换密码，不与其他网站共用。修改后其他设备会退出登录。',
    act: '修改',
    title: '修改登录密码',
    old: '当前密码',
  },

  mobile: {
    name: '手机号',
    none: '未绑定',
    hint: '用于登录、找回密码和接收重要通知。',
    change: '更换',
    bind: '绑定',
  },

  realName: {
    name: '实名认证',
    states: ['未认证', '已认证', '审核中', '未通过'] as const,
    hint: '提现与绑定银行卡前需要完成实名认证。',
    verified: (name: string, card: string) => `${name} ${card}`,
    refused: (reason: string) => `原因：${reason}`,
    act: '去认证',
    again: '重新认证',
    title: '实名认证',
    person: '姓名',
    personHelp: '与身份证上的姓名一致',
    card: '身份证号',
    submit: '提交审核',
    submitted: '已提交，一般 1 分钟内完成审核',
  },

  twoStep: {
    name: '两步验证',
    on: '已开启',
    off: '未开启',
    left: (count: number) => `恢复码剩余 ${count} 个`,
    hint: '登录时除密码外，还需要验证器 App 上的 6 位动态码。',
    turnOn: '开启',
    turnOff: '关闭',
    renew: '重新生成恢复码',
    begin: '开启两步验证',
    password: '登录密码',
    passwordHelp: '开启前先确认是本人操作',
    next: '下一步',
    scan: '用验证器 App 扫描二维码，再输入 App 上显示的动态码。',
    qr: '两步验证二维码',
    manual: '不能扫描时，在 App 中手动输入密钥：',
    code: '动态码',
    codeOrRecovery: '动态码或恢复码',
    enable: '开启',
    codes: '恢复码',
    codesHint: '每个恢复码只能使用一次。请保存在安全的地方，手机丢失时用来登录。关闭后不再显示。',
    copyAll: '复制全部',
    kept: '我已保存',
    endTitle: '关闭两步验证',
    endOk: '确认关闭',
    endHint: '关闭后，登录只需要密码。',
    ended: '两步验证已关闭',
  },
});
