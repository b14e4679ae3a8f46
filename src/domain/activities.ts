/** One entry of an activity (specification, section 3: "Operational activity"). */
export interface Participation {
  /** What it applies to: one label or several. */
  apply_to: string | readonly string[];
  /** Number of the package. */
  apply_to_package: number | string;
  /** 0: still to be used. */
  state: number | string;
  /** Yuan. */
  money: number | string;
}

/** An activity as `GET /api/v3/operational_activities` gives it. */
export interface Activity {
  id: number;
  userParticipation: readonly Participation[];
  isPopup: boolean;
}

/** The activities that the product knows, by id (specification, section 4). */
export const activityIds = {
  remoteNetworking: 1,
  twoGetOne: 2,
  experience: 3,
  fourGetThree: 4,
  fourGetFour: 5,
  freeUpgrade: 6,
} as const;

/** Label in `apply_to` of the entries that activity 1 looks for. */
export const remoteNetworkingLabel = '异地组网';

/** What the console shows because of activities. */
export interface ActivityFlags {
  twoGetOne: boolean;
  experience: boolean;
  fourGetThree: boolean;
  fourGetFour: boolean;
  freeUpgrade: boolean;
  /** The active one of 2, 4, 5 and 6; the last of them when there are several. */
  activeId?: number;
  /** The 28-yuan offer of package 2. */
  offer28: boolean;
  /** The 68-yuan offer of package 3. */
  offer68: boolean;
  /** Notice about remote networking on the SD-WAN pages. */
  sdwanNotice: boolean;
  /** Highest amount among the matching entries, whole yuan, rounded down; 0 without any. */
  maxMoney: number;
  /** Activities that ask for a pop-up, in the order given. */
  popups: readonly number[];
}

/** Reads what the running activities switch on (specification, section 4: "Activity flags by id"). */
export function activityFlags(activities: readonly Activity[]): ActivityFlags {
  const has = (id: number) => activities.some((activity) => activity.id === id);
  const recorded: number[] = [
    activityIds.twoGetOne,
    activityIds.fourGetThree,
    activityIds.fourGetFour,
    activityIds.freeUpgrade,
  ];
  const remote = activities.filter(({ id }) => id === activityIds.remoteNetworking);
  const matches = remote.flatMap(({ userParticipation }) => userParticipation.filter(matchesRemote));
  const offered = (number: number) => matches.some((entry) => Number(entry.apply_to_package) === number);
  return {
    twoGetOne: has(activityIds.twoGetOne),
    experience: has(activityIds.experience),
    fourGetThree: has(activityIds.fourGetThree),
    fourGetFour: has(activityIds.fourGetFour),
    freeUpgrade: has(activityIds.freeUpgrade),
    activeId: activities.filter(({ id }) => recorded.includes(id)).at(-1)?.id,
    offer28: offered(2),
    offer68: offered(3),
    sdwanNotice: remote.some(({ isPopup }) => isPopup),
    maxMoney: Math.floor(Math.max(0, ...matches.map(({ money }) => Number(money) || 0))),
    popups: activities.filter(({ isPopup }) => isPopup).map(({ id }) => id),
  };
}

/** Offers of activity 1 by package (specification, section 9), yuan. */
export const offers: Readonly<Record<number, number>> = { 2: 28, 3: 68 };

const matchesRemote = ({ apply_to, state }: Participation): boolean =>
  apply_to.includes(remoteNetworkingLabel) && Number(state) === 0;
