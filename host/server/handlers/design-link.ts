import type * as contract from '../../../src/api/contract/design-link';
import { linkList, makeLink, readShared, revokeDesignLink, sharedPlan } from '../fleet/design/links';
import type { Handlers } from '../kit/context/handler';

/** Links under which designs are shown without a session. */
export const designLink: Handlers<typeof contract> = {
  designLinks: async (context, { design }) => ({ data: await linkList(context, design) }),
  designLinkCreate: async (context, input) => ({ data: await makeLink(context, input) }),
  async designLinkRevoke(context, { id }) {
    await revokeDesignLink(context, id);
    return { data: null };
  },
  async designShared(context, { key }) {
    await context.limits.take(`design:${context.network}`, 60, 60);
    return { data: await readShared(context, key) };
  },
  async designSharedPlan(context, input) {
    await context.limits.take(`design-plan:${context.network}`, 120, 60);
    return sharedPlan(context, input);
  },
};
