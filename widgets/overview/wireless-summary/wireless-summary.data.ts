import { useRead } from '../../../src/api';
import { apComplex, wirelessWeek } from '../../../src/api/contract/stats';

/** Wireless terminals and rates now, every 30 seconds. */
export const useWireless = () => useRead(apComplex, {}, { every: 30_000, onFocus: true });

/** Wireless traffic by day: changes at midnight. */
export const useWirelessWeek = () => useRead(wirelessWeek, {}, { every: 600_000 });
