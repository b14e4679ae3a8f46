export { DataTable } from './data-table';
export { columns } from './types';
export { RowName } from './parts/row-name';
export { toInput as listInput, type ListState } from './model/list-state';
export { useOpened } from './hooks/use-opened';
export { givenFilter } from './given-filter';
export { saveFile } from './export/file';
export type { BatchAction, Column, DataTableProps, Filter, ListRequest, Picked, RowAction } from './types';
