import type { Endpoint } from '../../../src/api/endpoint';
import * as staff from '../../../src/api/contract/staff';
import * as account from '../../../src/api/contract/staff-account';
import * as device from '../../../src/api/contract/staff-device';
import * as design from '../../../src/api/contract/staff-design';
import * as plugin from '../../../src/api/contract/plugin';
import * as promotion from '../../../src/api/contract/staff-promotion';
import * as income from '../../../src/api/contract/staff-income';
import * as payment from '../../../src/api/contract/staff-payment';
import * as star from '../../../src/api/contract/staff-star';
import * as speedup from '../../../src/api/contract/staff-speedup';
import * as wallet from '../../../src/api/contract/staff-wallet';

/** A command of the operator's tool: a call of the staff with its fields as words of a command line. */
export interface Command {
  /** Words that name it: `account freeze`. */
  readonly name: string;
  readonly call: Endpoint;
  readonly about: string;
  /** Fields that are given by place, in this order; the others are options. */
  readonly takes: readonly string[];
  /** Values of fields that the command itself stands for. */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** There is no way back: it asks for `--yes`. */
  readonly final?: boolean;
}

type More = Pick<Command, 'sets' | 'final'>;
const command = (
  name: string,
  call: Endpoint,
  about: string,
  takes: readonly string[] = [],
  more: More = {},
): Command => ({
  ...{ name, call, about, takes },
  ...more,
});

