/**
 * Says in the developer console what whoever builds a page did wrong: its visitors can do nothing about it. The one door to
 * that console, so that nothing else of ours ends there.
 */
export const tellDeveloper = (sentence: string, how: 'error' | 'warn' = 'error'): void =>
  console[how](`Netpane: ${sentence}`);
