import { useRead, useWrite } from '../../../src/api';
import {
  billingPlanRemove,
  billingPlans,
  billingPlanSave,
  subscriberOpen,
  subscriberRecharge,
  subscriberRemove,
  subscriberSave,
  subscriberSwitch,
} from '../../../src/api/contract/billing';

/** Milliseconds between two looks. */
export const every = 10_000;

/** What a change touches. */
const touched = ['/api/v3/billing/'];

/** All plans, for choices. */
export const usePlans = () => useRead(billingPlans, { per_page: 1000 });

/** The ways to change subscribers. */
export const useSubscriberActions = () => ({
  open: useWrite(subscriberOpen, touched),
  save: useWrite(subscriberSave, touched),
  turn: useWrite(subscriberSwitch, touched),
  remove: useWrite(subscriberRemove, touched),
  recharge: useWrite(subscriberRecharge, touched),
});

/** The ways to change plans. */
export const usePlanActions = () => ({
  save: useWrite(billingPlanSave, touched),
  remove: useWrite(billingPlanRemove, touched),
});
