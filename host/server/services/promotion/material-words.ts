import type { SalePackage } from '../../../../src/api/contract/promotion';
import { soldInEnglish } from '../../../../src/text/sold/said';
import type { Language } from '../../../../src/text/words';

/** What materials say besides the words of the catalogue. */
interface MaterialWords {
  /** What the catalogue says, in this language. */
  said: (text: string) => string;
  product: string;
  poster: (name: string) => string;
  banner: (name: string) => string;
  text: (name: string) => string;
  /** A package in a few sentences, with where to read on. */
  body: (name: string, pack: SalePackage, price: string, link: string) => string;
  price: (yuan: number, unit: string) => string;
  /** The first month at a price of its own. */
  offer: (first: number, unit: string, then: number) => string;
  scan: string;
  agent: (code: string) => string;
}

export const materialWords: Readonly<Record<Language, MaterialWords>> = {
  'zh-CN': {
    said: (text) => text,
    product: 'Netpane 云网管理平台',
    poster: (name) => `${name} 海报`,
    banner: (name) => `${name} 横幅`,
    text: (name) => `${name} 文案`,
    body: (name, { summary, features }, price, link) =>
      `${name}：${summary}。${features.join('，')}。${price}。了解详情：${link}`,
    price: (yuan, unit) => `${yuan} 元 / ${unit}`,
    offer: (first, unit, then) => `首月 ${first} 元 / ${unit.replace(/ \/ 月$/, '')}，之后 ${then} 元 / 月`,
    scan: '扫码了解并开通',
    agent: (code) => `服务商 ${code}`,
  },
  en: {
    said: soldInEnglish,
    product: 'Netpane, networks in the cloud',
    poster: (name) => `${name}, poster`,
    banner: (name) => `${name}, banner`,
    text: (name) => `${name}, text`,
    body: (name, { summary, features }, price, link) =>
      `${name}: ${summary}. ${features.join('; ')}. ${price}. Read more: ${link}`,
    price: (yuan, unit) => `¥${yuan} / ${unit}`,
    offer: (first, unit, then) => `First month ¥${first} / ${unit.replace(/ \/ month$/, '')}, then ¥${then} / month`,
    scan: 'Scan to read more and sign up',
    agent: (code) => `Provider ${code}`,
  },
};
