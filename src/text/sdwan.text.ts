import { words } from './words';

/** What there is, and the most that there may be. */
interface Amounts {
  value?: number;
  most?: number;
}

/** Words about networks of several places, on both sides of the wire. */
export const sdwanText = words('sdwan', {
  topologies: { 1: '星型', 2: '双中心', 3: '树型' },
  roles: { main: '中心', bak: '备中心', branch: '分支' },
  sides: { 1: '境内', 2: '境外' },
  states: { normal: '正常', partial: '部分异常', down: '全部离线', paused: '已暂停', expired: '已到期' },
  links: { linked: '已连通', relay: '中继', unlinked: '未连通', unknown: '尚无测量' },
  problems: {
    few: ({ most }: Amounts) => `至少需要 ${most} 个成员`,
    noMain: () => '没有中心，请把一个成员设为中心',
    manyMain: () => '中心只能有一个，请改为分支',
    noBackup: () => '双中心拓扑缺少备中心',
    manyBackup: () => '备中心只能有一个，请改为分支',
    strayBackup: () => '这种拓扑没有备中心，请改为分支',
    unlinked: () => '没有连接到上级，请连线或选择上级节点',
    notCentre: () => '分支只能连接到中心',
    circle: () => '连线形成了环路，请换一个上级节点',
    deep: ({ value, most }: Amounts) => `位于第 ${value} 级，最多 ${most} 级`,
    foreignCentre: () => '中心必须位于境内侧',
    noBandwidth: () => '带宽必须大于 0',
    partBandwidth: () => '带宽必须是整数',
    topology: () => '套餐不支持这种拓扑类型',
    manyMembers: ({ value, most }: Amounts) => `有 ${value} 个成员，套餐最多 ${most} 个`,
    overLocal: ({ value, most }: Amounts) => `境内侧共 ${value} Mbps，套餐最多 ${most} Mbps`,
    overForeign: ({ value, most }: Amounts) => `境外侧共 ${value} Mbps，套餐最多 ${most} Mbps`,
    noForeign: () => '套餐不含境外侧带宽',
    manyMesh: ({ value, most }: Amounts) => `有 ${value} 个成员，分支直连最多 ${most} 个`,
    ended: () => '套餐已到期，续费后才能增加成员或带宽',
  },
});

/** What is wrong, as a sentence. */
export const problemText = (problem: { kind: keyof typeof sdwanText.problems } & Amounts): string =>
  sdwanText.problems[problem.kind](problem);
