export { ConfigBackups } from './config-backups';
export { configBackupsContract } from './config-backups.contract';
