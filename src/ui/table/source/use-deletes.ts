import { useMemo } from 'react';
import { useClient } from '../../../api';
import type { DataTableProps, TableProps } from '../types';
import { deleteEndpoint } from './request';

/** Ways to delete: the table's own, else the configured calls of a list request (specification, section 7). */
export function useDeletes<Row extends object>(
  props: DataTableProps<Row>,
  keyOf: (row: Row) => string,
): Pick<TableProps<Row>, 'remove' | 'removeMany'> {
  const client = useClient();
  const { remove, removeMany, request } = props;
  const deleteUrl = request?.deleteUrl;
  const batchDeleteUrl = request?.batchDeleteUrl;
  return useMemo(() => {
    const call = (url: string, input: Record<string, unknown>) =>
      client.call(deleteEndpoint(url), input as Record<string, never>, { quiet: true });
    const one = remove ?? (deleteUrl ? (row: Row) => call(deleteUrl, { id: keyOf(row) }) : undefined);
    const many = removeMany ?? (batchDeleteUrl ? (ids: string[]) => call(batchDeleteUrl, { ids }) : undefined);
    return { ...(one && { remove: one }), ...(many && { removeMany: many }) };
  }, [client, remove, removeMany, deleteUrl, batchDeleteUrl, keyOf]);
}
