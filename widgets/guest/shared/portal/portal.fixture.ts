import type { PortalContent } from '../../../../src/domain/guest';

/** A page of a coffee house. */
export const cafePage: PortalContent = {
  title: '欢迎来到山屿',
  subtitle: '连上 Wi-Fi，慢慢坐一会儿',
  logo: '',
  background: '',
  art: 'hills',
  accent: '#1E5B49',
  paper: '#FBF8F2',
  methods: ['phone', 'wechat', 'simple_key', 'hotel', 'coupon'],
  terms: '欢迎使用本店提供的免费无线网络。\n\n本网络仅供合法用途。',
  must_agree: true,
  end: 'url',
  end_url: 'https://shanyu.example/menu',
  english: true,
};
