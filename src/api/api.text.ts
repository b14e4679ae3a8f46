import { spaced } from '../text/spaced';
import { words } from '../text/words';
import { roughly } from './retry-after';

/** Sentences for failures that carry no message of the server's own (specification, section 8). */
export const apiText = words('api', {
  tooMany: (seconds: number) => spaced`短时间内请求过多，请在 ${roughly(seconds, ['秒', '分钟', '小时'])}后重试`,
  other: '请求出错，请重试',
  offline: '网络连接已断开，请检查网络后重试',
  timeout: '服务器长时间没有响应，请重试',
  unauthorized: '登录已失效，请重新登录',
  noToken: '网站没有给出访问凭证，请稍后重试',
  forbidden: '没有权限',
  aborted: '请求已取消',
  unfit: '服务端返回的内容无法识别',
  page: '服务端返回的是网页，不是数据',
  cut: '数据没有传完，连接就断开了，请重试',
  absent: '此服务端未提供该功能',
});
