import type { HomePopup } from '../../../src/domain/popup-turns';

/** Where this browser remembers that the campaign was shown (specification, section 4: "local flag"). */
const flag = 'np.campaign_shown';

/** The browser's storage; it may refuse it, then the campaign is shown once a visit. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Whether the campaign was shown in this browser before. */
export const campaignWasShown = (): boolean => storage()?.getItem(flag) === '1';

/** The campaign shows once: from now on it was shown. */
export const rememberCampaign = (): void => storage()?.setItem(flag, '1');

const closed = new Map<string, readonly HomePopup[]>();

/** Whether one was closed during this visit over a connection; leaving the home page and coming back changes nothing. */
export const closedBefore = (client: string, popup: HomePopup): boolean => closed.get(client)?.includes(popup) ?? false;

/** Remembers that a pop-up was closed during this visit. */
export const rememberClosed = (client: string, popup: HomePopup): void =>
  void closed.set(client, [...(closed.get(client) ?? []), popup]);
