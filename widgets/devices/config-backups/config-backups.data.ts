import { useRead, useWrite } from '../../../src/api';
import {
  backupCompare,
  backupCreate,
  backupDownload,
  backupPlan,
  backupPlanSave,
  backupRemove,
  backupRestore,
  backups,
} from '../../../src/api/contract/backup';

/** Every read of backups on the page. */
const own = ['/api/v3/backup/'];

/** Most backups that one can compare with, newest first. */
const offered = 200;

/** Backups of a device, to compare with. */
export const useOthers = (device: string) => useRead(backups, { device, per_page: offered });

/** What changes between backups. */
export const useDifference = (input: { from: string; to?: string; reverse?: boolean }) => useRead(backupCompare, input);

/** When a gateway is backed up by itself. */
export const usePlan = (id: string) => useRead(backupPlan, id ? { id } : null);

/** What can be done with backups. */
export const useBackupActions = () => ({
  create: useWrite(backupCreate, own),
  remove: useWrite(backupRemove, own),
  restore: useWrite(backupRestore, [...own, '/api/v3/config/']),
  plan: useWrite(backupPlanSave, own),
  download: useWrite(backupDownload),
});
