import { useEffect, useState } from 'react';
import { useClient, useRead, useWrite, type InputOf } from '../../../src/api';
import { devices } from '../../../src/api/contract/device';
import { siteApply, sitePlan, sites, siteTemplate } from '../../../src/api/contract/site-template';
import type { Known } from './site-template-apply.model';

/** Milliseconds without a key before the plan of what was typed is asked for. */
const pause = 400;
/** Gateways of one answer, and answers of a search for those that a file names. */
const atOnce = 1000;
const mostAnswers = 10;

/** A model. */
export const useTemplate = (id: string) => useRead(siteTemplate, id ? { id } : null);
/** Sites that follow it. */
export const useSites = (id: string) => useRead(sites, id ? { id, per_page: 500 } : null);
/** Lets gateways follow it. */
export const useApply = () => useWrite(siteApply, ['/api/v3/template/', '/api/v3/job/', '/api/v3/config/']);

/** What would change at sites, a moment after the last change. */
export function usePlan(input: InputOf<typeof sitePlan> | null) {
  const [settled, settle] = useState(input);
  const key = JSON.stringify(input);
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(key) as typeof input), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return { ...useRead(sitePlan, settled, { keep: true }), late: JSON.stringify(settled) !== key };
}

/** Reads all gateways of the account, for finding those that a file names. */
export function useGateways(): () => Promise<Known[]> {
  const client = useClient();
  return async () => {
    const found: Known[] = [];
    for (let page = 1; page <= mostAnswers; page++) {
      const { data } = await client.call(devices, { kind: 'gateway', page, per_page: atOnce, sort: 'remark' });
      found.push(...data.list.map(({ id, remark, serial }) => ({ gwid: id, remark, serial })));
      if (found.length >= data.total) break;
    }
    return found;
  };
}
