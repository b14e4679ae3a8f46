/** Parts of a referral code: whose it is, and which package it is about. */
export interface ReferralCode {
  agent: string;
  /** Code of a package. */
  package?: string;
}

/** Reads `NP8K2` or `NP8K2-SW`; undefined for everything else. Small letters are taken for big ones. */
export function readReferral(code: string | null | undefined): ReferralCode | undefined {
  const [, agent, about] = /^(NP[0-9A-Z]{3,6})(?:-([0-9A-Z]{2}))?$/.exec((code ?? '').trim().toUpperCase()) ?? [];
  return agent ? { agent, ...(about && { package: about }) } : undefined;
}

/** The code that stands in a link. */
export const referralCode = (agent: string, about?: string): string => (about ? `${agent}-${about}` : agent);

/** States of a customer that an agent brought, in the order they are reached; `invalid` leads nowhere. */
export const referralStages = ['lead', 'contacted', 'registered', 'bound', 'paid', 'invalid'] as const;

/** Of these, what the agent says of a lead; the others are what the customer did. */
export const leadStates = ['lead', 'contacted', 'invalid'] as const;
export type LeadState = (typeof leadStates)[number];

/** Whether somebody at this stage is a lead still. */
export const isLead = (stage: (typeof referralStages)[number]): stage is LeadState =>
  (leadStates as readonly string[]).includes(stage);

/** States of a commission. */
export const commissionStates = ['pending', 'settled', 'refunded'] as const;

/** Day of the month on which the commissions of the months before are settled. */
export const settleDay = 5;

/** Commission in fen of what a customer paid; parts of a fen are not paid out. */
export const commissionOf = (paidFen: number, percent: number): number =>
  Math.floor((Math.trunc(paidFen) * percent) / 100);
