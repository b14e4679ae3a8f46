import type { StarApplication, StarDemand, StarDisk, StarGateway } from '../../../../src/api/contract/star';
import type { StarBillDay, StarBillLine, StarDispute } from '../../../../src/api/contract/star-bill';
import { starAgreementNow } from '../../../../src/domain/star';

const long = '重庆两江新区国际会展中心南侧地下商业街三期招商办公室';
const at = '2026-11-18T01:20:00Z';
const agreed = { version: starAgreementNow.version, by: '林昭', at };
const agreement = { ...starAgreementNow, agreed };

const disk = (id: string, more: Partial<StarDisk> = {}): StarDisk => ({
  ...{ id, gwid: 'gw3f21', remark: '青禾学院东区宿舍', online: true, disk: 'sda', medium: 'hdd', size_gb: 1000 },
  ...{ used_gb: 310, bad_blocks: 0, told_at: at, state: 'free', most_gb: 621, percent: 0, per_gb: 5300, up_mbps: 200 },
  ...{ simulated: true, ...more },
});

const disks: StarDisk[] = [
  disk('1'),
  disk('2', { disk: 'sdb', medium: 'ssd', size_gb: 128, used_gb: 56, most_gb: 64, per_gb: null }),
  disk('3', { gwid: 'gw77aa', remark: long, size_gb: 256, state: 'open', most_gb: 150 }),
  disk('4', { remark: '深圳南山仓', state: 'applied' }),
  disk('5', { remark: '南京新街口店', medium: 'emmc', size_gb: 16, used_gb: 6, state: 'small', most_gb: 0 }),
  disk('6', { remark: '苏州园区店', state: 'bad', bad_blocks: 214 }),
  disk('7', { remark: '成都太古里店', state: 'unreported', disk: '', size_gb: null, used_gb: null, most_gb: 0 }),
];

const lent = [{ disk: 'sda', size_gb: 1000, gb: 600 }];
const plan = { gb: 600, mbps: 80, from: '23:30', to: '08:00' };

const application = (id: string, more: Partial<StarApplication> = {}): StarApplication => ({
  ...{
    id,
    gwid: 'gw3f21',
    remark: '青禾学院东区宿舍',
    gone: false,
    disks: lent,
    ...plan,
    state: 'pending',
    reason: '',
  },
  ...{ asked_by: '林昭', asked_at: at, decided_at: null, simulated: true, ...more },
});

const gateway = (gwid: string, more: Partial<StarGateway> = {}): StarGateway => ({
  ...{ gwid, remark: '青禾学院东区宿舍', online: true, disks: lent, ...plan, lent_gb: 480, share: 80, state: 'on' },
  ...{ delivery: 'done', error: '', since: at, used_gb: 412, used_mbps: 71.4, told_at: at, up_mbps: 200 },
  ...{ subsidy_until: null, changed_by: '林昭', changed_at: at, simulated: true, ...more },
});

const demand = (id: string, more: Partial<StarDemand> = {}): StarDemand => ({
  ...{ id, region: '江苏', buyer: '模拟买家', gb: 120_000, mbps: 40_000, each_fen: 53, starts_on: '2026-11-01' },
  ...{ ends_on: null, state: 'open', simulated: true, ...more },
});

const day = (on: string, more: Partial<StarBillDay> = {}): StarBillDay => ({
  ...{ day: on, gateways: 5, disks: 6, income_fen: 876, subsidy_fen: 0, fen: 876, below: 1, unpaid: 6 },
  ...{ settled_at: at, dispute: null, simulated: true, ...more },
});

const line = (more: Partial<StarBillLine> = {}): StarBillLine => ({
  ...{ day: '2026-11-19', gwid: 'gw3f21', remark: '青禾学院东区宿舍', disk: 'sda', size_gb: 1000, income_fen: 320 },
  ...{ percent: 0, subsidy_fen: 0, unpaid: 'campaign', settled_at: null, simulated: true, ...more },
});

const dispute: StarDispute = {
  ...{ id: 'dsp1', day: '2026-11-12', gwid: 'gw77aa', remark: long, text: '云栖酒店主楼记 0.09 元，因机房割接断网' },
  ...{ state: 'open', answer: '', by: '林昭', asked_at: at, answered_at: null },
};

