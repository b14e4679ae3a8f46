/** Current version of the agreement of the star plan, and the day from which it holds. */
export const starAgreementNow = { version: '1', from: '2026-06-01' } as const;

/** What may be lent: whole GB of a disk, Mbps of the upload, and per cent of what was granted. */
export const starBounds = { gb: [1, 1_000_000], mbps: [1, 10_000], share: [10, 100] } as const;

/** How an application stands. */
export const starApplicationStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;

/** How the sharing of a gateway stands: `waiting` until the device said that it does as it was told. */
export const starOpenStates = ['on', 'waiting', 'failed', 'paused', 'ending'] as const;

/** Why a disk can join or not; `unreported`: its gateway never told of one. */
export const starDiskStates = ['free', 'applied', 'open', 'small', 'bad', 'full', 'unable', 'unreported'] as const;
export type StarDiskState = (typeof starDiskStates)[number];

export const starMedia = ['hdd', 'ssd', 'emmc', 'other'] as const;

export const starDisputeStates = ['open', 'answered'] as const;

/** Why a disk's day got no subsidy; empty: it got one. */
export const starUnpaid = ['', 'campaign', 'least', 'small'] as const;
