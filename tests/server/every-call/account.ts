import { createHash } from 'node:crypto';
import { generate } from 'otplib';
import { expect } from 'vitest';
import * as contract from '../../../src/api/contract';
import { trackedEvent } from '../../../src/domain/tracking';
import { captchaAnswer } from '../reference';
import type { Callers } from './caller';

const password = 'Netpane2026';
const by = '客服 0317';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

/** Signing in in every way, and what belongs to a person. */
export async function signIns({ call, server, bearing, pass, row }: Callers): Promise<void> {
  const { auth, security, profile, user, personalization, staffAccount } = contract;
  const { client: nobody } = server;
  const picture = async () => ({
    captcha: captchaAnswer,
    captchaCacheKey: (await call(auth.captchaGenerate, {}, nobody)).data!.cache_key,
  });
  const said = async (recipient: string, what: RegExp) =>
    what.exec(
      (
        await row<{ body: string }>('SELECT body FROM outbox WHERE recipient = $1 ORDER BY at DESC LIMIT 1', [
          recipient,
        ])
      ).body,
    )![1]!;
  const code = /(\d{6})/;

  await call(auth.captchaAccountGenerate, { email: 'demo@netpane.cn' }, nobody);
  const { token } = await call(auth.login, { email: 'demo@netpane.cn', password }, nobody);
  await call(user.logout, {}, bearing(token));

  const mobile = '13700001111';
  await call(auth.getSmsCode, { mobile, ...(await picture()) }, nobody);
  await call(
    auth.registerForSmsCode,
    { mobile, sms_code: await said(mobile, code), password: 'Another99', confirm_password: 'Another99' },
    nobody,
  );
  const { account_code } = await row<{ account_code: string }>('SELECT account_code FROM account WHERE mobile = $1', [
    mobile,
  ]);
  await call(contract.staff.staffAccountExport, { account_code }, server.staff);
  await call(contract.staff.staffAccountErase, { account_code }, server.staff);
  await call(auth.getSmsCode, { mobile: '13805712046', ...(await picture()) }, nobody);
  await call(auth.smsCodeLogin, { mobile: '13805712046', sms_code: await said('13805712046', code) }, nobody);

  const qr = (await call(auth.getQrcodeId, {}, nobody)).data;
  await call(auth.qrcodeScan, { id: qr });
  await call(auth.qrcodeAnswer, { id: qr, confirm: true });
  await call(auth.checkQrcodeId, { qruuid: qr }, nobody);

  await call(auth.passwordForgot, { account: 'agent@netpane.cn', ...(await picture()) }, nobody);
  const link = /password_reset\/([\w-]+)/;
  // Sent after the answer, so that nobody learns from its time who has an account.
  await expect.poll(() => said('agent@netpane.cn', link).catch(() => '')).toBeTruthy();
  const reset = await said('agent@netpane.cn', link);
  await call(auth.passwordResetCheck, { token: reset }, nobody);
  await call(auth.passwordReset, { token: reset, password, confirm_password: password }, nobody);

  await call(auth.registerByMail, { email: 'new@example.com', ...(await picture()) }, nobody);
  await expect.poll(() => said('new@example.com', link).catch(() => '')).toBeTruthy();

  await call(user.user, {});
  await call(user.realNameNotice, {});
  await call(user.realNameClosePopup, { key: 'home' });
  await call(profile.smsCodeForMobile, { mobile: '13711112222' });
  await call(profile.updateMobile, { mobile: '13711112222', sms_code: await said('13711112222', code) });
  await call(profile.updateQq, { qq: '12345678' });
  await call(personalization.personalizationUpdate, {
    display_column: { tableCacheKey: 'alarm', displayFields: ['kind'] },
  });
  await call(personalization.personalizationShow, {});

  await call(security.securityOverview, {});
  await call(security.sessions, {});
  await call(security.loginHistory, {});
  await call(security.realNameSubmit, { name: '林昭', id_card: '11010519491231002x' });
  const [named] = (await call(staffAccount.staffRealNames, {}, server.staff)).data.list;
  const mine = { account_code: named!.account_code, by };
  await call(staffAccount.staffRealName, mine, server.staff);
  await call(staffAccount.staffRealNameSettle, { ...mine, approved: true }, server.staff);
  const { secret } = (await call(security.twoStepBegin, { password })).data;
  const totp = () => generate({ secret, epoch: Math.floor(server.services.now() / 1000) });
  await call(security.twoStepEnable, { totp: await totp() });
  pass(60_000);
  const [recovery] = (await call(security.twoStepRecovery, { totp: await totp() })).data.recovery_codes;
  await call(security.twoStepDisable, { password, totp: recovery! });
  await call(security.sessionRevoke, { others: true });
  const fresh = { password: 'Another99', confirm_password: 'Another99' };
  await call(security.passwordChange, { old_password: password, ...fresh });
  await call(security.passwordChange, { old_password: 'Another99', password, confirm_password: password });
}

