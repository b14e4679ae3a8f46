import { accountCare, uploadCare } from './account-care';
import { bulk, bulkCare } from './bulk';
import { commissions } from './commissions';
import { checkpoint } from './checkpoint';
import { fleetJobs } from './fleet';
import { securityJobs } from './security';
import { incomeJobs } from './income';
import { housekeeping } from './housekeeping';
import type { Job } from '../kit/context/context';
import { historyCare, historyCounts, syslogCare } from './logs';
import { noticeCare, notices } from './notices';
import { passwordCare, passwords } from './passwords';
import { sdwanAlarms, sdwanChecks, sdwanHours } from './sdwan';
import { people } from './people';
import { prepared } from './prepared';
import { strategies } from './strategies';
import { templates } from './templates';
import { payments } from '../services/payments/care';
import { payBacks } from '../services/payments/pay-back';
import { serviceCare } from './service';

/** Background work of the server, in the order it starts. */
export const jobs: readonly Job[] = [
  checkpoint,
  housekeeping,
  accountCare,
  uploadCare,
  commissions,
  ...incomeJobs,
  historyCare,
  historyCounts,
  syslogCare,
  ...fleetJobs,
  notices,
  noticeCare,
  prepared,
  strategies,
  passwords,
  passwordCare,
  people,
  templates,
  bulk,
  bulkCare,
  sdwanChecks,
  sdwanAlarms,
  sdwanHours,
  serviceCare,
  payments,
  payBacks,
  ...securityJobs,
];