/** Everything that the operator can do, in the order of the help. */
export const commands: readonly Command[] = [
  command('owner create', account.staffAccountCreate, '开通账号，给出设置密码的一次性链接', ['account']),
  command('account list', account.staffAccounts, '账号列表'),
  command('account show', account.staffAccount, '一个账号的资料', ['account_code']),
  command('account freeze', account.staffAccountFreeze, '冻结账号：登录、令牌、推送立即失效', ['account_code'], {
    sets: { frozen: true },
  }),
  command('account unfreeze', account.staffAccountFreeze, '解冻账号', ['account_code'], { sets: { frozen: false } }),
  command('account agent', account.staffAccountKind, '设为代理商', ['account_code'], { sets: { agent: true } }),
  command('account no-agent', account.staffAccountKind, '取消代理商', ['account_code'], { sets: { agent: false } }),
  command('account enterprise', account.staffAccountKind, '设为企业客户', ['account_code'], {
    sets: { customer: 'enterprise' },
  }),
  command('account free', account.staffAccountKind, '设为普通客户', ['account_code'], { sets: { customer: 'free' } }),
  command('account link', account.staffAccountLink, '生成重置密码的一次性链接', ['account_code']),
  command('account code', staff.staffServiceCode, '发放快捷咨询的服务码', ['account_code']),
  command('account export', staff.staffAccountExport, '导出账号的全部数据（JSON）', ['account_code']),
  command('account erase', staff.staffAccountErase, '注销账号并删除全部数据', ['account_code'], { final: true }),
  command('devices issue', device.staffDeviceIssue, '登记网关，给出 GWID 与绑定密钥（只显示这一次）'),
  command('devices list', device.staffDevices, '已登记的网关'),
  command('devices revoke', device.staffDeviceRevoke, '吊销网关：不能再绑定，也不能再上报', ['gwid'], { final: true }),
  command('models save', design.staffModelSave, '登记或修改方案设计用的设备型号与标价', ['model', 'kind']),
  command('models remove', design.staffModelRemove, '删除方案设计用的设备型号', ['model']),
  command('wallet credit', wallet.staffWalletCredit, '为账号入账（例如收到的银行转账）', [
    'account_code',
    'amount_fen',
  ]),
  command(
    'wallet refund',
    wallet.staffWalletRefund,
    '余额已在线下退给客户（或入账有误），从余额扣除',
    ['account_code', 'amount_fen'],
    {
      final: true,
    },
  ),
  command('payments list', payment.staffPayments, '付款列表'),
  command('payments confirm', payment.staffPaymentConfirm, '确认银行转账已到账', ['id', 'amount_fen', 'reference']),
  command('payments refuse', payment.staffPaymentRefuse, '银行转账未到账', ['id', 'reason']),
  command('orders refund', wallet.staffOrderRefund, '退还订单未使用的部分', ['id', 'reason'], { final: true }),
  command('orders', wallet.staffOrders, '订单列表'),
  command('invoices list', wallet.staffInvoices, '待开具的发票'),
  command('invoices issue', wallet.staffInvoiceIssue, '发票已开具，上传文件供客户下载', ['id', 'number']),
  command('invoices sent', wallet.staffInvoiceSent, '发票已开具并发送', ['id', 'number']),
  command('invoices send', wallet.staffInvoiceSend, '把下载发票的地址发到收票邮箱', ['id']),
  command('withdrawals list', staff.staffWithdrawals, '待打款的提现'),
  command('withdrawals paid', staff.staffWithdrawalSettle, '提现已打款', ['id'], { sets: { paid: true } }),
  command('withdrawals refused', staff.staffWithdrawalSettle, '提现失败，退回余额', ['id'], { sets: { paid: false } }),
  command('income offers', income.staffIncomeOffers, '谁为微信、红包认证付费'),
  command('income offer', income.staffIncomeOfferSave, '从某天起，每台认证终端每天付多少分', [
    'source',
    'each_fen',
    'buyer',
  ]),
  command('income end', income.staffIncomeOfferEnd, '结束一项认证付费，今天是最后一天', ['id'], { final: true }),
  command('tickets list', staff.staffTickets, '工单列表'),
  command('tickets show', staff.staffTicketThread, '一个工单的全部对话', ['id']),
  command('tickets reply', staff.staffTicketReply, '回复工单', ['id', 'text']),
  command('after-sales list', staff.staffAfterSales, '售后单列表'),
  command('after-sales move', staff.staffAfterSaleMove, '推进售后单', ['id', 'state', 'note']),
  command('contractors list', staff.staffContractors, '待审核的工程商认证'),
  command('contractors photo', staff.staffContractorPhoto, '营业执照照片', ['id']),
  command('contractors approve', staff.staffContractorSettle, '通过工程商认证', ['id'], { sets: { approved: true } }),
  command('contractors refuse', staff.staffContractorSettle, '驳回工程商认证', ['id', 'reason'], {
    sets: { approved: false },
  }),
  command('real-name list', account.staffRealNames, '待审核的实名认证'),
  command('real-name show', account.staffRealName, '待审核的姓名与身份证号（查看会记录）', ['account_code']),
  command('real-name approve', account.staffRealNameSettle, '通过实名认证', ['account_code'], {
    sets: { approved: true },
  }),
  command('real-name refuse', account.staffRealNameSettle, '驳回实名认证', ['account_code', 'reason'], {
    sets: { approved: false },
  }),
  command('speedup lines', speedup.staffSpeedupLines, '国际加速的线路'),
  command('speedup line', speedup.staffSpeedupLineSave, '新建国际加速线路，或用 --id 修改', ['region', 'name', 'host']),
  command('speedup close', speedup.staffSpeedupLineOpen, '关闭线路：使用它的加速组停止', ['id'], {
    sets: { open: false },
  }),
  command('speedup open', speedup.staffSpeedupLineOpen, '重新开放线路', ['id'], { sets: { open: true } }),
  command('speedup members', speedup.staffSpeedupMembers, '待审核的加速成员'),
  command('speedup approve', speedup.staffSpeedupSettle, '通过加速成员的申请', ['sign'], { sets: { approved: true } }),
  command('speedup refuse', speedup.staffSpeedupSettle, '驳回加速成员的申请', ['sign', 'reason'], {
    sets: { approved: false },
  }),
  command('star applications', star.staffStarReview, '待审核的繁星计划申请'),
  command('star approve', star.staffStarSettleReview, '通过繁星计划申请，网关收到设置', ['id'], {
    sets: { approved: true },
  }),
  command('star refuse', star.staffStarSettleReview, '驳回繁星计划申请', ['id', 'reason'], {
    sets: { approved: false },
  }),
  command('star demands', star.staffStarDemands, '买家的需求'),
  command('star demand', star.staffStarDemandSave, '发布买家的需求：每 100 GB 每天付多少分', [
    'region',
    'buyer',
    'gb',
    'mbps',
    'each_fen',
  ]),
  command('star close', star.staffStarDemandClose, '结束需求，今天是最后一天', ['id'], { final: true }),
  command('star settle', star.staffStarSettle, '导入一天的结算（同一网关同一天只计一次）', ['day'], { final: true }),
  command('star disputes', star.staffStarDisputes, '待答复的账单申诉'),
  command('star answer', star.staffStarDisputeAnswer, '答复账单申诉', ['id', 'answer']),
  command('announce', promotion.staffAnnounce, '向全部账号（或一个账号）发布系统消息', ['title', 'text']),
  command('ads list', promotion.staffAds, '首页广告'),
  command('ads save', promotion.staffAdSave, '投放或修改首页广告', ['place', 'title']),
  command('ads end', promotion.staffAdEnd, '结束广告', ['id']),
  command('banners list', promotion.staffAds, '首页横幅', [], { sets: { place: 'banner' } }),
  command('banners save', promotion.staffAdSave, '投放或修改首页横幅', ['title'], { sets: { place: 'banner' } }),
  command('banners end', promotion.staffAdEnd, '结束横幅', ['id']),
  command('activities list', promotion.staffActivities, '已设置的活动'),
  command('activities save', promotion.staffActivitySave, '设置活动的时间、图片与价格', ['id', 'title']),
  command('campaign list', promotion.staffPromotions, '菜单中的推广'),
  command('campaign save', promotion.staffPromotionSave, '设置菜单中的推广', ['service']),
  command('plugins trust', plugin.staffPluginTrust, '信任一个插件发布方：名称与 Ed25519 公钥文件（PEM）', [
    'name',
    'file',
  ]),
  command('plugins publish', plugin.staffPluginPublish, '发布已签名的插件包', ['file']),
  command('acts', account.staffActs, '客服操作记录'),
];

/** The command that the words of a line begin with, the longest name first. */
export const commandOf = (words: readonly string[]): Command | undefined =>
  [...commands]
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => name.split(' ').every((word, at) => words[at] === word));
