import type { Contract } from '../src/element/contract';
import { alarmListContract } from './alarm-list/alarm-list.contract';
import { loginContract } from './login/login.contract';
import { deviceCountsContract } from './device-counts/device-counts.contract';
import { alarmSummaryContract } from './alarm-summary/alarm-summary.contract';

/** Every widget's contract, by name. Read by the manifest, the tests and the console's routes; pulls no component. */
export const contracts = {
  'alarm-list': alarmListContract,
  login: loginContract,
  'device-counts': deviceCountsContract,
  'alarm-summary': alarmSummaryContract,
} satisfies Record<string, Contract>;

/** How to load what defines each tag, by name: all that the autoloader needs. */
export const elements: { readonly [N in keyof typeof contracts]: () => Promise<unknown> } = {
  'alarm-list': () => import('./alarm-list/element'),
  login: () => import('./login/element'),
  'device-counts': () => import('./device-counts/element'),
  'alarm-summary': () => import('./alarm-summary/element'),
};
