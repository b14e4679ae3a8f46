import { useWrite } from '../../../src/api';
import { diagnose } from '../../../src/api/contract/command';

/** Orders a diagnosis. */
export const useDiagnose = () => useWrite(diagnose);
