import type * as contract from '../../../src/api/contract/promotion';
import { productsOf, summaryOf, trendOf } from '../services/promotion/agent-stats';
import { requireAgent } from '../services/promotion/agents';
import { commissionPage } from '../services/promotion/commissions';
import { drawMaterial, materialsOf } from '../services/promotion/materials';
import { readPackages } from '../services/promotion/packages';
import { earningPackages } from '../services/promotion/promoted';
import { attachAccount, countVisit, referralPage, setLeadState, takeLead } from '../services/promotion/referrals';
import type { Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';

/** What is sold, who is brought by whom, and what agents earn by it. */
export const promotion: Handlers<typeof contract> = {
  async packages({ db, now }, input) {
    const list = await readPackages(db, now(), { service: input.service, id: input.package });
    return { data: { list, total: list.length } };
  },

  async promotionLead(context, input) {
    await takeLead(context, input);
    return { data: null };
  },

  async promotionVisit(context, { code }) {
    await countVisit(context, code);
    return { data: null };
  },

  async promotionAttach(context, { code }) {
    return { data: { attached: await attachAccount(context, code) } };
  },

  async promotionSummary(context) {
    return { data: await summaryOf(context, await requireAgent(context)) };
  },

  async promotionTrend(context, { days }) {
    return { data: await trendOf(context, await requireAgent(context), days) };
  },

  async promotionProducts(context) {
    return { data: await productsOf(context, await requireAgent(context)) };
  },

  async commissions(context, input) {
    return { data: await commissionPage(context, await requireAgent(context), input) };
  },

  async referrals(context, input) {
    return { data: await referralPage(context, await requireAgent(context), input) };
  },

  async leadState(context, input) {
    await setLeadState(context, await requireAgent(context), input);
    return { data: null };
  },

  async materials(context, { lang }) {
    const agent = await requireAgent(context);
    const list = materialsOf({ agent, packs: await sold(context), origin: originOf(context), lang });
    return { data: { list, total: list.length } };
  },

  async materialFile(context, { id, lang }) {
    const agent = await requireAgent(context);
    const svg = drawMaterial(id, { agent, packs: await sold(context), origin: originOf(context), lang });
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
  },
};

/** Packages that an agent earns something with. */
async function sold({ db, now }: Context) {
  const packages = await readPackages(db, now());
  return packages.filter(({ id }) => earningPackages.some((one) => one.id === id));
}

/** Where people open the console: the configured address, else the one that was asked. */
const originOf = ({ publicUrl, request }: Context): string => publicUrl ?? new URL(request.url).origin;
