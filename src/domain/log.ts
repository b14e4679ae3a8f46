/** Logs of the product (specification, section 2): guests' sign-ins, firmware, services, what people did, devices. */
export const logKinds = ['auth', 'upgrade', 'business', 'action', 'online'] as const;
export type LogKind = (typeof logKinds)[number];
