import type * as contract from '../../../src/api/contract/support';
import type { Handlers } from '../kit/context/handler';
import { afterSaleOf, afterSalePage, cancelAfterSale, saveAfterSale } from '../account/support/after-sales';
import { fastChannel, robotChannel } from '../account/support/consulting';
import { closeTicket, openTicket, replyTicket, threadOf, ticketPage } from '../account/support/tickets';
import { keepPhoto, photoResponse } from '../account/support/uploads';

/** After-sales, customer-service tickets, consulting, and the photos of both. */
export const support: Handlers<typeof contract> = {
  customerService: async (context, input) => ({
    data: input.type === 'fast' ? await fastChannel(context, input.service_code ?? '') : await robotChannel(context),
  }),

  afterSales: async (context, input) => ({ data: await afterSalePage(context, input) }),
  afterSaleDetail: async (context, input) => ({ data: await afterSaleOf(context, input.id) }),
  async afterSaleSave(context, input) {
    const id = await saveAfterSale(context, input);
    return { data: await afterSaleOf(context, id) };
  },
  async afterSaleCancel(context, input) {
    await cancelAfterSale(context, input.id);
    return { data: null };
  },

  photoUpload: async (context, input) => ({ data: { id: await keepPhoto(context, input.file) } }),
  photo: (context, input) => photoResponse(context, input.id),

  tickets: async (context, input) => ({ data: await ticketPage(context, input) }),
  ticketThread: async (context, input) => ({ data: await threadOf(context, input.id) }),
  ticketOpen: async (context, input) => ({ data: { id: await openTicket(context, input) } }),
  async ticketReply(context, input) {
    await replyTicket(context, input.id, input.text, input.photos ?? []);
    return { data: null };
  },
  async ticketClose(context, input) {
    await closeTicket(context, input.id);
    return { data: null };
  },
};
