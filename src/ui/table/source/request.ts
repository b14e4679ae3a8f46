import { endpoint, type Endpoint } from '../../../api';
import type { Page } from '../export/collect';
import { pageSizes, toInput, type ListState } from '../model/list-state';
import { mostCounted } from '../model/pages';
import type { EndpointSource, ListRequest, RequestSource } from '../types';

/** A remote list in one shape: what to call, with what, and where rows and total are in the reply. */
export interface Remote {
  endpoint: Endpoint;
  inputOf: (state: ListState) => Record<string, unknown>;
  pick: (reply: unknown) => Page<object>;
  /** Rows per request when everything is collected. */
  fetchSize: number;
  /** How far a search is counted to show a page of what it finds. */
  most?: number;
}

/** The shape of an endpoint or of a configurable request. */
export function remoteOf(props: EndpointSource | RequestSource): Remote {
  const translate = props.toInput ?? toInput;
  if (props.endpoint) {
    const { endpoint, input } = props;
    const inputOf = (state: ListState) => ({ ...input, ...translate(state) });
    const most = props.bounded && { most: mostCounted };
    return { endpoint, inputOf, pick: picker('data.list', 'data.total'), fetchSize: 1000, ...most };
  }
  const { request } = props;
  return {
    endpoint: listEndpoint(request),
    inputOf: (state) => {
      const { page, per_page, ...rest } = translate(state);
      return {
        ...request.params,
        ...rest,
        [request.pageName ?? 'page']: page,
        [request.perPageName ?? 'per_page']: per_page,
      };
    },
    pick: picker(request.listField ?? 'data.list', request.totalField ?? 'data.total'),
    // A foreign server need not take more than the sizes of the pager.
    fetchSize: Math.max(...pageSizes),
  };
}

/** A configurable list request as an endpoint: any multiple of 1000 is success (specification, section 7). */
const listEndpoint = (request: ListRequest): Endpoint =>
  endpoint({
    method: request.method,
    path: request.url,
    summary: 'Configured list request.',
    success: 'thousands',
    scope: 'account',
    origin: 'given',
  });

/** A configurable delete as an endpoint. */
export const deleteEndpoint = (url: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: url,
    summary: 'Configured delete.',
    success: 'thousands',
    scope: 'account',
    origin: 'given',
  });

function picker(listField: string, totalField: string) {
  return (reply: unknown): Page<object> => {
    const list = at(reply, listField);
    const rows = Array.isArray(list) ? (list as object[]) : [];
    const total = Number(at(reply, totalField));
    return { list: rows, total: Number.isFinite(total) ? total : rows.length };
  };
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((from, name) => (from as Record<string, unknown> | null | undefined)?.[name], value);