const bill = {
  ...{ month: '2026-11', months: ['2026-11', '2026-10'], income_fen: 16179, subsidy_fen: 0, pending_fen: 876 },
  ...{ booked_fen: 128460, settles_at: '2026-11-20T01:00:00Z', since: '2026-06-02', disputes: 1, simulated: true },
  days: [
    { day: '2026-11-18', income_fen: 731, subsidy_fen: 0 },
    { day: '2026-11-19', income_fen: 876, subsidy_fen: 0 },
  ],
};

const overview = {
  ...{ agreement, buyer: { name: '模拟买家', simulated: true }, disks: 7, free: 2, pending: 1, joined: 2, open: 1 },
  ...{ demands: 1, disputes: 1, yesterday_fen: 876, month_fen: 16179, pending_fen: 876, booked_fen: 128460 },
  ...{ since: '2026-06-02', simulated: true },
};

const listOf = <Row>(list: readonly Row[], more: object = {}) => ({ list, total: list.length, ...more });

/** Answers of an account that takes part. */
export const twinkleAnswers = {
  '/api/v3/twinkle/overview': overview,
  '/api/v3/twinkle/agreement': { ...agreement, list: [agreed] },
  '/api/v3/twinkle/disks': listOf(disks, { counts: { all: disks.length, free: 2 } }),
  '/api/v3/twinkle/applications': listOf(
    [
      application('sa1'),
      application('sa2', { remark: long, state: 'refused', reason: '硬盘读写太慢，请更换后再申请', decided_at: at }),
    ],
    { counts: { pending: 1, refused: 1 } },
  ),
  '/api/v3/twinkle/gateways': listOf(
    [
      gateway('gw3f21'),
      gateway('gw77aa', { remark: long, state: 'failed', delivery: 'failed', error: '磁盘只读', used_gb: null }),
      gateway('gw80bb', { remark: '云栖酒店主楼', state: 'paused' }),
    ],
    { counts: { on: 1, failed: 1, paused: 1 } },
  ),
  '/api/v3/twinkle/demands': listOf(
    [demand('d1'), demand('d2', { region: long, state: 'over', ends_on: '2026-11-10' })],
    {
      counts: { open: 1, over: 1 },
    },
  ),
  '/api/v3/twinkle/bill': bill,
  '/api/v3/twinkle/bill/days': listOf([day('2026-11-19', { settled_at: null }), day('2026-11-18')]),
  '/api/v3/twinkle/bill/lines': listOf([
    line(),
    line({ disk: 'sdb', size_gb: 64, income_fen: 8, unpaid: 'least', percent: 15 }),
    line({ remark: long, gwid: 'gw77aa', income_fen: 140, percent: 15, subsidy_fen: 21, unpaid: '' }),
  ]),
  '/api/v3/twinkle/disputes': listOf([dispute]),
};

const nobody = listOf([], { counts: {} });

/** Answers of an account without disks, where nobody buys and nobody agreed. */
export const noTwinkleAnswers = {
  '/api/v3/twinkle/overview': {
    ...{
      ...overview,
      agreement: { ...agreement, agreed: null },
      buyer: null,
      disks: 0,
      free: 0,
      pending: 0,
      joined: 0,
    },
    ...{ open: 0, demands: 0, disputes: 0, yesterday_fen: 0, month_fen: 0, pending_fen: 0, booked_fen: 0, since: null },
    simulated: false,
  },
  '/api/v3/twinkle/agreement': { ...agreement, agreed: null, list: [] },
  '/api/v3/twinkle/disks': listOf([], { counts: { all: 0, free: 0 } }),
  '/api/v3/twinkle/applications': nobody,
  '/api/v3/twinkle/gateways': nobody,
  '/api/v3/twinkle/demands': nobody,
  '/api/v3/twinkle/bill': {
    ...{ ...bill, income_fen: 0, pending_fen: 0, booked_fen: 0, since: null, days: [], disputes: 0, simulated: false },
  },
  '/api/v3/twinkle/bill/days': listOf([]),
  '/api/v3/twinkle/bill/lines': listOf([]),
  '/api/v3/twinkle/disputes': listOf([]),
};
