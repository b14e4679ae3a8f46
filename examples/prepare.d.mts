interface Site {
  name: string;
  port: number;
}
/** The example sites that are quickly installed, and where each listens. */
export const sites: Site[];
/** Those whose frameworks are large. */
export const largeSites: Site[];
/** Installs and builds sites with what `npm pack` made; gives their folder. */
export function prepareExamples(wanted?: Site[]): string;
