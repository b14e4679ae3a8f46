import { words } from '../text/words';

/** What a widget says whose connection leads nowhere. */
export const connectionFaultText = words('connectionFault', {
  noServer: '网页给出的连接没有写明云平台的地址（baseUrl），见浏览器的开发者控制台',
  noFunction: '网页给出的 token 不是函数，见浏览器的开发者控制台',
});
