import { useRead, useWrite } from '../../../../src/api';
import {
  settingDetail,
  settingGateways,
  settingMeasure,
  settingRetry,
  settingSave,
  settingSwitch,
} from '../../../../src/api/contract/setting';
import type { SettingService } from '../../../../src/domain/service-setting';

/** What a change touches. */
const touched = ['/api/v3/setting/', '/api/v3/iptv/'];
/** Milliseconds between two looks: deliveries take seconds. */
const every = 5_000;
/** Gateways that are shown at once; more are searched. */
const shown = 100;

/** Gateways with a service. */
export const useGateways = (service: SettingService, q: string) =>
  useRead(settingGateways, { service, per_page: shown, ...(q && { q }) }, { every, keep: true });

/** What a service sets on a gateway; `''`: not yet. */
export const useSetting = (service: SettingService, gwid: string) =>
  useRead(settingDetail, gwid ? { service, gwid } : null, { every });

/** What can be done about it. */
export const useSettingWrites = () => ({
  save: useWrite(settingSave, touched),
  turn: useWrite(settingSwitch, touched),
  retry: useWrite(settingRetry, touched),
  measure: useWrite(settingMeasure, touched),
});
