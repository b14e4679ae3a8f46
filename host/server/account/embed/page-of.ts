/** The page of somebody else that a call comes from. */
export interface ForeignPage {
  origin: string;
  /** It shows a frame of ours, whose script names the page around it as the browser told it. */
  framed: boolean;
}

/** Undefined for pages of this server, and for what is no browser. The scheme is left out, as a proxy hides it. */
export function foreignPageOf(request: Request): ForeignPage | undefined {
  const said = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  if (said && hostOf(said) !== host) return { origin: said, framed: false };
  const around = request.headers.get('netpane-parent');
  return around ? { origin: around, framed: true } : undefined;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
