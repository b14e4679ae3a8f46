/** The example sites and where each listens. */
export const sites: { name: string; port: number }[];
/** Installs and builds them with what `npm pack` made; gives their folder. */
export function prepareExamples(): string;
