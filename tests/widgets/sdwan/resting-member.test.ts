import { expect, it } from 'vitest';
import type { Network } from '../../../src/api/contract/sdwan';
import { standingsOf, isTroubled } from '../../../widgets/sdwan/shared/standing';
import { sampleNetwork } from '../../../widgets/sdwan/shared/sdwan.fixture';
import { modelOf } from '../../../widgets/sdwan/sdwan-map/sdwan-map.model';

/** The one that is offline rests, or does not. */
const network = (is_used: boolean): Network => ({
  ...sampleNetwork,
  member_list: sampleNetwork.member_list.map((one) => (one.gwid === 'g4' ? { ...one, is_used } : one)),
});
const places = sampleNetwork.member_list.map(({ gwid }) => ({
  gwid,
  region: gwid === 'g3' ? ('65' as const) : ('31' as const),
  city: '',
}));

it.each([
  [true, true, 'degraded'],
  [false, false, 'up'],
] as const)('a member that is offline and used: %s is trouble: %s', (used, trouble, health) => {
  const { all, spots } = modelOf(network(used), places);
  expect(all.find(({ member }) => member.gwid === 'g4')!.troubled).toBe(trouble);
  expect(spots.find(({ code }) => code === '31')!.health).toBe(health);
  const { member_list, topology, link_list } = network(used);
  const standing = standingsOf({
    drawing: { topology, nodes: member_list },
    factsOf: (gwid) => {
      const { remark, model, location, status } = member_list.find((one) => one.gwid === gwid)!;
      return { remark, model, location, online: status === 'online' };
    },
    links: link_list,
    problems: [],
    selected: undefined,
    onSelect: () => undefined,
  }).get('g4')!;
  expect(isTroubled(standing)).toBe(trouble);
});
