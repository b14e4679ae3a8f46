import { sayings } from './table';

/** Signing in, the own account, its proof of identity and its security. */
export const account = sayings({
  wrongPassword: { code: 4006, zh: '账号或密码错误，{advice}', en: 'Wrong account or password{advice}' },
  triesLeft: { zh: '还可以尝试 {left} 次', en: '; {left} tries left' },
  noTriesLeft: { zh: '请 15 分钟后再试或重置密码', en: '. Try again in 15 minutes or reset the password' },
  newMobile: {
    code: 2005,
    zh: '该手机号尚未注册，请设置登录密码',
    en: 'This mobile number is not registered yet. Set a password',
  },
  mobileRegistered: {
    code: 5001,
    zh: '该手机号已注册，请直接登录',
    en: 'This mobile number is registered. Please sign in',
  },
  /** The specification gives one code to whatever is wrong with a mobile number. */
  wrongSmsCode: {
    code: 5000,
    zh: '短信验证码错误或已失效，请重新获取',
    en: 'The SMS code is wrong or has expired. Get another one',
  },
  smsDayLimit: {
    code: 5000,
    zh: '该手机号 24 小时内已发送 {most} 条短信，请稍后再试',
    en: '{most} messages were sent to this number within 24 hours. Try again later',
  },
  smsMissing: { code: 4109, status: 422, zh: '未配置短信服务', en: 'No SMS service is configured' },
  mailMissing: { code: 4110, status: 422, zh: '未配置邮件服务', en: 'No mail service is configured' },
  smsNotSent: {
    code: 4111,
    status: 422,
    zh: '短信没有发出，请稍后重试',
    en: 'The message was not sent. Try again later',
  },
  sameMobile: { code: 5000, zh: '新手机号与当前绑定手机号相同', en: 'This is the number that is bound already' },
  mobileBound: { code: 5000, zh: '该手机号已绑定其他账号', en: 'This number is bound to another account' },
  wrongRegisterCode: {
    code: 5002,
    zh: '短信验证码错误或已失效，请重新获取',
    en: 'The SMS code is wrong or has expired. Get another one',
  },
  frozen: { code: 4003, zh: '账号已停用，请联系客服', en: 'This account is suspended. Please contact the service' },
  twoStep: { code: 4105, zh: '{ask}', en: '{ask}' },
  enterTwoStep: { zh: '请输入两步验证码', en: 'Enter the two-step code' },
  retryTwoStep: { zh: '两步验证码错误，请重新输入', en: 'Wrong two-step code. Enter it again' },
  qrWaiting: { code: 4101, zh: '等待扫码', en: 'Waiting for the scan' },
  qrScanned: { code: 4102, zh: '已扫码，请在手机上确认', en: 'Scanned. Confirm on the phone' },
  qrRefused: { code: 4103, zh: '手机上已拒绝本次登录', en: 'This sign-in was refused on the phone' },
  qrExpired: { code: 4104, zh: '二维码已失效，请刷新', en: 'The QR code has expired. Refresh it' },
  qrGone: {
    code: 4004,
    zh: '二维码已失效，请在电脑上刷新后重新扫码',
    en: 'The QR code has expired. Refresh it on the computer and scan it again',
  },
  linkExpired: { code: 4004, zh: '链接已失效，请重新申请', en: 'The link has expired. Request another one' },
  realNameTaken: {
    code: 4106,
    zh: '实名认证正在审核或已完成，不能重复提交',
    en: 'The identity is being checked or was verified already',
  },
  idCardVerified: {
    code: 4114,
    zh: '该身份证已认证其他账号，不能通过',
    en: 'Another account is verified with this card. It cannot be approved',
  },
  realNameGone: { code: 4115, zh: '没有待审核的实名认证', en: 'No identity of this account waits for review' },
  twoStepOn: { code: 4010, zh: '两步验证已开启', en: 'Two-step codes are on already' },
  twoStepOff: { code: 4107, zh: '两步验证尚未开启', en: 'Two-step codes are not on' },

  enterCaptcha: { zh: '请输入图形验证码', en: 'Enter the captcha' },
  wrongCaptcha: { zh: '图形验证码不正确，请重新输入', en: 'Wrong captcha. Enter it again' },
  wrongTwoStep: { zh: '两步验证码错误', en: 'Wrong two-step code' },
  wrongOwnPassword: { zh: '登录密码错误', en: 'Wrong password' },
  samePassword: { zh: '新密码不能与当前密码相同', en: 'The new password must differ from the current one' },
  chooseSessions: { zh: '请选择要退出的设备', en: 'Choose the devices to sign out' },
  nameUnlikeIdCard: {
    zh: '[姓名]格式无效，请与身份证一致',
    en: '[Name] is invalid. Write it as on the identity card',
  },
  idCardBirthday: { zh: '身份证号中的出生日期不存在', en: 'There is no such birthday as in this number' },
  idCardCheckDigit: { zh: '身份证号校验位不正确', en: 'The last digit does not fit the number' },
  idCardTooYoung: { zh: '未满 16 周岁，不能完成认证', en: 'Nobody below 16 can be verified' },
  idCardTaken: { zh: '该身份证已认证其他账号', en: 'Another account is verified with this card' },
  qqUnfit: { zh: '[QQ]格式无效，应为 5–12 位数字', en: '[QQ] is invalid. Use 5–12 digits' },
  viewsMost: { zh: '每个表格最多保存 {most} 个视图', en: 'At most {most} views per table' },
  viewTaken: { zh: '已有同名视图', en: 'There is a view of this name' },

  signedIn: { zh: '登录成功', en: 'Signed in' },
  registered: { zh: '注册成功', en: 'Registered' },
  saved: { zh: '修改成功', en: 'Saved' },
  smsSent: { zh: '短信验证码发送成功，请从手机上查看。', en: 'The SMS code was sent. See your phone.' },
  registerSent: {
    zh: '注册链接已发送，24 小时内有效。',
    en: 'A link to register was sent. It is valid for 24 hours.',
  },
  resetSent: {
    zh: '如果该账号存在，重置链接已发送，30 分钟内有效。',
    en: 'If this account exists, a reset link was sent. It is valid for 30 minutes.',
  },
  passwordReset: { zh: '密码已重置，请使用新密码登录', en: 'The password was reset. Sign in with the new one' },
  passwordChanged: {
    zh: '密码已修改，其他设备已退出登录',
    en: 'The password was changed. Other devices were signed out',
  },
  realNameSent: { zh: '已提交，等待审核', en: 'Submitted for review' },
  twoStepEnded: { zh: '两步验证已关闭', en: 'Two-step codes are off' },
});
