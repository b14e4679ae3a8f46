import { sayings } from './table';

/** What any call may be refused for, whatever it is about. */
export const common = sayings({
  notFound: { code: 4004, zh: '没有找到', en: 'Not found' },
  forbidden: { code: 4030, zh: '没有权限', en: 'Not allowed' },
  sessionEnded: { code: 4001, zh: '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again' },
  scopeMissing: { code: 4032, zh: '嵌入令牌没有这项权限：{scope}', en: 'The embed token lacks this scope: {scope}' },
  siteUnknown: { code: 4031, zh: '此网站未获准使用本接口', en: 'This site may not use this API' },
  taken: {
    code: 4009,
    zh: '名称或内容与已有的重复，请修改后重试',
    en: 'The same exists already. Change it and try again',
  },
  keyUnfit: {
    code: 4000,
    zh: '请求编号无效，应为 1–120 个可见字符',
    en: 'The request id is invalid. Use 1–120 visible characters',
  },
  keyReused: {
    code: 4022,
    zh: '这个请求编号已用于另一个请求',
    en: 'This request id was used for another request',
  },
  keyUnderWay: {
    code: 4009,
    zh: '同一请求正在处理，请稍后查看结果',
    en: 'The same request is under way. Look for its result in a moment',
  },
  keyAnswerLost: {
    code: 4022,
    zh: '该请求已执行，但其结果未能保留，请刷新后查看',
    en: 'This request was carried out, but its answer was lost. Reload to see the result',
  },
  priceChanged: {
    code: 4425,
    zh: '应付金额已变为 {amount}，请核对后重新提交',
    en: 'It costs {amount} now. Look at it and submit again',
  },
  tooMany: {
    code: 4029,
    zh: '短时间内请求过多，请在 {seconds} 秒后重试',
    en: 'Too many requests. Try again in {seconds} s',
  },
  malformed: { code: 4000, zh: '请求格式有误', en: 'The request is malformed' },
  notJson: { code: 4015, zh: '请求格式有误', en: 'The request is malformed' },
  tooLarge: { code: 4013, zh: '请求内容过大', en: 'The request is too large' },
  broken: {
    code: 5000,
    status: 500,
    zh: '服务器出错，请稍后重试（{request}）',
    en: 'The server failed. Try again later ({request})',
  },
  storeAway: {
    code: 5030,
    status: 503,
    zh: '数据服务暂时无法访问，请稍后重试',
    en: 'The data service cannot be reached now. Try again later',
  },
  storeFull: {
    code: 5031,
    status: 503,
    zh: '服务器存储空间已满，暂时不能保存，已保存的内容不受影响',
    en: 'The server is out of disk space and cannot save now. What was saved is safe',
  },
  upstreamAway: {
    code: 5020,
    status: 502,
    zh: '无法连接到后端服务，请稍后重试',
    en: 'The back end cannot be reached. Try again later',
  },
  upstreamLate: {
    code: 5040,
    status: 504,
    zh: '后端服务长时间没有响应，请稍后重试',
    en: 'The back end does not answer. Try again later',
  },
  /** 422 of input that does not fit the call's schema, at a field without a title. */
  missing: { zh: '必须填写', en: 'Required' },
  unfit: { zh: '格式无效', en: 'Invalid format' },
  noText: {
    zh: '含有看不见的控制字符，请删除后重新输入',
    en: 'Holds invisible control characters. Remove them and type it again',
  },
  tooShort: { zh: '至少 {min} 个字符', en: 'At least {min} characters' },
  tooLong: { zh: '最多 {max} 个字符', en: 'At most {max} characters' },
  tooFew: { zh: '至少选择 {min} 项', en: 'Choose at least {min}' },
  tooMuch: { zh: '最多选择 {max} 项', en: 'Choose at most {max}' },
  tooLow: { zh: '不能小于 {min}', en: 'At least {min}' },
  tooHigh: { zh: '不能大于 {max}', en: 'At most {max}' },
  /** Of many fields. */
  wrong: { zh: '输入有误', en: 'The input is invalid' },
  labelUnfit: { zh: '[{label}]格式无效', en: '[{label}] is invalid' },
  labelMostChars: { zh: '[{label}]最多 {most} 个字', en: '[{label}] takes at most {most} characters' },
  labelPast: { zh: '[{label}]应晚于当前时间', en: '[{label}] must be in the future' },
  nameNeeded: { zh: '必须填写名称', en: 'Enter a name' },
  nameMostChars: { zh: '名称最多 {most} 个字', en: 'The name takes at most {most} characters' },
  accountTaken: { zh: '该账号已存在', en: 'There is an account of this name' },
  usernameUnfit: {
    zh: '[账号]应为 3–32 位字母、数字或 . _ @ -',
    en: '[Account] takes 3–32 letters, digits or . _ @ -',
  },
  noGateway: { code: 4004, zh: '没有找到这台网关', en: 'There is no such gateway' },
  noPackage: { code: 4004, zh: '没有找到这个套餐', en: 'There is no such package' },
  choosePackage: { zh: '请选择套餐', en: 'Choose a package' },
  chooseGroup: { zh: '请选择分组', en: 'Choose a group' },
  chooseDevice: { zh: '请选择设备', en: 'Choose a device' },
  badZone: { zh: '[时区]无效', en: '[Time zone] is invalid' },
  photoGone: { zh: '照片已失效，请重新上传', en: 'The photo has expired. Upload it again' },
  atLine: { zh: '第 {line} 行“{text}”：{fault}', en: 'Line {line} “{text}”: {fault}' },
  joined: { zh: '{faults}', en: '{faults}' },
  /** What a line of the log says was there before, and is there now. */
  factIs: { zh: '{what}：{value}', en: '{what}: {value}' },
  factEmpty: { zh: '空', en: 'empty' },
  factNone: { zh: '无', en: 'none' },
  /** What several were done to at once. */
  devicesInAll: { zh: '共 {count} 台设备', en: '{count} devices' },
  itemsInAll: { zh: '共 {count} 项', en: '{count} items' },
  /** One of our words by its key, and a name of the account's before one of ours. */
  wordOf: { zh: '{label}', en: '{label}' },
  nameOf: { zh: '{name} {what}', en: '{name} {what}' },
  /** A word that is known in one language only, such as a field that a device names. */
  text: { zh: '{text}', en: '{text}' },
});
