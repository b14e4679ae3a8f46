import { useMemo } from 'react';
import { useToast } from '../../toast';
import type { ListState } from '../model/list-state';
import type { DataTableProps, ListRequest } from '../types';
import { remoteOf, type Remote } from './request';
import type { Source } from './source';
import { useLocal } from './use-local';
import { useRemote } from './use-remote';

/** The rows of a table, wherever they come from. */
export function useSource<Row extends object>(
  props: DataTableProps<Row>,
  state: ListState,
  keyOf: (row: Row) => string,
): Source<Row> {
  const toast = useToast();
  const remote = useStableRemote(props);
  const far = useRemote<Row>({ remote, state, keyOf, every: props.every, onRefused: toast.error });
  const near = useLocal<Row>(props.rows ? props : undefined, props.columns, state);
  return remote ? far : near;
}

/** Options are often written in place: what asks the same is the same. */
function useStableRemote<Row extends object>(props: DataTableProps<Row>): Remote | undefined {
  const { endpoint } = props;
  const input = JSON.stringify(props.endpoint ? props.input : undefined);
  const request = JSON.stringify(props.request);
  const toInput = props.rows ? undefined : props.toInput;
  const bounded = (props.endpoint && props.bounded) ?? false;
  return useMemo(() => {
    const own = toInput && { toInput };
    const further = input && { input: JSON.parse(input) as Record<string, unknown> };
    if (endpoint) return remoteOf({ endpoint, bounded, ...further, ...own });
    return request ? remoteOf({ request: JSON.parse(request) as ListRequest, ...own }) : undefined;
  }, [endpoint, input, request, toInput, bounded]);
}
