export { PreparedImport } from './prepared-import';
export { preparedImportContract } from './prepared-import.contract';