/** Tickets, after-sales, money, and the service staff. */
export async function money({ call, server, agent }: Callers): Promise<void> {
  const { support, staff, wallet, payment, contractor, user } = contract;
  const { staff: desk } = server;
  const photo = async () => (await call(support.photoUpload, { file: new File([png], 'a.png') })).data.id;

  await call(support.photo, { id: await photo() });
  await call(support.customerService, { type: 'robot' });
  const filing = {
    kind: 'repair',
    product: 'NP-R620',
    serial: 'NPR6202504180372',
    reason: '通电后指示灯不亮',
    contact: '林昭',
    mobile: '13805712046',
    address: '杭州市文三路 398 号',
    photos: [],
  } as const;
  const order = async () => (await call(support.afterSaleSave, { ...filing, photos: [] })).data.id;
  await call(support.afterSales, {});
  await call(support.afterSaleDetail, { id: await order() });
  await call(support.afterSaleCancel, { id: await order() });
  await call(staff.staffAfterSaleMove, { id: await order(), by, state: 'accepted', note: '请寄回设备' }, desk);
  const { id: ticket } = (await call(support.ticketOpen, { subject: '延迟', category: 'network', text: '晚上慢' }))
    .data;
  await call(support.tickets, {});
  await call(support.ticketReply, { id: ticket, text: '只有宁波' });
  await call(staff.staffTickets, {}, desk);
  await call(staff.staffTicketReply, { id: ticket, by, text: '已查看' }, desk);
  await call(staff.staffTicketThread, { id: ticket }, desk);
  await call(support.ticketThread, { id: ticket });
  await call(support.ticketClose, { id: ticket });

  await call(payment.paymentMethods, {});
  const asked = { request_id: 'recharge-1', method: 'test', amount_fen: 10_000 } as const;
  const { id: paying } = (await call(payment.paymentCreate, asked)).data;
  await call(payment.payments, { state: 'waiting' });
  await call(payment.paymentCheck, { id: paying });
  await call(payment.paymentDetail, { id: paying });
  await call(payment.paymentCancel, { id: paying });
  await call(wallet.walletSummary, {});
  await call(wallet.coupons, {});
  await call(wallet.statement, {});
  const card = { holder: '周启航', bank: '工商银行', number: '6222 0202 0001 2345 678', password };
  const { id: bound } = (await call(wallet.bankCardAdd, card, agent)).data;
  await call(wallet.bankCards, {}, agent);
  const withdraw = async () =>
    (
      await call(
        wallet.withdraw,
        { request_id: crypto.randomUUID(), card_id: 'card_agent_1', amount_fen: 2_000, password },
        agent,
      )
    ).data.id;
  await call(wallet.withdrawalCancel, { id: await withdraw() }, agent);
  await call(wallet.withdrawals, {}, agent);
  const paid = await withdraw();
  await call(staff.staffWithdrawals, {}, desk);
  await call(staff.staffWithdrawalSettle, { id: paid, by, paid: true, note: '银行受理' }, desk);
  await call(wallet.bankCardRemove, { id: bound, password }, agent);
  const { account_code } = (await call(user.user, {}, agent)).data;
  await call(staff.staffServiceCode, { account_code, by, phone: '0571-88000000' }, desk);

  await call(contractor.contractorApply, {
    company: '杭州云集网络工程有限公司',
    licence: '91350100M000100Y43',
    photos: [await photo()],
    region: '33',
    contact: '林昭',
    mobile: '13805712046',
  });
  await call(contractor.contractor, {});
  const [applied] = (await call(staff.staffContractors, {}, desk)).data.list;
  await call(staff.staffContractorPhoto, { id: applied!.id }, desk);
  await call(staff.staffContractorSettle, { id: applied!.id, by, approved: true }, desk);
}

