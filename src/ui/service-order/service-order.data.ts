import { ApiError, refreshReads, useClient, useRead, useWrite, type InputOf } from '../../api';
import {
  orderCancel,
  orderCreate,
  orderDetail,
  orderPay,
  serviceDetail,
  serviceGateways,
  serviceQuote,
  type Order,
} from '../../api/contract/service';
import { useRequestId } from '../../api/use-request-id';
import { useSold } from '../sold';

/** Whatever shows services, orders or money. */
export const affected = ['/api/v3/service/', '/api/v3/account/'];

/** Everything about a service. */
export function useService(key: string) {
  const read = useRead(serviceDetail, key ? { key } : null);
  return { ...read, data: useSold(read.data) };
}

/** What is wanted, as a quote and an order are asked for it. */
export type Wanted = InputOf<typeof serviceQuote>;

/** What the wanted costs now; the last bill stays while the next is computed. */
export function useQuote(wanted: Wanted | null) {
  const read = useRead(serviceQuote, wanted, { keep: true });
  return { ...read, data: useSold(read.data) };
}

/** Gateways of one answer: more than anybody reads. */
const atOnce = 200;

/** Gateways to choose among, those first that can carry the service out; larger fleets search. */
export const useFitting = (service: string, q: string) =>
  useRead(serviceGateways, { service, per_page: atOnce, ...(q && { q }) }, { keep: q !== '' });

/** Orders and pays. The same wish keeps the request's id, so that trying again after a lost answer orders once. */
export function useOrdering() {
  const create = useWrite(orderCreate, affected);
  const pay = useWrite(orderPay, affected);
  const requestId = useRequestId();
  const client = useClient();
  const order = async (wanted: Wanted & { pay_fen?: number; gwid?: string; sure?: boolean }): Promise<Order> => {
    try {
      return (await create.run({ ...wanted, request_id: requestId(wanted) })).data;
    } catch (error) {
      // The bill may be the reason: a price that changed meanwhile is shown before it can be agreed to.
      if (error instanceof ApiError && error.kind === 'code') void refreshReads(client, [serviceQuote.path]);
      throw error;
    }
  };
  return {
    order,
    pay: async (id: string): Promise<Order> => (await pay.run({ id })).data,
    read: async (id: string): Promise<Order> => (await client.call(orderDetail, { id })).data,
    cancel: useWrite(orderCancel, affected),
    busy: create.busy || pay.busy,
  };
}
