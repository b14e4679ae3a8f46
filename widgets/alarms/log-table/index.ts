export { LogTable } from './log-table';
export { logTableContract } from './log-table.contract';
