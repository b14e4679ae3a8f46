import type { PortalPreset } from '../../../../src/api/contract/portal';
import type { PortalContent } from '../../../../src/domain/guest';

/** Agreement that a new page begins with; the house puts its own name and address in. */
const terms = `欢迎使用本店提供的免费无线网络。使用前请阅读并同意以下内容。

一、本网络仅供合法用途。不得利用本网络制作、复制、传播违法信息，不得从事危害网络安全的活动。

二、依照《中华人民共和国网络安全法》，我们会记录上网终端的网络日志，并依法留存不少于六个月。

三、公共无线网络存在风险，请谨慎进行支付等敏感操作。因网络中断造成的损失，本店不承担责任。

四、如对以上内容有疑问，请联系店内工作人员。`;

const common = {
  logo: '',
  background: '',
  terms,
  must_agree: true,
  end: 'done',
  end_url: '',
  english: false,
} satisfies Partial<PortalContent>;

/** Colours for buttons, all dark enough for white letters, and for the page behind. */
export const accents = ['#1E5B49', '#8A3B1E', '#1F3F77', '#2A2620', '#6B2D5C', '#0F5E6B', '#B3261E', '#5A4A00'];
export const papers = ['#FBF8F2', '#FFFFFF', '#F3F6F9', '#F5F1F7'];

/** Pages to begin a template with. */
export const presets: readonly PortalPreset[] = [
  {
    id: 'cafe',
    name: '咖啡与餐饮',
    note: '暖色纸面，手机号为主，微信与一键为辅',
    content: {
      ...common,
      title: '欢迎光临',
      subtitle: '连上 Wi-Fi，慢慢坐一会儿',
      art: 'hills',
      accent: '#1E5B49',
      paper: '#FBF8F2',
      methods: ['phone', 'wechat', 'simple_key', 'coupon'],
    },
  },
  {
    id: 'hotel',
    name: '酒店与民宿',
    note: '房号加姓名末字，前台也可以发优惠券',
    content: {
      ...common,
      title: '欢迎入住',
      subtitle: '用房号登录，全程上网',
      art: 'city',
      accent: '#1F3F77',
      paper: '#F3F6F9',
      methods: ['hotel', 'phone', 'coupon', 'wechat'],
      english: true,
    },
  },
  {
    id: 'mall',
    name: '商场与门店',
    note: '微信为主，倒计时放行，认证后打开门店网址',
    content: {
      ...common,
      title: '免费 Wi-Fi',
      subtitle: '关注我们，先人一步知道优惠',
      art: 'waves',
      accent: '#8A3B1E',
      paper: '#FBF8F2',
      methods: ['wechat', 'phone', 'countdown', 'redpacket', 'weibo', 'qq'],
      end: 'origin',
    },
  },
  {
    id: 'campus',
    name: '校园与园区',
    note: '本地账号，访客用手机号',
    content: {
      ...common,
      title: '校园网络',
      subtitle: '师生用账号，访客用手机号',
      art: 'leaves',
      accent: '#0F5E6B',
      paper: '#FFFFFF',
      methods: ['local', 'phone', 'fixed'],
    },
  },
  {
    id: 'office',
    name: '办公访客',
    note: '固定密码与试用，页面简单',
    content: {
      ...common,
      title: '访客网络',
      subtitle: '密码请向前台索取',
      art: 'plain',
      accent: '#2A2620',
      paper: '#FFFFFF',
      methods: ['fixed', 'trial', 'phone'],
    },
  },
];
