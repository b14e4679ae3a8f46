import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { homePopupsText } from './home-popups.text';

/** Lines of the product's own notice; an operator may have others. */
const notice: Readonly<Record<string, string>> = {
  '根据《网络安全法》要求，使用云认证、提现等业务需要完成实名认证。':
    'The Cybersecurity Law asks for a real-name check of who uses guest sign-in, withdrawals and the like.',
  '认证只需姓名和身份证号，提交后由客服审核。':
    'It takes a name and an ID card number, which the service desk looks at.',
  '未完成认证的账号，提现与银行卡绑定暂不可用，其他功能不受影响。':
    'Until then withdrawals and bank cards are closed; everything else works.',
};

translate<typeof homePopupsText>('homePopups', {
  close: 'Close',
  realName: {
    title: 'Verify your identity',
    later: 'Later',
    verify: 'Verify now',
    line: (line) => notice[line] ?? line,
  },
  campaign: {
    label: 'Disk subsidy campaign',
    tag: 'Limited time',
    title: ['Large disks', 'earn up to 30% more'],
    body: (least, income) =>
      `Routers with disks of ${least} GB or more get a subsidy on each day with an income of ${income} CNY or more.`,
    rules: 'Rules',
    head: ['Disk size', 'Share', (income) => `For ${income} CNY a day`],
    lower: (from, to) => `${from} GB – ${to} GB`,
    upper: (from) => `Over ${from} GB`,
    time: 'Campaign',
    span: (from, to, days) => counts`${from} to ${to}, ${days} days`,
    length: 'Subsidy lasts',
    lasts: (days, last) => counts`${days} days from joining, until ${last} at the latest`,
    now: 'Your devices',
    routers: (count) => `${count} of your routers have disks below 32 GB; with larger ones they can take part`,
    never: 'Do not remind me again',
    confirm: 'Show these devices',
    disk: '256 GB',
    percent: '+30%',
  },
  activity: { open: 'See the offer', untold: 'Running offer' },
  ad: {
    label: 'Promotion',
    open: 'See more',
    note: (day) => `Advertisement, until ${day}`,
    day: (month, day) => `${month}/${day}`,
  },
});
