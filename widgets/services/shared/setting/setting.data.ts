import { useState } from 'react';
import { useRead, useWrite } from '../../../../src/api';
import {
  type SettingDetail,
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
/** Milliseconds between two looks, and while something is on its way to the gateway or back: that takes seconds. */
const every = 5_000;
const soon = 1_500;
/** Gateways that are shown at once; more are searched. */
const shown = 100;

/** Gateways with a service. */
export const useGateways = (service: SettingService, q: string) =>
  useRead(settingGateways, { service, per_page: shown, ...(q && { q }) }, { every, keep: true });

/** What a service sets on a gateway; `''`: not yet. */
export function useSetting(service: SettingService, gwid: string) {
  const [awaited, setAwaited] = useState(false);
  const read = useRead(settingDetail, gwid ? { service, gwid } : null, { every: awaited ? soon : every });
  const now = read.data !== undefined && isAwaited(read.data);
  if (now !== awaited) setAwaited(now);
  return read;
}

/** Whether the gateway, if it is there, has still to answer. */
const isAwaited = ({ online, delivery, measures }: SettingDetail): boolean =>
  online && (delivery === 'pending' || delivery === 'sent' || measures[0]?.state === 'asked');

/** What can be done about it. */
export const useSettingWrites = () => ({
  save: useWrite(settingSave, touched),
  turn: useWrite(settingSwitch, touched),
  retry: useWrite(settingRetry, touched),
  measure: useWrite(settingMeasure, touched),
});