/** What an account is told and shows others: messages, logs, wallboards, partners, saved views. */
export async function messagesAndPartners({ call, begin, server, agent, bearing }: Callers): Promise<void> {
  const { message, log, wallboard, board, embed, embedSignIn, tableView, pageView, stream, activity, ad } = contract;
  const { list: announced } = (await call(message.messages, { q: '待激活' })).data;
  const { msg } = (await call(message.messageDetail, { id: announced[0]!._id })).data;
  const id = /messages\/activation\/([\w-]+)/.exec(msg)![1]!;
  await call(message.messageActivation, { id });
  await call(message.messageActivate, { id });
  await call(message.messagesUnread, {});
  await call(message.messageRead, { msg_ids: [announced[0]!._id] });
  await call(message.messagesReadAll, {});
  await call(message.messagesRemove, { ids: [announced[0]!._id] });
  await call(log.logs, { kind: 'action' });
  await call(pageView.pageView, { name: 'networks' });

  const view = { table: 'alarm', name: '紧急', shared: false, query: { level: 'FATAL' }, columns: [] };
  const { id: saved } = (await call(tableView.tableViewSave, view)).data;
  await call(tableView.tableViews, { table: 'alarm' });
  await call(tableView.tableViewDelete, { id: saved });

  const { id: link, key } = (await call(wallboard.wallboardLinkCreate, { name: '前台', cards: ['users'], days: 7 }))
    .data;
  await call(wallboard.wallboardEnter, { key }, server.client);
  await call(wallboard.wallboardLinks, {});
  await call(wallboard.wallboardLinkRevoke, { id: link });

  const tile = { id: 'a', kind: 'sites', x: 0, y: 0, w: 8, h: 6, settings: {} } as const;
  const screens = [{ id: 's', name: '', seconds: 20, tiles: [tile] }];
  const document = { theme: 'BLACK', turning: true, stays: true, screens } as const;
  const { id: wall } = (await call(board.boardSave, { name: '大厅', document })).data;
  await call(board.boards, { q: '大厅' });
  await call(board.boardDetail, { id: wall });
  const shown = (await call(wallboard.wallboardLinkCreate, { name: '大厅', cards: [], board: wall, days: 7 })).data;
  const opened = (await call(wallboard.wallboardEnter, { key: shown.key }, server.client)).data;
  await call(board.boardShown, {}, bearing(opened.token));
  const { id: group } = (await call(contract.group.groupCreate, { name: '看板分组' })).data;
  for (const of of [{}, { group }]) {
    await call(board.boardSites, of);
    await call(board.boardDays, of);
    await call(board.boardCounts, of);
    await call(board.boardCourse, { ...of, course: 'traffic', range: '24h' });
    await call(board.boardCourse, { ...of, course: 'traffic', range: '30d' });
    await call(board.boardTop, { ...of, range: '7d' });
    await call(board.boardTop, { ...of, range: '24h' });
    await call(board.boardAlarms, of);
    await call(board.boardLinks, of);
  }
  await call(board.boardRemove, { ids: [wall] });

  const partner = { name: '云栖旅宿', origins: ['https://inn.example'], scopes: ['device:read' as const] };
  const { id: partnerId, secret } = (await call(embed.partnerCreate, partner)).data;
  await call(embed.embedToken, { scopes: ['device:read'], origin: 'https://inn.example' }, bearing(secret));
  await call(embed.partners, {});
  await call(embed.partnerUpdate, { ...partner, id: partnerId, name: '云栖' });
  await call(embed.grantCreate, { partner_id: partnerId }, agent);
  await call(embed.grants, {}, agent);
  const asks = bearing(undefined, { origin: 'https://inn.example' });
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const wish = { partner: partnerId, scopes: ['device:read' as const], challenge };
  const { id: asked } = (await call(embedSignIn.embedSignInStart, wish, asks)).data;
  await call(embedSignIn.embedSignInAsked, { id: asked }, agent);
  const { code } = (await call(embedSignIn.embedSignInAnswer, { id: asked, scopes: ['device:read'] }, agent)).data;
  await call(embedSignIn.embedSignInToken, { code: code!, verifier }, asks);
  await call(embed.grantRemove, { partner_id: partnerId }, agent);
  await call(embed.partnerTheme, { id: partnerId, theme: { accent: '#0b6e4f', radius: 10 } });
  const tried = { ...partner, origins: [...partner.origins, 'http://localhost:5173'] };
  await call(embed.partnerUpdate, { ...tried, id: partnerId });
  await call(embed.partnerTestToken, { id: partnerId, origin: 'http://localhost:5173' });
  await call(embed.partnerRotate, { id: partnerId, grace: true });
  await call(embed.partnerRevoke, { id: partnerId });

  expect(await begin(stream.stream, {})).toContain('hello');

  await call(activity.activities, {});
  await call(ad.campaignDetail, {});
  await call(contract.verdict.verdict, {});
  await call(ad.campaignHide, {});
  await call(activity.starActive, {});
  await call(activity.tunnelActive, {});
  await call(activity.ipv6Active, {});
  await call(ad.adClick, {});
  const { home_banners, home_middle } = (await call(ad.homeAds, {})).data;
  await call(ad.adClose, { id: home_middle?.id ?? home_banners[0]!.ad_id });
  await call(ad.salesQrcode, {});
  await call(ad.activityPopup, { id: 1 });
  const event = trackedEvent('header_ad', 'show_homePageEPCAD', server.services.now(), () => 0.5);
  await call(ad.eventTracking, { ...event, appendData: {} });
}

/** Promotion: an agent's figures, and what brings him customers. */
export async function promotion({ call, server, agent }: Callers): Promise<void> {
  const { promotion } = contract;
  await call(promotion.packages, {});
  await call(promotion.promotionLead, { code: 'NP8K2-SW', name: '陈静', mobile: '13900003333', consent: true });
  await call(promotion.promotionVisit, { code: 'NP8K2-SW' }, server.client);
  await call(promotion.promotionAttach, { code: 'NP8K2-DN' });
  await call(promotion.promotionSummary, {}, agent);
  await call(promotion.promotionTrend, { days: 7 }, agent);
  await call(promotion.promotionProducts, {}, agent);
  await call(promotion.commissions, {}, agent);
  const { list: brought } = (await call(promotion.referrals, { stage: 'lead' }, agent)).data;
  await call(promotion.leadState, { id: brought[0]!.id, state: 'contacted' }, agent);
  const [material] = (await call(promotion.materials, {}, agent)).data.list;
  await call(promotion.materialFile, { id: material!.id }, agent);
}
