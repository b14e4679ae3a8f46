import { useRead, useWrite } from '../../../src/api';
import { diagnose, diagnoses } from '../../../src/api/contract/command';

/** Orders a diagnosis. */
export const useDiagnose = () => useWrite(diagnose, ['/api/v3/device/diagnoses']);

/** What was diagnosed from a gateway, newest first. */
export const useDiagnoses = (gwid: string) => useRead(diagnoses, gwid ? { gwid } : null);
