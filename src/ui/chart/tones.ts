import type { FlowCategory } from '../../domain/device';
import { token, type TokenName } from '../../theme';

/** A place in the charts' palette. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'other';

/** The colour of a tone, for styles. */
export const ink = (tone: Tone): string => token(`chart-${tone}`);

/** Order in which the parts of a whole take their colours: neighbours differ most, for colour-blind readers too. */
export const toneOrder: readonly Tone[] = [1, 3, 2, 4, 5, 6, 7, 8];

/** The tone of the part at a position; what is beyond the palette shares one. */
export const toneAt = (position: number): Tone => toneOrder[position] ?? 'other';

/** A category of traffic has one colour in the whole product. */
export const flowTones: Readonly<Record<FlowCategory, Tone>> = {
  Video: 1,
  HTTP: 3,
  Download: 2,
  IM: 4,
  Game: 5,
  Transport: 6,
  Common: 7,
  Test: 8,
  Others: 'other',
  Unknown: 'other',
};

/** How a line is drawn, so that it is told from its neighbours without colour. */
export type Stroke = 'solid' | 'dashed' | 'dotted';

const strokes: readonly Stroke[] = ['solid', 'dashed', 'dotted'];

/** The stroke of the line at a position. */
export const strokeAt = (position: number): Stroke => strokes[position % strokes.length]!;

const steps: readonly TokenName[] = ['seq-0', 'seq-1', 'seq-2', 'seq-3', 'seq-4', 'seq-5'];

/** Colour of a step in something ordered, 0 the least to 5 the most. */
export const heat = (step: number): string => token(steps[Math.min(5, Math.max(0, Math.round(step)))] ?? 'seq-0');

/** The step of a value between 0 and the most: nothing is 0, everything else 1 to 5. */
export const heatStep = (value: number, most: number): number =>
  most > 0 && value > 0 ? Math.max(1, Math.ceil((value / most) * 5)) : 0;
