/** How a link is: as it was measured, or `planned` while it is only drawn. */
export type EdgeState = 'linked' | 'relay' | 'unlinked' | 'unknown' | 'planned';

/** A node of the drawing; `x` and `y` are its middle. */
export interface CanvasNode {
  id: string;
  title: string;
  /** Second line. */
  note: string;
  /** A centre is drawn stronger. */
  centre: boolean;
  online: boolean;
  /** Drawn weakly: it is not what is looked for. */
  faded?: boolean | undefined;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  x: number;
  y: number;
}

/** A link between two nodes. */
export interface CanvasEdge {
  from: string;
  to: string;
  state: EdgeState;
  backup: boolean;
  /** On the line: `34 ms`. */
  label: string;
}

/** What part of the drawing is seen: its middle, and how large a unit is, px. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** A rectangle in units of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of a node in units of the drawing. */
export const size = { width: 152, height: 52 } as const;
