export { DataTable } from './data-table';
export { columns } from './types';
export { RowName, type RowNameProps } from './parts/row-name';
export { toInput as listInput, type ListState } from './model/list-state';
export { saveFile } from './export/file';
export type {
  BatchAction,
  Column,
  DataTableProps,
  EditCell,
  EndpointSource,
  Filter,
  ListRequest,
  Option,
  Picked,
  RequestSource,
  RowAction,
  RowOf,
  RowsSource,
  TableProps,
} from './types';
