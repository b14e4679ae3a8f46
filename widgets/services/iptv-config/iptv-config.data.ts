import { useRead } from '../../../src/api';
import { iptvNodes, iptvState } from '../../../src/api/contract/iptv';

/** Milliseconds between two looks. */
const every = 15_000;

/** What a gateway said last of its television. */
export const useIptvState = (gwid: string) => useRead(iptvState, { gwid }, { every });
/** The sources of the account. */
export const useNodes = () => useRead(iptvNodes, { per_page: 10 }, { every });
